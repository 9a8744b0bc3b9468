import { z } from 'zod';
import { mail } from '~/domain/kit/mail';
import { subscriptionId } from '~/domain/mails/subscription-id';
import { sendMail } from '~/domain/mails/send-mail';
import { linkToken } from '~/infra/mail/link-token';
import { renderMail } from '~/infra/mail/render';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { mailsTo } from '~/infra/tooling/testing/factories/mails';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const words = { subject: 'What is new', text: ['{what} is new.'] };
const newsMail = mail({
  name: 'test.news',
  values: z.object({ what: z.string() }),
  optional: 'marketing',
  words: { en: words, es: words },
});

describe('mails that somebody asked for', () => {
  const world = openWorld();
  const sign = (id: string) => linkToken(world.deps.config.sessionSecret, id);

  async function subscriber() {
    const person = await aPerson(world);
    await table(world, 'accounts').update(
      { id: person.id },
      { receive_marketing_emails: true, receive_following_emails: true },
    );
    const wants = async () => {
      const account = await table(world, 'accounts').one({ id: person.id });
      return [account.receive_marketing_emails, account.receive_following_emails];
    };
    return { person, wants, path: `/unsubscribe/${sign(subscriptionId(person.id, 'marketing'))}/` };
  }

  it('go to nobody who has not asked for them', async () => {
    const person = await aPerson(world);
    const send = () =>
      world.deps.inTransaction((tx) =>
        sendMail(tx, { accountId: person.id, template: newsMail, values: { what: 'A pack' } }),
      );
    expect(await send()).toBe('unwanted');
    const { person: asked } = await subscriber();
    const rows = await world.deps.inTransaction((tx) =>
      sendMail(tx, { accountId: asked.id, template: newsMail, values: { what: 'A pack' } }),
    );
    expect(rows).toBe('queued');
    await world.deps.dataSource.query(`DELETE FROM outbox`);
  });

  it('say in their headers how a provider ends them with one click (RFC 8058)', async () => {
    const { person, path } = await subscriber();
    const rendered = renderMail(
      newsMail,
      { what: 'A pack' },
      { language: 'en', accountId: person.id, origin: 'https://practice.example', sign },
    );
    expect(rendered.unsubscribeUrl).toBe(`https://practice.example${path}`);
    expect(rendered.text).toContain(`Stop these emails: https://practice.example${path}`);
    await world.deps.mailer.send({ ...rendered, id: 'news-1', to: 'asked@test.example', date: world.clock.now() });
    const [received] = await mailsTo(world, 'asked@test.example');
    expect(received).toMatchObject({ subject: 'What is new', list_unsubscribe: `https://practice.example${path}` });
  });

  it('are ended by a provider, which has no cookie and sends a form', async () => {
    const { path, wants } = await subscriber();
    const answer = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect(await wants()).toEqual([false, true]);
  });

  it('are ended by the person, without signing in; a second time changes nothing', async () => {
    const { path, wants } = await subscriber();
    const client = world.client();
    expect((await client.get(path)).body).toEqual({ kind: 'marketing', subscribed: true });
    // Looking at the page ends nothing.
    expect(await wants()).toEqual([true, true]);
    for (let times = 0; times < 2; times += 1) expect((await client.post(path)).status).toBe(200);
    expect((await client.get(path)).body).toEqual({ kind: 'marketing', subscribed: false });
    expect(await wants()).toEqual([false, true]);
  });

  it('are not ended by a made-up token, or by one that is signed for something else', async () => {
    const { person, wants } = await subscriber();
    const right = sign(subscriptionId(person.id, 'marketing'));
    for (const token of ['x', `marketing-${person.id}.x`, right.slice(0, -1), sign(String(person.id)), sign('other-1')])
      for (const method of ['get', 'post'] as const)
        expect((await world.client()[method](`/unsubscribe/${token}/`)).status).toBe(404);
    expect(await wants()).toEqual([true, true]);
  });
});
