import { accountExport } from '~/domain/accounts/privacy/contract';
import { notifications } from '~/domain/accounts/contract';
import { refusal } from '~/infra/tooling/testing/client';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const CLOSED = [403, 'account-leaving'];

/** Somebody who asked for the deletion of their account, and signed in again. */
async function leaving() {
  const person = await aPerson(world);
  const before = await world.signedIn(person);
  await before.post('/api/account/confirm/', { password: TEST_PASSWORD });
  expect((await before.post('/profile/', { action: 'delete_account' })).status).toBe(200);
  const client = world.client();
  expect((await client.post('/login/', { username: person.username, password: TEST_PASSWORD })).status).toBe(200);
  return { person, client };
}

test('it stays so in a session that was renewed, as by another language', async () => {
  const { client } = await leaving();
  expect((await client.post('/i18n/setlang/', { language: 'es' })).status).toBe(200);
  expect(refusal(await client.get('/notifications/'))).toEqual(CLOSED);
});

test('coming back opens everything at once, on sockets that are open already too', async () => {
  const { person, client } = await leaving();
  const socket = await TestSocket.open(await world.listen(), client);
  expect(await socket.watch(notifications.name, person.id)).toMatchObject({
    error: { type: '/problems/account-leaving' },
  });
  expect(refusal(await client.get('/notifications/'))).toEqual(CLOSED);
  expect((await client.post('/api/account/come-back/')).status).toBe(200);
  expect((await client.get('/notifications/')).status).toBe(200);
  expect(await socket.watch(notifications.name, person.id)).toHaveProperty('snapshot');
  socket.close();
});

test('the download of everything is made and fetched', async () => {
  const { client } = await leaving();
  await client.post('/api/account/confirm/', { password: TEST_PASSWORD });
  const asked = await client.post('/profile/privacy/', { data_request: 'request_export' });
  expect(asked.status).toBe(200);
  await world.drain();
  const { export_id } = asked.body;
  const made = await client.post('/profile/privacy/', { data_request: 'export_status', export_id });
  expect(made.body).toMatchObject({ state: 'ready' });
  expect((await client.get(made.body.file_url)).status).toBe(200);
  expect(accountExport.whileLeaving).toBe(true);
});

test('signing out ends it', async () => {
  const { client } = await leaving();
  expect((await client.post('/logout/')).status).toBe(200);
  expect((await client.get('/api/session/')).body.person).toBeNull();
});
