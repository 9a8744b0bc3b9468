import { CONFIRM_HOURS, UNDO_DAYS } from '~/domain/accounts/email/contract';
import { aPerson, aRegistration, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { linkTo, mailsTo } from '~/infra/tooling/testing/factories/mails';
import { openWorld } from '~/infra/tooling/testing/world';
import { table } from '~/infra/tooling/testing/table';

const HOUR = 3_600_000;
const CONFIRM = 'Confirm your email address';
const CHANGING = 'Your email address is being changed';

describe('a change of address', () => {
  const world = openWorld();
  let people = 0;

  async function somebody(options: { confirmed?: boolean } = {}) {
    people += 1;
    const [email, next] = [`old${people}@test.example`, `new${people}@test.example`];
    const person = await aPerson(world, { email, ...options });
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    const change = (to: string) => client.post('/api/account/email/', { email: to });
    const emailNow = async () => (await table(world, 'accounts').one({ id: person.id })).email;
    return { person, client, email, next, change, emailNow };
  }
  const visitor = () => world.client();

  it('is confirmed by the new address; the old one hears of it and can take it back', async () => {
    const { person, client, email, next, change, emailNow } = await somebody();
    expect(await change(next)).toMatchObject({
      status: 200,
      body: { email, confirmed: true, pending: { email: next } },
    });
    expect(await emailNow()).toBe(email);
    const [confirm, undo] = [await linkTo(world, next, CONFIRM), await linkTo(world, email, CHANGING)];
    expect((await mailsTo(world, email))[0]!.text).toContain(next);

    expect((await visitor().get(confirm)).body).toEqual({ state: 'open', email: next, change: true });
    expect((await visitor().post(confirm)).status).toBe(200);
    expect(await emailNow()).toBe(next);
    expect((await client.get('/api/account/email/')).body).toEqual({ email: next, confirmed: true, pending: null });
    expect(await visitor().post(confirm)).toMatchObject({ status: 409, body: { type: '/problems/link-used' } });

    world.clock.advance(UNDO_DAYS * 24 * HOUR - 1);
    expect((await visitor().get(undo)).body).toEqual({ state: 'open', email, new_email: next });
    const elsewhere = await world.signedIn(person);
    expect((await visitor().post(undo)).status).toBe(200);
    expect(await emailNow()).toBe(email);
    expect((await elsewhere.get('/api/session/')).body.person).toBeNull();
    expect(await visitor().post(undo)).toMatchObject({ status: 409, body: { type: '/problems/link-used' } });
  });

  it('is there for 7 days, counted from when it took effect', async () => {
    const { email, next, change, emailNow } = await somebody();
    await change(next);
    const undo = await linkTo(world, email, CHANGING);
    world.clock.advance(CONFIRM_HOURS * HOUR - 1);
    await visitor().post(await linkTo(world, next, CONFIRM));
    world.clock.advance(UNDO_DAYS * 24 * HOUR - 1);
    expect((await visitor().get(undo)).body.state).toBe('open');
    world.clock.advance(1);
    expect((await visitor().get(undo)).body.state).toBe('expired');
    expect(await visitor().post(undo)).toMatchObject({ status: 409, body: { type: '/problems/link-expired' } });
    expect(await emailNow()).toBe(next);
  });

  it('that nobody has confirmed is stopped by the old address', async () => {
    const { email, next, change, emailNow } = await somebody();
    await change(next);
    const confirm = await linkTo(world, next, CONFIRM);
    expect((await visitor().post(await linkTo(world, email, CHANGING))).status).toBe(200);
    expect(await visitor().post(confirm)).toMatchObject({ status: 409, body: { type: '/problems/link-void' } });
    expect(await emailNow()).toBe(email);
  });

  it('wants the password again', async () => {
    const { person, email, next, emailNow } = await somebody();
    const client = await world.signedIn(person);
    expect(await client.post('/api/account/email/', { email: next })).toMatchObject({
      status: 403,
      body: { type: '/problems/confirmation-needed' },
    });
    expect(await mailsTo(world, next)).toEqual([]);
    expect(await emailNow()).toBe(email);
  });

  it('from another tab takes the place of the one before, whose link says so', async () => {
    const { email, next, change, emailNow } = await somebody();
    await change(`first-${next}`);
    await change(next);
    const [first, second] = [await linkTo(world, `first-${next}`, CONFIRM), await linkTo(world, next, CONFIRM)];
    expect((await visitor().get(first)).body.state).toBe('void');
    expect(await visitor().post(first)).toMatchObject({ status: 409, body: { type: '/problems/link-void' } });
    expect(await emailNow()).toBe(email);
    expect((await visitor().post(second)).status).toBe(200);
    expect(await emailNow()).toBe(next);
  });

  it('is one at a time, also for two tabs at once', async () => {
    const { person, next, change } = await somebody();
    await Promise.all([change(`first-${next}`), change(next)]);
    const rows = await world.deps.dataSource.query(
      'SELECT id FROM email_changes WHERE account_id = $1 AND confirmed_at IS NULL AND ended_at IS NULL',
      [person.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('can be given up', async () => {
    const { client, email, next, change } = await somebody();
    await change(next);
    expect((await client.post('/api/account/email/cancel/')).body).toEqual({ email, confirmed: true, pending: null });
    expect((await visitor().get(await linkTo(world, next, CONFIRM))).body.state).toBe('void');
  });

  it('the first address comes back although the address changed twice', async () => {
    const { email, next, change, emailNow } = await somebody();
    await change(next);
    await visitor().post(await linkTo(world, next, CONFIRM));
    const undoFirst = await linkTo(world, email, CHANGING);
    await change(`third-${next}`);
    await visitor().post(await linkTo(world, `third-${next}`, CONFIRM));
    const undoSecond = await linkTo(world, next, CHANGING);
    expect((await visitor().post(undoFirst)).status).toBe(200);
    expect(await emailNow()).toBe(email);
    // The owner of the second address cannot take the account again.
    expect(await visitor().post(undoSecond)).toMatchObject({ status: 409, body: { type: '/problems/link-void' } });
    expect(await emailNow()).toBe(email);
  });

  it('nobody else gets the old address while it can be taken back', async () => {
    const { email, next, change } = await somebody();
    await change(next);
    await visitor().post(await linkTo(world, next, CONFIRM));
    const answer = () => visitor().post('/register/', aRegistration({ email: email.toUpperCase() }));
    expect(await answer()).toMatchObject({ status: 422, body: { errors: [{ path: 'email' }] } });
    world.clock.advance(UNDO_DAYS * 24 * HOUR);
    expect((await answer()).status).toBe(200);
  });

  it('an address that somebody took meanwhile is not given', async () => {
    const { email, next, change, emailNow } = await somebody();
    await change(next);
    await aPerson(world, { email: next.toUpperCase() });
    expect(await visitor().post(await linkTo(world, next, CONFIRM))).toMatchObject({
      status: 409,
      body: { type: '/problems/email-taken' },
    });
    expect(await emailNow()).toBe(email);
  });

  it('an address that was mistyped at registration is replaced, and gets nothing', async () => {
    const { email, next, change, emailNow } = await somebody({ confirmed: false });
    await change(next);
    expect(await mailsTo(world, email)).toEqual([]);
    await visitor().post(await linkTo(world, next, CONFIRM));
    expect(await emailNow()).toBe(next);
  });

  it.each([
    ['nonsense', 'email-invalid'],
    ['OLD@test.example', 'email-same'],
    ['taken@test.example', 'email-taken'],
  ])('to %s is refused', async (to, code) => {
    if (code === 'email-taken') await aPerson(world, { email: to });
    const { email, change, emailNow } = await somebody();
    const answer = await change(code === 'email-same' ? email.toUpperCase() : to);
    expect(answer).toMatchObject({ status: 422, body: { type: `/problems/${code}`, errors: [{ path: 'email' }] } });
    expect(await emailNow()).toBe(email);
  });

  it('links are void once the account is gone', async () => {
    const { person, next, change } = await somebody();
    await change(next);
    const confirm = await linkTo(world, next, CONFIRM);
    await table(world, 'accounts').delete({ id: person.id });
    expect((await visitor().get(confirm)).status).toBe(404);
  });
});
