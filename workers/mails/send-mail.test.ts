import { confirmEmailMail, emailChangeMail, passwordChangedMail } from '~/domain/accounts/email/mails';
import type { Transaction } from '~/domain/kit/transaction';
import { deleteOldMails, MAIL_DAYS } from '~/domain/mails/delete-old-mails';
import { sendMail } from '~/domain/mails/send-mail';
import { readLinkToken } from '~/infra/mail/link-token';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { type SmtpReceived, startSmtpServer, type TestSmtpServer } from '~/infra/tooling/testing/smtp-server';
import { openWorld, World } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const LINK_ID = '0b7d2c52-5a2e-4f0e-9a39-0e9c2d0c8f11';
const HOUR = 3_600_000;

describe('mails', () => {
  let smtp: TestSmtpServer;
  let world: World;
  beforeAll(async () => {
    smtp = await startSmtpServer({ user: 'wardmates', pass: 'p@ss:word' });
    world = new World({
      publicUrl: 'https://practice.example',
      mail: { smtpUrl: smtp.url, from: 'Wardmates <no-reply@practice.example>', mailbox: false },
    });
    await world.open();
  });
  afterAll(async () => {
    await world.close();
    await smtp.close();
  });
  afterEach(() => {
    smtp.answer(null);
    smtp.received.length = 0;
    smtp.onTaken = null;
  });
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => world.deps.inTransaction(work);
  const sent = async () => (await world.drain(), smtp.received);

  it('goes out as text and HTML, in the language of the account, with a link from PUBLIC_URL', async () => {
    const ana = await aPerson(world, { language: 'es', email: 'ana@test.example', confirmed: false });
    const outcome = await inTransaction((tx) =>
      sendMail(tx, { accountId: ana.id, template: confirmEmailMail, values: { link_id: LINK_ID } }),
    );
    expect(outcome).toBe('queued');
    const [{ from, to, mail, raw }] = (await sent()) as [SmtpReceived];
    expect({ from, to }).toEqual({ from: 'no-reply@practice.example', to: ['ana@test.example'] });
    expect(mail).toMatchObject({
      subject: 'Confirma tu dirección de correo',
      from: { name: 'Wardmates', address: 'no-reply@practice.example' },
      messageId: expect.stringMatching(/^<[\da-f-]{36}@practice\.example>$/),
    });
    const link = /https:\/\/practice\.example\/confirm-email\/([^/]+)\//;
    const [, token = ''] = link.exec(mail.text!) ?? [];
    expect(mail.html).toContain(`href="https://practice.example/confirm-email/${token}/"`);
    expect(readLinkToken(world.deps.config.sessionSecret, token)).toBe(LINK_ID);
    expect(mail.html).toContain('<html lang="es">');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated/m);
    // The token is made when the mail is sent.
    const rows = JSON.stringify(await world.deps.dataSource.query('SELECT * FROM mails'));
    expect(rows).toContain(LINK_ID);
    expect(rows).not.toContain(token);
  });

  it('is not sent when its transaction fails', async () => {
    const ana = await aPerson(world);
    await expect(
      inTransaction(async (tx) => {
        await sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} });
        throw new Error('changed our mind');
      }),
    ).rejects.toThrow('changed our mind');
    expect(await sent()).toEqual([]);
  });

  it('escapes what people wrote, and lets nobody begin another header or line', async () => {
    const ana = await aPerson(world);
    const new_email = '<img src=x onerror=alert(1)>\r\nBcc: everybody@test.example';
    await inTransaction((tx) =>
      sendMail(tx, { accountId: ana.id, template: emailChangeMail, values: { link_id: LINK_ID, new_email } }),
    );
    const [{ to, mail, raw }] = (await sent()) as [SmtpReceived];
    expect(to).toHaveLength(1);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: everybody@test.example');
    expect(mail.html).not.toContain('<img');
    expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('an unconfirmed address gets its confirmation and nothing else, three an hour', async () => {
    const ana = await aPerson(world, { confirmed: false });
    const confirm = () =>
      inTransaction((tx) =>
        sendMail(tx, { accountId: ana.id, template: confirmEmailMail, values: { link_id: LINK_ID } }),
      );
    expect(
      await inTransaction((tx) => sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} })),
    ).toBe('unconfirmed');
    // Five at once are counted one after another.
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(confirm));
    expect(outcomes.sort()).toEqual(['limited', 'limited', 'queued', 'queued', 'queued']);
    expect((await sent()).map(({ mail }) => mail.subject)).toEqual(Array(3).fill('Confirm your email address'));
    world.clock.advance(HOUR);
    expect(await confirm()).toBe('queued');
    // Another account that names the same address does not get it more.
    const other = await aPerson(world);
    const { email } = await table(world, 'accounts').one({ id: ana.id });
    const toOther = () =>
      inTransaction((tx) =>
        sendMail(tx, {
          accountId: other.id,
          to: email!.toUpperCase(),
          template: confirmEmailMail,
          values: { link_id: LINK_ID },
        }),
      );
    expect([await toOther(), await toOther(), await toOther()]).toEqual(['queued', 'queued', 'limited']);
    await world.drain();
  });

  it('goes to the address of the moment in which it was handed over', async () => {
    const ana = await aPerson(world, { email: 'before@test.example' });
    await inTransaction((tx) => sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} }));
    await table(world, 'accounts').update({ id: ana.id }, { email: 'after@test.example' });
    expect((await sent()).map(({ to }) => to)).toEqual([['before@test.example']]);
  });

  it('killed after the server took it, it is sent again with the same Message-ID and then never more', async () => {
    const ana = await aPerson(world);
    await inTransaction((tx) => sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} }));
    const { inTransaction: real } = world.deps;
    const deps = world.deps as { inTransaction: typeof real };
    deps.inTransaction = () => Promise.reject(new Error('killed'));
    const [row] = await world.deps.dataSource.query(`SELECT id, body FROM outbox WHERE name = 'mails.send'`);
    const { handlers } = await import('../rooms');
    const { runDelivery } = await import('../registry');
    const handler = handlers.find(({ job }) => job.name === 'mails.send')!;
    const run = () => runDelivery(world.deps, handler, { outbox_id: row.id, payload: row.body, trace: null }, false);
    await expect(run()).rejects.toThrow('killed');
    deps.inTransaction = real;
    await run();
    await run();
    const ids = smtp.received.map(({ mail }) => mail.messageId);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await world.deps.dataSource.query('SELECT id FROM outbox WHERE id = $1', [row.id])).toEqual([]);
  });

  it.each([
    [451, 'the SMTP server answered 451', false],
    [550, 'the SMTP server refused the mail: 550', true],
  ])(
    'a server that answers %i leaves a failure that operators see and that names nobody',
    async (code, says, final) => {
      const ana = await aPerson(world);
      await inTransaction((tx) => sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} }));
      smtp.answer(code);
      const [failure] = await world.drain();
      expect(failure?.message).toBe(says);
      expect(failure?.name === 'UnrecoverableError').toBe(final);
      const staff = await world.signedIn(await aPerson(world, { roles: ['learner', 'staff'] }));
      const host = { headers: { host: 'practice.example' } };
      const { body } = await staff.get('/ops/jobs/?queue=mails.send&state=failed', host);
      expect(body.items[0]).toMatchObject({
        failure: says,
        affects: { people: [ana.name], thing: 'accounts.password-changed', missed: true },
      });
      smtp.answer(null);
      await staff.post('/ops/', { data_request: 'retry_job', job_id: body.items[0].id }, host);
      expect((await sent()).map(({ mail }) => mail.subject)).toEqual(['Your password was changed']);
    },
  );

  it.each(['a,b@test.example', 'a<b@test.example', '"a"@test.example'])(
    'the address %s, which a header would take for another, is refused',
    async (email) => {
      const ana = await aPerson(world, { email });
      await inTransaction((tx) => sendMail(tx, { accountId: ana.id, template: passwordChangedMail, values: {} }));
      expect((await world.drain()).map(({ message }) => message)).toEqual(['the address cannot be written in a mail']);
      expect(smtp.received).toEqual([]);
      await table(world, 'accounts').delete({ id: ana.id });
    },
  );

  it('is forgotten after 30 days, and with its account', async () => {
    const [ana, ben] = [await aPerson(world), await aPerson(world)];
    for (const { id } of [ana, ben])
      await inTransaction((tx) => sendMail(tx, { accountId: id, template: passwordChangedMail, values: {} }));
    await world.drain();
    const left = () =>
      world.deps.dataSource.query('SELECT account_id FROM mails WHERE account_id = ANY ($1)', [[ana.id, ben.id]]);
    await table(world, 'accounts').delete({ id: ana.id });
    expect(await left()).toEqual([{ account_id: ben.id }]);
    world.clock.advance(MAIL_DAYS * 24 * HOUR);
    await inTransaction((tx) => deleteOldMails(tx, 100));
    expect(await left()).toEqual([]);
  });
});

