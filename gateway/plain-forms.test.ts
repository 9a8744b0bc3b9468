import { aPerson, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aGroup } from '~/infra/tooling/testing/factories/group-practice';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld({ trustProxy: true });
const HOST = 'http://localhost';

let addresses = 0;
/** As a browser posts a form of a page by itself. */
const asBrowser = (page: string, headers: Record<string, string> = {}) => ({
  as: 'form' as const,
  withoutCsrf: true,
  headers: {
    accept: 'text/html,application/xhtml+xml',
    host: 'localhost',
    origin: HOST,
    referer: `${HOST}${page}`,
    'x-forwarded-for': `203.0.113.${(addresses += 1)}`,
    ...headers,
  },
});
const nameSeenBy = async (client: TestClient) => (await client.get('/api/session/')).body.person?.name ?? null;

describe('a form without a script', () => {
  test('signs in and leads on, or back to its page with the reason', async () => {
    const person = await aPerson(world);
    const client = world.client();
    const page = '/login/?next=/learn/';
    const wrong = await client.post(page, { username: person.username, password: 'no' }, asBrowser(page));
    expect(wrong).toMatchObject({
      status: 303,
      headers: { location: '/login/?next=%2Flearn%2F&refused=sign-in-failed' },
    });
    expect(await nameSeenBy(client)).toBeNull();
    const right = await client.post(page, { username: person.username, password: TEST_PASSWORD }, asBrowser(page));
    expect(right).toMatchObject({ status: 303, headers: { location: '/learn/' } });
    expect(await nameSeenBy(client)).toBe(person.name);
  });

  test('asks for the page of a group by its PIN, however it is written', async () => {
    expect(await world.client().get('/join/?pin=482+913-507', asBrowser('/'))).toMatchObject({
      status: 303,
      headers: { location: '/join/482913507/' },
    });
  });

  test('stays where a PIN is asked for without one', async () => {
    for (const typed of ['', '%20', '12345678', '..%2Fops'])
      expect((await world.client().get(`/join/?pin=${typed}`, asBrowser('/'))).headers.location).toBeUndefined();
  });

  test('joins a group as a guest', async () => {
    const group = await aGroup(world);
    const client = world.client();
    const page = `/join/${group.pin}/`;
    expect(await client.post(page, { name: '' }, asBrowser(page))).toMatchObject({
      status: 303,
      headers: { location: `${page}?refused=name-required` },
    });
    expect(await client.post(page, { name: 'Noor' }, asBrowser(page))).toMatchObject({
      status: 303,
      headers: { location: `/group-study/${group.pin}/` },
    });
    expect(await nameSeenBy(client)).toBe('Noor');
  });

  test('says at its page that tries are too many', async () => {
    const from = asBrowser('/login/');
    const tryAgain = () => world.client().post('/login/', { username: 'nobody.here', password: 'no' }, from);
    for (let tries = 0; tries < 10; tries += 1) await tryAgain();
    expect(await tryAgain()).toMatchObject({ status: 303, headers: { location: '/login/?refused=work-needed' } });
  });

  test.each([
    ['no origin', { origin: '' }],
    ['an unknown origin', { origin: 'null' }],
    ['the origin of another site', { origin: 'https://elsewhere.example' }],
    ['a script of another kind', { accept: 'application/json' }],
  ])('with %s is refused and changes nothing', async (_what, headers) => {
    const person = await aPerson(world);
    const client = world.client();
    const answer = await client.post(
      '/login/',
      { username: person.username, password: TEST_PASSWORD },
      asBrowser('/login/', headers),
    );
    expect(answer).toMatchObject({ status: 403, body: { type: '/problems/csrf' } });
    expect(await nameSeenBy(client)).toBeNull();
  });
});
