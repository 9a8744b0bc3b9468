import { openTransactions } from '~/infra/database/transaction';
import type { Person } from '~/domain/accounts/person';
import { blockPartner } from '~/domain/audio-pairing/block-partner';
import { compatible, type Wishes } from '~/domain/audio-pairing/compatibility';
import { APART_SECONDS } from '~/domain/audio-pairing/contract';
import { matchWaiting } from '~/domain/audio-pairing/match-waiting';
import { presenceOfSeeker } from '~/domain/audio-pairing/presence';
import { startSearch } from '~/domain/audio-pairing/start-search';
import { stopSearch } from '~/domain/audio-pairing/stop-search';
import { Problem } from '~/domain/kit/errors';
import { leaveGroup } from '~/domain/group-practice/leave-group';
import { presenceOf } from '~/domain/group-practice/presence';
import type { Deps } from '~/infra/process/deps';
import { aPerson } from '~/infra/tooling/testing/factories/accounts';
import { aStation } from '~/infra/tooling/testing/factories/stations';
import { randomly } from '~/infra/tooling/testing/randomly';
import { openWorld } from '~/infra/tooling/testing/world';
import { PRESENCE_MS } from '../live/presence';
import type { Gateway } from '../server';

const SEED = Number(process.env.MODEL_SEED ?? 20_253);
const STEPS = Number(process.env.MODEL_STEPS ?? 80);
const PEOPLE = 26;
const CHAT = { chatUrl: 'https://chat.example' };

const world = openWorld();
const random = randomly(SEED);

/** What we know of somebody because we did it, not because the product says so. */
interface Known {
  person: Person;
  training_stage: number;
  /** Whether their browser runs: it is seen every few seconds. */
  alive: boolean;
  lastSeen: number;
  wishes: Wishes;
  since: number;
  blocks: Set<number>;
  /** Of the pairing under way. */
  came: boolean;
  lastSeenInRoom: number;
  version: number;
}
interface SearchRow {
  account_id: number;
  state: string;
  waiting_since: Date | null;
  away_since: Date | null;
  pairing_id: number | null;
  version: number;
}
interface PairRow {
  id: number;
  pin: string;
  matched_at: Date;
  accounts: number[];
}

const people = new Map<number, Known>();
let gateways: { gateway: Gateway; deps: Deps }[] = [];
const now = () => world.clock.now().getTime();
const sql = <T>(text: string, values: unknown[] = []): Promise<T[]> => world.deps.dataSource.query(text, values);
const searches = () =>
  sql<SearchRow>('SELECT account_id, state, waiting_since, away_since, pairing_id, version FROM pairing_searches');
const activePairs = () =>
  sql<PairRow>(`SELECT p.id, g.pin, p.matched_at, array_agg(m.account_id ORDER BY m.seat) AS accounts
                  FROM pairings p JOIN group_sessions g ON g.id = p.session_id JOIN pairing_members m ON m.pairing_id = p.id AND m.left_at IS NULL
                 WHERE p.ended_at IS NULL GROUP BY p.id, g.pin`);
