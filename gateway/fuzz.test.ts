import type { InjectOptions } from 'fastify';
import { aGuest, aPerson } from '../infra/tooling/testing/factories/accounts';
import { aGroup } from '../infra/tooling/testing/factories/group-practice';
import { type Asker, requestFor, targets } from '../infra/tooling/testing/fuzz/requests';
import { randomly } from '../infra/tooling/testing/randomly';
import { openWorld } from '../infra/tooling/testing/world';

/** Requests, and which ones: `FUZZ_REQUESTS=200000 FUZZ_SEED=7 npm test -- jest gateway/fuzz`. Most of them run in `full` only. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? (process.env.TEST_FULL ? 20_000 : 4_000));
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const AT_ONCE = 8;

const world = openWorld({ trustProxy: true, rateLimit: { person: 10_000_000, address: 10_000_000 } });

const shown = ({ method, url, headers, payload }: InjectOptions) =>
  `${method} ${String(url).slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${String(payload ?? '').slice(0, 400)}`;

/** The writer of cards knows nothing of a front that means nothing: that is said, and no failure (spec 2 §8). */
const NO_SUGGESTION = '/problems/no-suggestion';

it(`${REQUESTS.toLocaleString('en')} requests made from the contracts, right and wrong, are never answered 5xx`, async () => {
  const group = await aGroup(world);
  const people = [
    null,
    await aGuest(world),
    group.host,
    group.members[1]!,
    await aPerson(world, { roles: ['learner', 'author', 'moderator', 'staff'] }),
  ];
  const askers: Asker[] = await Promise.all(
    people.map(async (person) => {
      const client = person ? await world.signedIn(person) : world.client();
      await client.get('/api/session/');
      return { cookie: client.cookieHeader, token: client.cookies.get('csrftoken')! };
    }),
  );
  const by = randomly(SEED);
  const all = targets();
  expect(all.length).toBeGreaterThan(150);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  const errors = new Map<unknown, string>();
  jest.spyOn(world.deps.log, 'error').mockImplementation((about: unknown) => {
    const { err, reqId } = about as { err?: Error; reqId?: string };
    errors.set(reqId, err?.stack?.split('\n').slice(0, 6).join('\n') ?? '');
  });
  const ask = async (request: InjectOptions) => {
    const { statusCode, headers, body } = await world.app.inject(request);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500 && !body.includes(NO_SUGGESTION))
      failures.push(`${statusCode} ${shown(request)} → ${errors.get(headers['x-request-id'])}`);
  };
  for (let sent = 0; sent < REQUESTS && failures.length < 20; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        ask(requestFor(all[(sent + index) % all.length]!, by.pick(askers), by)),
      ),
    );
  }
  expect(failures).toEqual([]);
  // A fuzz that is always stopped at the door finds nothing behind it.
  for (const status of [200, 400, 404, 422]) expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUESTS / 100);
}, 900_000);
