import { existsSync, readFileSync, statSync } from 'node:fs';
import { emailConfirmed } from '~/domain/accounts/email/events';
import { becomeFirstStaff } from '~/domain/accounts/roles/first-staff';
import { firstStaffFile, prepareFirstStaff } from '~/infra/process/first-staff';
import { aGuest, aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { openWorld, type World } from '~/infra/tooling/testing/world';

const PAGE = '/first-staff/';
const HOUR = 3_600_000;
const EMAIL = 'First@Faculty.example';

/** What a start prints, with variables of its own. */
const start = (world: World, config: { firstStaffEmail?: string; publicUrl?: string } = {}) =>
  prepareFirstStaff({ ...world.deps, config: { ...world.deps.config, ...config } });
const tokenIn = (text: string | null) => /\/first-staff\/#(\S+)/.exec(text ?? '')?.[1];

/** Back to an installation without staff. */
async function withoutStaff(world: World) {
  await world.deps.dataSource.query(`UPDATE accounts SET roles = '{learner}' WHERE 'staff' = ANY (roles)`);
  await world.deps.dataSource.query('DELETE FROM first_staff_offers');
}
const staff = async (world: World) =>
  (await world.deps.dataSource.query<{ id: number }[]>(`SELECT id FROM accounts WHERE 'staff' = ANY (roles)`)).map(
    ({ id }) => id,
  );

describe('the link of a first start', () => {
  const world = openWorld();
  beforeEach(() => withoutStaff(world));
  const claim = async (person: { id: number }, token: string | undefined) =>
    (await world.signedIn(person)).post(PAGE, { data_request: 'claim', token });

  it('is printed and kept in a file for its owner only, and makes one person staff, once', async () => {
    const text = await start(world);
    const file = firstStaffFile(world.dataDir);
    expect(readFileSync(file, 'utf8').trim()).toBe(text);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await world.client().get(PAGE)).body).toEqual({ by_link: true });

    const [first, second] = [await aPerson(world), await aPerson(world)];
    expect((await claim(first, tokenIn(text))).status).toBe(200);
    expect(await staff(world)).toEqual([first.id]);
    expect(existsSync(file)).toBe(false);
    expect((await world.client().get(PAGE)).status).toBe(404);
    const late = await claim(second, tokenIn(text));
    expect([late.status, late.body.type]).toEqual([409, '/problems/first-staff-link-over']);
    expect(await staff(world)).toEqual([first.id]);
    expect(
      await world.deps.dataSource.query('SELECT role, given, origin, by_id FROM role_changes WHERE account_id = $1', [
        first.id,
      ]),
    ).toEqual([{ role: 'staff', given: true, origin: 'first-link', by_id: null }]);
    // A later start has nothing to offer.
    expect(await start(world)).toBeNull();
  });

  it('is the same for all who start within the hour, and after a kill before the file was written', async () => {
    const texts = await Promise.all([start(world), start(world), start(world)]);
    expect(new Set(texts).size).toBe(1);
    world.clock.advance(HOUR - 60_000);
    expect(await start(world)).toBe(texts[0]);
    expect(await world.deps.dataSource.query('SELECT nonce FROM first_staff_offers')).toHaveLength(1);
  });

  it('ends after an hour; the next start makes another', async () => {
    const before = tokenIn(await start(world));
    world.clock.advance(HOUR + 1_000);
    const person = await aPerson(world);
    expect((await claim(person, before)).status).toBe(409);
    const after = tokenIn(await start(world));
    expect(after).not.toBe(before);
    expect((await claim(person, before)).status).toBe(409);
    expect((await claim(person, after)).status).toBe(200);
  });

  it('opens for one of several who press at once', async () => {
    const token = tokenIn(await start(world));
    const people = await Promise.all([aPerson(world), aPerson(world), aPerson(world)]);
    const answers = await Promise.all(people.map((person) => claim(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await staff(world)).toHaveLength(1);
  });

  it('needs the token and an account', async () => {
    await start(world);
    const [{ nonce }] = await world.deps.dataSource.query('SELECT nonce FROM first_staff_offers');
    for (const token of ['', 'wrong', nonce]) expect((await claim(await aPerson(world), token)).status).toBe(409);
    const token = tokenIn(await start(world));
    expect((await world.client().post(PAGE, { data_request: 'claim', token })).status).toBe(401);
    expect((await claim(await aGuest(world), token)).status).toBe(403);
    expect((await claim(await aPerson(world), 'x'.repeat(201))).status).toBe(422);
    expect(await staff(world)).toEqual([]);
  });

  it('is at PUBLIC_URL where there is one', async () => {
    expect(await start(world, { publicUrl: 'https://ward.example' })).toContain('https://ward.example/first-staff/#');
  });

  it('leads to the people page once the second factor is there', async () => {
    const person = await aPerson(world, { secondFactor: true });
    await claim(person, tokenIn(await start(world)));
    const client = await world.signedIn(person);
    await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
    expect((await client.get('/ops/people/')).body.changes[0]).toMatchObject({
      person: { id: person.id },
      role: 'staff',
      given: true,
      origin: 'first-link',
      by: null,
      reason: '',
    });
  });
});

describe('FIRST_STAFF_EMAIL', () => {
  const world = openWorld();
  beforeEach(() => withoutStaff(world));
  const confirm = async ({ id }: { id: number }) => {
    await world.deps.dataSource.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [id]);
    await world.deps.inTransaction(async (tx) => tx.announce(emailConfirmed, { account_id: id }));
  };

  it('makes no link, and staff of that account when the address is confirmed', async () => {
    const text = await start(world, { firstStaffEmail: EMAIL });
    expect(text).not.toBeNull();
    expect(tokenIn(text)).toBeUndefined();
    expect(existsSync(firstStaffFile(world.dataDir))).toBe(false);
    expect((await world.client().get(PAGE)).body).toEqual({ by_link: false });
    const other = await aPerson(world);
    await confirm(other);
    expect(await staff(world)).toEqual([]);
    const person = await aPerson(world, { email: 'first@faculty.EXAMPLE' });
    await world.deps.dataSource.query('UPDATE accounts SET email_confirmed_at = NULL WHERE id = $1', [person.id]);
    await world.deps.inTransaction((tx) => becomeFirstStaff(tx, person.id));
    expect(await staff(world)).toEqual([]);
    await confirm(person);
    await confirm(person);
    expect(await staff(world)).toEqual([person.id]);
    expect(
      await world.deps.dataSource.query('SELECT FROM role_changes WHERE account_id = $1', [person.id]),
    ).toHaveLength(1);
  });

  it('closes a link that was open, and opens one again where it is taken back', async () => {
    const link = tokenIn(await start(world));
    await start(world, { firstStaffEmail: 'somebody@faculty.example' });
    const client = await world.signedIn(await aPerson(world));
    expect((await client.post(PAGE, { data_request: 'claim', token: link })).status).toBe(409);
    expect(tokenIn(await start(world))).toBeDefined();
  });

  it('finds an account that was confirmed before', async () => {
    const person = await aPerson(world, { email: 'early@faculty.example' });
    await world.deps.dataSource.query('UPDATE accounts SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    expect(await start(world, { firstStaffEmail: 'Early@faculty.example' })).toBeNull();
    expect(await staff(world)).toEqual([person.id]);
  });
});