const lastPairing = async () => (await sql<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM pairings'))[0]!.id;

/** Matching happens where it is held against the rule: no waking in between. */
let mayMatch = false;
const quiet = ({ gateway }: { gateway: Gateway }) => {
  const wake = gateway.matchmaker.wake.bind(gateway.matchmaker);
  jest.spyOn(gateway.matchmaker, 'wake').mockImplementation(() => void (mayMatch && wake()));
};

beforeAll(async () => {
  for (const style of [1, 2]) await aStation(world, { style });
  gateways = [{ gateway: world.gateway, deps: world.deps }, await world.anotherGateway(), await world.anotherGateway()];
  gateways.forEach(quiet);
  for (let index = 0; index < PEOPLE; index += 1) {
    const person = await aPerson(world);
    const training_stage = random.pick([2, 3, 9, 20]);
    await sql('UPDATE accounts SET training_stage = $2 WHERE id = $1', [person.id, training_stage]);
    people.set(person.id, {
      person,
      training_stage,
      alive: false,
      lastSeen: 0,
      wishes: { style: null, stage: 'any', language: null },
      since: 0,
      blocks: new Set(),
      came: false,
      lastSeenInRoom: 0,
      version: 0,
    });
  }
});

/** A gateway that dies right after a commit: nothing of it is handed on, nobody is woken. */
const withoutDispatching = (deps: Deps) =>
  openTransactions(deps.dataSource, { clock: deps.clock, dispatch: () => undefined }).inTransaction;
const refusedIsFine = (error: unknown) => {
  if (!(error instanceof Problem)) throw error;
};

async function search(known: Known): Promise<void> {
  const { deps, gateway } = random.pick(gateways);
  const wishes = {
    style: random.pick([null, 1, 1, 2]),
    stage: random.pick(['near', 'any'] as const),
    language: random.pick([null, 'en', 'en', 'es'] as const),
  };
  const before = (await searches()).find((row) => row.account_id === known.person.id);
  Object.assign(known, {
    alive: true,
    lastSeen: now(),
    wishes,
    since: before?.state === 'searching' ? known.since : now(),
    came: false,
  });
  await gateway.presence.seen([presenceOfSeeker(known.person.id)]);
  const run = random.chance(0.2) ? withoutDispatching(deps) : deps.inTransaction;
  await run((tx) => startSearch(tx, known.person, wishes));
}

/** What somebody may do next, with how likely it is. */
async function act(known: Known, pair: PairRow | undefined): Promise<void> {
  const { deps, gateway } = random.pick(gateways);
  const dice = random.below(100);
  const { person } = known;
  if (!pair) {
    if (dice < 55) return search(known);
    if (dice < 65) return deps.inTransaction((tx) => stopSearch(tx, person));
    if (dice < 85) return void (known.alive = false);
    known.alive = true;
    return;
  }
  if (dice < 45) {
    Object.assign(known, { alive: true, came: true, lastSeen: now(), lastSeenInRoom: now() });
    return gateway.presence.seen([presenceOfSeeker(person.id), presenceOf(pair.pin, person.id)]);
  }
  if (dice < 55) {
    return deps.inTransaction((tx) => leaveGroup(tx, person, pair.pin)).catch(refusedIsFine);
  }
  if (dice < 60) return deps.inTransaction((tx) => stopSearch(tx, person));
  if (dice < 66) {
    const partner = people.get(pair.accounts.find((one) => one !== person.id)!)!;
    known.blocks.add(partner.person.id);
    partner.blocks.add(person.id);
    return deps.inTransaction((tx) => blockPartner(tx, person, pair.id));
  }
  if (dice < 70) return search(known);
  if (dice < 78) known.alive = false;
}

/** Running browsers report presence: in the lobby, and in the room of their pair if they joined it. */
async function beSeen(): Promise<void> {
  const pairOf = new Map(
    (await activePairs()).flatMap((pair) => pair.accounts.map((account) => [account, pair] as const)),
  );
  const { gateway } = random.pick(gateways);
  const seen: string[] = [];
  for (const known of people.values()) {
    if (!known.alive) continue;
    known.lastSeen = now();
    seen.push(presenceOfSeeker(known.person.id));
    const pair = pairOf.get(known.person.id);
    if (!pair || !known.came) continue;
    known.lastSeenInRoom = now();
    seen.push(presenceOf(pair.pin, known.person.id));
  }
  await gateway.presence.seen(seen);
}

const pairKey = (accounts: readonly number[]): string => [...accounts].sort((one, other) => one - other).join(' ');

/** Who left each other within the hour: both had come, or one of them left the room. Nobody here says how it went. */
async function whoIsApart(): Promise<ReadonlySet<string>> {
  const ended = await sql<{ accounts: number[]; met: boolean; left: boolean }>(
    `SELECT array_agg(m.account_id) AS accounts, bool_and(m.came_at IS NOT NULL) AS met, bool_or(g.left_at IS NOT NULL) AS left
       FROM pairings p JOIN pairing_members m ON m.pairing_id = p.id
       JOIN group_members g ON g.session_id = p.session_id AND g.account_id = m.account_id
      WHERE p.ended_at > $1 GROUP BY p.id`,
    [new Date(now() - APART_SECONDS * 1_000)],
  );
  return new Set(ended.filter(({ met, left }) => met || left).map(({ accounts }) => pairKey(accounts)));
}

/** The rule in its plainest words, on what we know. */
function expectedPairs(queue: Known[], apart: ReadonlySet<string>): number[][] {
  const left = [...queue].sort((one, other) => one.since - other.since || one.person.id - other.person.id);
  const seeker = (one: Known) => ({ ...one.wishes, training_stage: one.training_stage, waiting_since: one.since });
  const pairs: number[][] = [];
  while (left.length > 0) {
    const one = left.shift()!;
    const index = left.findIndex(
      (other) =>
        !one.blocks.has(other.person.id) &&
        !apart.has(pairKey([one.person.id, other.person.id])) &&
        compatible(seeker(one), seeker(other), now()),
    );
    if (index >= 0) pairs.push([one.person.id, left.splice(index, 1)[0]!.person.id]);
  }
  return pairs;
}

/** Matches with everybody at once, and holds what came of it against the rule. */
async function matchAndCompare(): Promise<number> {
  const { gateway } = random.pick(gateways);
  await gateway.presence.sweep();
  const rows = await searches();
  const gone = (known: Known) => now() - known.lastSeen >= PRESENCE_MS;
  const queue = rows
    .filter((row) => row.state === 'searching')
    .map((row) => people.get(row.account_id)!)
    .filter((known) => !gone(known));
  for (const row of rows.filter(({ state }) => state === 'searching')) {
    // Put back or changing their mind, nobody loses their place.
    expect(row.waiting_since!.getTime()).toBe(people.get(row.account_id)!.since);
    expect(row.away_since !== null).toBe(gone(people.get(row.account_id)!));
  }
  const apart = await whoIsApart();
  const before = await lastPairing();
  // One of them is killed in the middle, and leaves no trace.
  if (random.chance(0.15)) {
    const killed = random.pick(gateways).deps.inTransaction(async (tx) => {
      await matchWaiting(tx, CHAT);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await lastPairing()).toBeLessThanOrEqual(before);
  }
  if (random.chance(0.2)) await withoutDispatching(random.pick(gateways).deps)((tx) => matchWaiting(tx, CHAT));
  mayMatch = true;
  gateways.forEach((one) => one.gateway.matchmaker.wake());
  await Promise.all(gateways.map((one) => one.gateway.matchmaker.settled()));
  mayMatch = false;
  const made = await sql<{ accounts: number[] }>(
    'SELECT array_agg(account_id ORDER BY seat) AS accounts FROM pairing_members WHERE pairing_id > $1 GROUP BY pairing_id ORDER BY pairing_id',
    [before],
  );
  const wanted = expectedPairs(queue, apart);
  expect(made.map((row) => row.accounts).sort()).toEqual(wanted.sort());
  for (const account of wanted.flat()) Object.assign(people.get(account)!, { came: false, lastSeenInRoom: 0 });
  return made.length;
}

/** Everything that must hold at any moment. */
async function holds(): Promise<void> {
  const [rows, pairs] = [await searches(), await activePairs()];
  const matched = pairs.flatMap((pair) => pair.accounts);
  expect(new Set(matched).size).toBe(matched.length);
  for (const pair of pairs) {
    expect(pair.accounts).toHaveLength(2);
    expect(pair.accounts[0]).not.toBe(pair.accounts[1]);
    const [first, second] = pair.accounts.map((account) => people.get(account)!);
    expect(first!.blocks.has(second!.person.id)).toBe(false);
  }
  for (const row of rows) {
    expect(row.state === 'matched').toBe(
      pairs.some((pair) => pair.id === row.pairing_id && pair.accounts.includes(row.account_id)),
    );
    expect(row.version).toBeGreaterThanOrEqual(people.get(row.account_id)!.version);
    people.get(row.account_id)!.version = row.version;
  }
  expect(matched.every((account) => rows.find((row) => row.account_id === account)?.state === 'matched')).toBe(true);
}

/** After the deadlines of the rooms: a partner who is left alone is searching again, in their old place. */
async function roomsAreRight(before: PairRow[]): Promise<void> {
  const [rows, pairs] = [await searches(), await activePairs()];
  for (const pair of before) {
    const goes = pairs.some((one) => one.id === pair.id);
    const age = now() - pair.matched_at.getTime();
    const members = pair.accounts.map((account) => people.get(account)!);
    const missing = members.map((known) => (known.came ? now() - known.lastSeenInRoom >= PRESENCE_MS : age >= 20_000));
    if (goes && age < 60_000) expect(missing).toEqual([false, false]);
    if (goes) continue;
    expect(missing.some(Boolean)).toBe(true);
    if (age >= 60_000) continue;
    for (const [index, known] of members.entries()) {
      if (!missing[index] && known.alive && known.came)
        expect(rows.find((row) => row.account_id === known.person.id)).toMatchObject({
          state: 'searching',
          waiting_since: new Date(known.since),
          away_since: null,
        });
    }
  }
}

/** Everybody whom Postgres takes for present is given one presence's time to show up again. */
async function redisIsWiped(): Promise<void> {
  await world.deps.redis.del(world.deps.key('presence'));
  await random.pick(gateways).gateway.presence.reconcile();
  for (const row of await searches())
    if (row.state !== 'idle' && row.away_since === null) people.get(row.account_id)!.lastSeen = now();
  for (const { account_id } of await sql<{ account_id: number }>(
    `SELECT m.account_id FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE s.state <> 'ended' AND m.left_at IS NULL AND m.away_since IS NULL`,
  )) {
    people.get(account_id)!.lastSeenInRoom = now();
  }
}

async function timePasses(): Promise<void> {
  const before = await activePairs();
  world.clock.advance(random.pick([500, 1_500, 3_000, 4_000]));
  await beSeen();
  const { gateway, deps } = random.pick(gateways);
  await gateway.presence.sweep();
  await gateway.matchmaker.tick();
  await deps.dispatcher.settled();
  await roomsAreRight(before);
}

describe(`pairing, with ${PEOPLE} people, three gateways and seed ${SEED}`, () => {
  it(`keeps every rule through ${STEPS} rounds of arrivals, departures, reconnections and kills`, async () => {
    let [actions, pairs] = [0, 0];
    for (let step = 0; step < STEPS; step += 1) {
      const current = await activePairs();
      // Several at once, on any gateway, each somebody else.
      const acting = new Set(Array.from({ length: 8 + random.below(12) }, () => random.pick([...people.values()])));
      const rooms = new Set<number>();
      const work: Promise<void>[] = [];
      for (const known of acting) {
        const pair = current.find((one) => one.accounts.includes(known.person.id));
        // One of a room at a time: who of two went first would not be known.
        if (pair && rooms.has(pair.id)) continue;
        if (pair) rooms.add(pair.id);
        world.clock.advance(1);
        work.push(act(known, pair));
      }
      await Promise.all(work);
      actions += work.length;
      await holds();
      if (random.chance(0.6)) await timePasses();
      if (random.chance(0.03)) await redisIsWiped();
      if (random.chance(0.01)) {
        // Killed, and another one is started in its place.
        const [dead] = gateways.splice(1 + random.below(gateways.length - 1), 1);
        dead!.gateway.live.io.disconnectSockets(true);
        gateways.push(await world.anotherGateway());
        quiet(gateways.at(-1)!);
      }
      pairs += await matchAndCompare();
      await holds();
    }
    expect(actions).toBeGreaterThan(STEPS * 6);
    expect(pairs).toBeGreaterThan(STEPS / 4);
    // Committed rows that were never dispatched are dispatched by the sweep of any live process.
    world.clock.advance(5_000);
    while ((await world.deps.dispatcher.sweep()) > 0) await world.deps.dispatcher.settled();
    expect(await sql(`SELECT id FROM outbox WHERE kind <> 'job'`)).toEqual([]);
  });
});
