import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const CSRF = 'csrftoken';
const VISITOR = 'wardmates_visitor';
const TOO_OLD = { status: 403, body: { type: '/problems/csrf' } };

/** Somebody's browser once it has opened a page. */
async function browser(person?: { id: number }): Promise<TestClient> {
  const client = person ? await world.signedIn(person) : world.client();
  await client.get('/api/session/');
  return client;
}
/** What a request of `client` is answered that carries `token`, as cookie and as header; the client is left as it was. */
async function withToken(client: TestClient, token: string) {
  const cookie = [...client.cookies]
    .filter(([name]) => name !== CSRF)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await world.app.inject({
    method: 'POST',
    url: '/i18n/setlang/',
    payload: { language: 'en' },
    headers: { accept: 'application/json', cookie: `${cookie}; ${CSRF}=${token}`, 'x-csrftoken': token },
  });
  return {
    status: answer.statusCode,
    body: answer.json(),
    cookies: new Map(answer.cookies.map(({ name, value }) => [name, value])),
  };
}
const tokenOf = (client: TestClient) => client.cookies.get(CSRF)!;

describe('a CSRF token', () => {
  it('is worth nothing with another session, of somebody else or of the same person', async () => {
    const person = await aPerson(world);
    const [own, second, stranger] = [await browser(person), await browser(person), await browser(await aPerson(world))];
    expect(await withToken(own, tokenOf(own))).toMatchObject({ status: 200 });
    for (const other of [second, stranger]) expect(await withToken(own, tokenOf(other))).toMatchObject(TOO_OLD);
  });

  it('of a visitor is worth nothing to another visitor, to one without a name, and to somebody who is signed in', async () => {
    const [visitor, other, signedIn] = [await browser(), await browser(), await browser(await aPerson(world))];
    expect(visitor.cookies.get(VISITOR)).not.toBe(other.cookies.get(VISITOR));
    expect(await withToken(visitor, tokenOf(visitor))).toMatchObject({ status: 200 });
    for (const [client, token] of [
      [visitor, tokenOf(other)],
      [visitor, tokenOf(signedIn)],
      [signedIn, tokenOf(visitor)],
      [world.client(), tokenOf(visitor)],
    ] as const) {
      expect(await withToken(client, token)).toMatchObject(TOO_OLD);
    }
  });

  it('is a new one at sign-in and at sign-out, and the one before is worth nothing then', async () => {
    const person = await aPerson(world);
    const client = await browser();
    const before = tokenOf(client);
    expect((await client.post('/login/', { username: person.username, password: TEST_PASSWORD })).status).toBe(200);
    const during = tokenOf(client);
    expect(during).not.toBe(before);
    expect(await withToken(client, before)).toMatchObject(TOO_OLD);
    expect((await client.post('/i18n/setlang/', { language: 'en' })).status).toBe(200);

    expect((await client.post('/logout/')).status).toBe(200);
    expect(await withToken(client, during)).toMatchObject(TOO_OLD);
    expect((await client.post('/i18n/setlang/', { language: 'en' })).status).toBe(200);
  });

  it('is a new one for a guest who joins a group', async () => {
    const { pin } = await aGroup(world, { others: [] });
    const client = await browser();
    const before = tokenOf(client);
    expect((await client.post(`/join/${pin}/`, { name: 'Ada' })).status).toBe(200);
    expect(await withToken(client, before)).toMatchObject(TOO_OLD);
    expect((await client.post('/api/group-study/status/', { pin })).status).toBe(200);
  });

  it('that is refused is replaced, so that the page can try again; not for a foreign page', async () => {
    const client = await browser(await aPerson(world));
    const refused = await withToken(client, 'from.before');
    expect(refused).toMatchObject(TOO_OLD);
    expect(await withToken(client, refused.cookies.get(CSRF)!)).toMatchObject({ status: 200 });

    const foreign = await world.app.inject({
      method: 'POST',
      url: '/logout/',
      payload: {},
      headers: {
        cookie: `wardmates_session=${client.cookies.get('wardmates_session')}`,
        origin: 'https://evil.example',
      },
    });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('that is not the session’s own is replaced when any page is opened', async () => {
    const client = await browser();
    const visitors = tokenOf(client);
    client.cookies.set(
      'wardmates_session',
      (await world.signedIn(await aPerson(world))).cookies.get('wardmates_session')!,
    );
    await client.get('/api/session/');
    expect(tokenOf(client)).not.toBe(visitors);
    const kept = tokenOf(client);
    await client.get('/api/session/');
    expect(tokenOf(client)).toBe(kept);
  });

  it('can be read by our pages, and what it is bound to cannot', async () => {
    const { cookies } = await world.app.inject('/login/');
    expect(cookies.find(({ name }) => name === CSRF)).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(cookies.find(({ name }) => name === CSRF)?.httpOnly).toBeUndefined();
    expect(cookies.find(({ name }) => name === VISITOR)).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: true });
  });
});

describe('behind TLS', () => {
  const secure = openWorld({ publicUrl: 'https://ward.example' });

  it('no other host of the domain can set what a visitor’s token is bound to', async () => {
    const client = secure.client();
    await client.get('/api/session/');
    expect([...client.cookies.keys()].sort()).toEqual(['__Host-wardmates_visitor', CSRF]);
    expect((await client.post('/i18n/setlang/', { language: 'en' })).status).toBe(200);
  });
});
