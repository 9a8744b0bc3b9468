import { CONFIRM_HOURS } from '~/domain/accounts/email/contract';
import { linkToken } from '~/infra/mail/link-token';
import { aGuest, aPerson, aRegistration } from '~/infra/tooling/testing/factories/accounts';
import { linkTo, mailsTo } from '~/infra/tooling/testing/factories/mails';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const HOUR = 3_600_000;
const CONFIRM = 'Confirm your email address';

describe('confirmation of an address', () => {
  const world = openWorld();

  async function registered(email: string) {
    const client = world.client();
    expect(await client.post('/register/', aRegistration({ email }))).toMatchObject({ status: 200 });
    const account = await table(world, 'accounts').one({ email });
    return { client, id: account.id };
  }
  const confirmedAt = async (id: number) => (await table(world, 'accounts').one({ id })).email_confirmed_at;

  it('registering sends a link that works once, on any device', async () => {
    const { client, id } = await registered('rosa@test.example');
    expect((await client.get('/api/account/email/')).body).toEqual({
      email: 'rosa@test.example',
      confirmed: false,
      pending: null,
    });
    const path = await linkTo(world, 'rosa@test.example', CONFIRM);
    const phone = world.client();
    expect((await phone.get(path)).body).toEqual({ state: 'open', email: 'rosa@test.example', change: false });
    // A program that looks at the links of a mail confirms nothing.
    expect(await confirmedAt(id)).toBeNull();
    expect(await phone.post(path)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await confirmedAt(id)).toEqual(world.clock.now());
    expect((await phone.get(path)).body).toMatchObject({ state: 'used' });
    expect(await phone.post(path)).toMatchObject({ status: 409, body: { type: '/problems/link-used' } });
    expect((await client.get('/api/account/email/')).body).toMatchObject({ confirmed: true });
    expect(await client.post('/api/account/email/confirmation/')).toMatchObject({
      status: 409,
      body: { type: '/problems/email-confirmed' },
    });
  });

  it('if two tabs confirm at once, one answers that the link was used', async () => {
    await registered('twice@test.example');
    const path = await linkTo(world, 'twice@test.example', CONFIRM);
    const answers = await Promise.all([world.client(), world.client()].map((client) => client.post(path)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an older link is used up by a newer one', async () => {
    const { client } = await registered('older@test.example');
    const first = await linkTo(world, 'older@test.example', CONFIRM);
    await client.post('/api/account/email/confirmation/');
    const second = await linkTo(world, 'older@test.example', CONFIRM);
    expect(second).not.toBe(first);
    await client.post(second);
    expect((await client.get(first)).body.state).toBe('used');
    expect(await client.post(first)).toMatchObject({ status: 409, body: { type: '/problems/link-used' } });
  });

  it('a link expires after 24 hours', async () => {
    const { client, id } = await registered('late@test.example');
    const path = await linkTo(world, 'late@test.example', CONFIRM);
    world.clock.advance(CONFIRM_HOURS * HOUR);
    expect((await client.get(path)).body.state).toBe('expired');
    expect(await client.post(path)).toMatchObject({ status: 409, body: { type: '/problems/link-expired' } });
    expect(await confirmedAt(id)).toBeNull();
  });

  it('is sent again at most three times an hour, and then the answer says so', async () => {
    const { client } = await registered('often@test.example');
    const again = () => client.post('/api/account/email/confirmation/');
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, body: { type: '/problems/mails-limited' } });
    expect(await mailsTo(world, 'often@test.example')).toHaveLength(3);
    world.clock.advance(HOUR);
    expect((await again()).status).toBe(200);
  });

  it('nothing else goes to an address that is not confirmed', async () => {
    const { client } = await registered('quiet@test.example');
    await client.post('/forgotten-password/', { username: 'quiet@test.example' });
    const body = { old_password: 'practise-2026', password: 'cardamom-81', password_confirm: 'cardamom-81' };
    expect((await client.post('/api/account/password/', body)).status).toBe(200);
    // Somebody who forgot their password is sent the confirmation again; once it is confirmed, they can ask again.
    expect((await mailsTo(world, 'quiet@test.example')).map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM]);
  });

  it('a made-up link, and one that is signed for something else, is not there', async () => {
    const client = world.client();
    const secret = world.deps.config.sessionSecret;
    for (const token of [
      'x',
      'a.b',
      '0b7d2c52-5a2e-4f0e-9a39-0e9c2d0c8f11.signature',
      linkToken(secret, 'marketing-1'),
      linkToken(secret, '0b7d2c52-5a2e-4f0e-9a39-0e9c2d0c8f11'),
      linkToken('another secret', '0b7d2c52-5a2e-4f0e-9a39-0e9c2d0c8f11'),
    ])
      for (const page of ['confirm-email', 'reset-password', 'undo-email-change']) {
        const fields = { password: 'cardamom-81', password_confirm: 'cardamom-81' };
        expect((await client.get(`/${page}/${token}/`)).status).toBe(404);
        expect(await client.post(`/${page}/${token}/`, fields)).toMatchObject({
          status: 404,
          body: { type: '/problems/link-unknown' },
        });
      }
  });

  it('a link of one kind does nothing at the page of another', async () => {
    await aPerson(world, { email: 'kind@test.example' });
    await world.client().post('/forgotten-password/', { username: 'kind@test.example' });
    const reset = await linkTo(world, 'kind@test.example', 'Choose a new password');
    expect((await world.client().post(reset.replace('reset-password', 'confirm-email'))).status).toBe(404);
  });

  it('guests have no address to ask about', async () => {
    const guest = await world.signedIn(await aGuest(world));
    expect((await guest.get('/api/account/email/')).status).toBe(403);
    expect((await world.client().get('/api/account/email/')).status).toBe(401);
  });

  it('is in the language of the account', async () => {
    const client = world.client();
    await client.post('/register/', aRegistration({ email: 'luz@test.example' }), {
      headers: { 'accept-language': 'es' },
    });
    expect(await linkTo(world, 'luz@test.example', 'Confirma tu dirección de correo')).toMatch(/^\/confirm-email\//);
  });
});
