import { accountExport, comeBack } from '~/domain/accounts/privacy/contract';
import { logout, notifications } from '~/domain/accounts/contract';
import type { Call, Page } from '~/domain/kit/contract';
import { contracts } from '~/domain/rooms';
import { STATION_BASES } from '~/domain/stations/styles';
import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import type { TestClient } from '~/infra/tooling/testing/client';
import { TestSocket } from '~/infra/tooling/testing/socket';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const isAddress = (one: { kind: string }): one is Call | Page => one.kind === 'call' || one.kind === 'page';
const codeOf = ({ status, body }: { status: number; body: { type?: string } }) => [
  status,
  body?.type?.split('/').pop(),
];
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

const pathOf = ({ path }: { path: string }) => path.replace(':base', STATION_BASES[0]).replaceAll(/:\w+/g, '1');
// A token in its address proves who may post to a signed one. The two that end this state have tests of their own.
const addresses = contracts
  .filter(isAddress)
  .filter((one) => !(one.kind === 'page' && one.signed) && one !== logout && one !== comeBack);

const PICTURE = { field: 'upload', name: 'a.png', type: 'image/png', bytes: Buffer.from('no picture') };
const ask = (client: TestClient, one: Call | Page) => {
  const path = pathOf(one);
  if (one.kind === 'page' || one.method === 'GET') return client.get(path);
  return path.startsWith('/content/image/') ? client.upload(path, PICTURE) : client.post(path);
};

test('every address but a few is closed to somebody whose account is about to be deleted', async () => {
  const { client } = await leaving();
  const open: string[] = [];
  for (const one of addresses) {
    const asked = await ask(client, one);
    const [status, code] = codeOf(asked);
    // What is there for staff only is not there at all.
    if (code !== 'account-leaving' && !(one.access === 'staff' && status === 404))
      open.push(`${one.path} ${one.whileLeaving ? 'may' : `must not be open: ${status} ${code}`}`);
  }
  expect(open.filter((said) => !said.endsWith(' may'))).toEqual([]);
  expect(open.length).toBeGreaterThan(5);
});

test('actions of pages are closed as well', async () => {
  const { client } = await leaving();
  expect(codeOf(await client.post('/profile/', { data_request: 'clear_data' }))).toEqual(CLOSED);
  expect(codeOf(await client.post('/learn/quiz/setup/', { number_of_questions: 10 }))).toEqual(CLOSED);
  expect(codeOf(await client.post('/api/trial/quiz/'))).toEqual(CLOSED);
});

test('it stays so in a session that was renewed, as by another language', async () => {
  const { client } = await leaving();
  expect((await client.post('/i18n/setlang/', { language: 'es' })).status).toBe(200);
  expect(codeOf(await client.get('/notifications/'))).toEqual(CLOSED);
});

test('coming back opens everything at once, on sockets that are open already too', async () => {
  const { person, client } = await leaving();
  const socket = await TestSocket.open(await world.listen(), client);
  expect(await socket.watch(notifications.name, person.id)).toMatchObject({
    error: { type: '/problems/account-leaving' },
  });
  expect(codeOf(await client.get('/notifications/'))).toEqual(CLOSED);
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
