import { CAPACITY } from '~/domain/group-practice/contract';
import { readConfig } from '~/infra/process/config';
import { aPerson, aRegistration, TEST_PASSWORD } from '~/infra/tooling/testing/factories/accounts';
import { aGroup, type TestGroup } from '~/infra/tooling/testing/factories/group-practice';
import type { TestClient } from '~/infra/tooling/testing/client';
import { openWorld } from '~/infra/tooling/testing/world';

/** The limits of production. The clock is ours, so no window ends meanwhile: everything falls into the same one. */
const { rateLimit } = readConfig({
  DATABASE_URL: 'postgres://x/y',
  REDIS_URL: 'redis://x',
  SESSION_SECRET: '-'.repeat(32),
});
const school = { headers: { 'x-forwarded-for': '198.51.100.7' } };

describe('a class behind one address', () => {
  const world = openWorld({ trustProxy: true, rateLimit });
  /** What a browser asks for when a page is opened. */
  const open = async (client: TestClient, path: string) => [
    (await client.get('/api/session/', school)).status,
    (await client.get(path, school)).status,
  ];
  const expectNobodyRefused = (statuses: readonly number[]) =>
    expect(statuses.filter((status) => status !== 200)).toEqual([]);

  test('200 people sign in at once, and nobody is refused', async () => {
    const people = await Promise.all(Array.from({ length: 200 }, () => aPerson(world)));
    const statuses = await Promise.all(
      people.map(async ({ username }) => {
        const client = world.client();
        const opened = await open(client, '/login/');
        return [
          ...opened,
          (await client.post('/login/', { username, password: TEST_PASSWORD }, school)).status,
          (await client.get('/api/session/', school)).status,
        ];
      }),
    );
    expectNobodyRefused(statuses.flat());
  });

  test('also when some type their password wrong first', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => aPerson(world)));
    const statuses = await Promise.all(
      people.map(async ({ username }, index) => {
        const client = world.client();
        for (let wrong = 0; wrong < index % 4; wrong += 1)
          await client.post('/login/', { username, password: 'mistyped-2026' }, school);
        return (await client.post('/login/', { username, password: TEST_PASSWORD }, school)).status;
      }),
    );
    expectNobodyRefused(statuses);
  });

  test('200 guests join their groups at once with the PIN alone, and nobody is refused', async () => {
    const groups: TestGroup[] = [];
    while (groups.length * (CAPACITY - 1) < 200) groups.push(await aGroup(world, { others: [] }));
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const { pin } = groups[index % groups.length]!;
        const client = world.client();
        const opened = await open(client, `/join/${pin}/`);
        return [
          ...opened,
          (await client.post(`/join/${pin}/`, { name: `Guest ${index}` }, school)).status,
          (await client.get(`/group-study/${pin}/`, school)).status,
        ];
      }),
    );
    expectNobodyRefused(statuses.flat());
  });

  test('100 people register, each with the checks that the form makes, and nobody is refused', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const client = world.client();
        const form = aRegistration();
        const opened = await open(client, '/register/');
        const checks = [];
        for (const username of [form.username, form.email])
          checks.push((await client.post('/api/register/check_username/', { username }, school)).status);
        for (const q of ['Un', 'Univ', 'Universi'])
          checks.push((await client.get(`/api/register/educational-institutions/?q=${q}`, school)).status);
        return [...opened, ...checks, (await client.post('/register/', form, school)).status];
      }),
    );
    expectNobodyRefused(statuses.flat());
  });
});