describe('without SMTP_URL', () => {
  const demo = openWorld({ demo: true });
  const elsewhere = openWorld({ mail: { smtpUrl: undefined, from: 'no-reply@test.example', mailbox: false } });
  const send = async (world: World) => {
    const person = await aPerson(world);
    await world.deps.inTransaction((tx) =>
      sendMail(tx, { accountId: person.id, template: passwordChangedMail, values: {} }),
    );
    return world.drain();
  };

  it('a demo keeps its mails in a mailbox that staff can read', async () => {
    expect(await send(demo)).toEqual([]);
    const staff = await demo.signedIn(await aPerson(demo, { roles: ['learner', 'staff'] }));
    const { body } = await staff.get('/ops/mailbox/');
    expect(body.mails).toMatchObject([{ subject: 'Your password was changed', path: '/forgotten-password/' }]);
    expect((await staff.get('/ops/mailbox/?to=nobody@test.example')).body.mails).toEqual([]);
    const learner = await demo.signedIn(await aPerson(demo));
    for (const client of [learner, demo.client()]) expect((await client.get('/ops/mailbox/')).status).toBe(404);
  });

  it('elsewhere there is no mailbox, and the mails wait as failed jobs', async () => {
    expect((await send(elsewhere)).map(({ message }) => message)).toEqual(['SMTP_URL is not set']);
    const staff = await elsewhere.signedIn(await aPerson(elsewhere, { roles: ['learner', 'staff'] }));
    expect((await staff.get('/ops/mailbox/')).status).toBe(404);
    const { openMailbox } = await import('~/infra/mail/mailbox');
    await expect(openMailbox(elsewhere.deps.config, elsewhere.deps.read)).rejects.toThrow('in a demo only');
  });
});
