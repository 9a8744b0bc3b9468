import type { Language } from '~/domain/accounts/contract';
import { removeAllFactors } from '~/domain/accounts/security/change-factors';
import { aPerson, aRegistration, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { totpCode } from '~/infra/sessions/totp';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

const FACTORS = '/profile/security/second-factor/';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const world = openWorld();
const query = <T>(sql: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(sql, values);

/**
 * The notifications of somebody in their order, and their mails by name, since the id of a mail has no order. Without the welcome
 * and the confirmation of the address.
 */
async function told({ id }: { id: number }) {
  const notifications = await query<{ kind: string; values: object }>(
    `SELECT kind, "values" FROM notifications WHERE account_id = $1 AND kind <> 'welcome' ORDER BY id`,
    [id],
  );
  const mails = await query<{ template: string; language: Language; body: object }>(
    `SELECT template, language, body FROM mails WHERE account_id = $1 AND template <> 'accounts.confirm-email' ORDER BY template`,
    [id],
  );
  return { notifications, mails };
}
const signIn = (client: TestClient, username: string) =>
  client.post('/login/', { username, password: TEST_PASSWORD }, { headers: { 'user-agent': FIREFOX } });

async function withConfirmation(language: Language = 'en') {
  const person = await aPerson(world, { language });
  const client = await world.signedIn(person);
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  return { person, client };
}

test('a person who adds and removes an authenticator app is notified of both, in their language', async () => {
  const { person, client } = await withConfirmation('es');
  const { secret, setup } = (await client.post(FACTORS, { data_request: 'start_totp' })).body;
  const code = totpCode(secret, world.clock.now());
  expect((await client.post(FACTORS, { data_request: 'add_totp', setup, code })).status).toBe(200);
  expect(await told(person)).toEqual({
    notifications: [{ kind: 'factor-added', values: { factor: 'app', name: '' } }],
    mails: [{ template: 'accounts.app-added', language: 'es', body: {} }],
  });
  for (let twice = 0; twice < 2; twice += 1) await client.post(FACTORS, { data_request: 'remove_totp' });
  const { notifications, mails } = await told(person);
  expect(notifications.map(({ kind }) => kind)).toEqual(['factor-added', 'factor-removed']);
  expect(mails.map(({ template }) => template)).toEqual(['accounts.app-added', 'accounts.app-removed']);
});

test('a passkey that is removed is named; twice is once', async () => {
  const { person, client } = await withConfirmation();
  const [key] = await query<{ id: number }>(
    `INSERT INTO passkeys (account_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES ($1, 'credential-of-a-test', '\\x00', 0, '{}', 'Blue key', now()) RETURNING id`,
    [person.id],
  );
  const remove = () => client.post(FACTORS, { data_request: 'remove_passkey', passkey_id: key!.id });
  expect((await remove()).status).toBe(200);
  await remove();
  expect(await told(person)).toEqual({
    notifications: [{ kind: 'factor-removed', values: { factor: 'passkey', name: 'Blue key' } }],
    mails: [{ template: 'accounts.passkey-removed', language: 'en', body: { name: 'Blue key' } }],
  });
});

test('a person whose factors an operator removes is notified', async () => {
  const person = await aPerson(world, { secondFactor: true });
  await world.deps.inTransaction((tx) => removeAllFactors(tx, person.id, 'a test'));
  const { notifications, mails } = await told(person);
  expect([notifications[0]!.kind, mails[0]!.template]).toEqual(['factors-removed', 'accounts.factors-removed']);
});

test('a request for deletion sends a notice; a repeated request sends no second one', async () => {
  const { person, client } = await withConfirmation();
  expect((await client.post('/profile/', { action: 'delete_account' })).status).toBe(200);
  const { notifications, mails } = await told(person);
  expect(notifications).toEqual([{ kind: 'deletion-requested', values: {} }]);
  expect(mails.map(({ template }) => template)).toEqual(['accounts.deletion-requested']);
});

describe('a sign-in on a device', () => {
  test('that is new for this account sends a notice, once for each device', async () => {
    const person = await aPerson(world);
    const here = world.client();
    await signIn(here, person.username!);
    expect(await told(person)).toEqual({
      notifications: [{ kind: 'new-device', values: { device: 'Firefox, Linux' } }],
      mails: [{ template: 'accounts.new-device', language: 'en', body: { device: 'Firefox, Linux' } }],
    });
    await here.post('/logout/');
    expect((await signIn(here, person.username!)).status).toBe(200);
    expect((await told(person)).mails).toHaveLength(1);
    await signIn(world.client(), person.username!);
    expect((await told(person)).mails).toHaveLength(2);
  });

  test('that two people share is new to each of them once', async () => {
    const [one, other] = [await aPerson(world), await aPerson(world)];
    const shared = world.client();
    for (const { username } of [one, other, one, other]) await signIn(shared, username!);
    for (const person of [one, other]) expect((await told(person)).mails).toHaveLength(1);
  });

  test('that somebody registered on is theirs', async () => {
    const client = world.client();
    const form = aRegistration();
    await client.post('/register/', form);
    const { id } = (await client.get('/api/session/')).body.person;
    await client.post('/logout/');
    expect((await client.post('/login/', { username: form.username, password: form.password })).status).toBe(200);
    expect((await told({ id })).notifications).toEqual([]);
  });

  test('that was not completed, or is of a demo account, is not told', async () => {
    const person = await aPerson(world);
    await world.client().post('/login/', { username: person.username, password: 'something else' });
    const demo = await aPerson(world);
    await query('UPDATE accounts SET demo = true WHERE id = $1', [demo.id]);
    expect((await signIn(world.client(), demo.username!)).status).toBe(200);
    for (const one of [person, demo]) expect((await told(one)).notifications).toEqual([]);
  });

  test('is not passed off as known by a cookie that we never gave out', async () => {
    const person = await aPerson(world);
    const client = world.client();
    client.cookies.set('wardmates_seen', `${person.id}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`);
    await signIn(client, person.username!);
    expect((await told(person)).notifications).toHaveLength(1);
  });
});
