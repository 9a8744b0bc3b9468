import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { COME_WITHIN_SECONDS, pairingMatch } from '~/domain/audio-pairing/contract';
import { startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { AIMS } from './aims';
import { startBareProgram } from './bare-program';
import type { Context, Measurement, Result } from './benchmark';
import { costTable, spread, table, whole } from './tables';
import { SIDES, type SideName } from './plan';
import { type Cost, costEach, type Meter } from './processor-time';
import { depsOf, productEnv } from './product-side';
import { inTurns } from './rounds';
import { signIn } from './sessions';
import { openDatabase } from './side';
import { median, percentile, ratioOf } from './statistics';

/** Everybody searches at once. */
const SEEKERS = 5_000;
const FIRST_SEEKER = 3_000_000;
const ADDRESS = '/osce-stations/audio-pairing/';
const SOCKETS_AT_ONCE = 50;
/** Searches that are on their way at the same time, from as many connections. */
const CONNECTIONS = 64;
/** How long a round waits for the last pair, in milliseconds. */
const PATIENCE = 120_000;

interface PairingSide {
  pids: number[];
  gateways: string[];
  headersOf(account: number): Record<string, string>;
  bodyOf(account: number): string;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

interface PairingRound {
  /** Milliseconds from the first search until the last of all had the notice of their partner. */
  lastPair: number;
  /** The same until the last search was answered. */
  answered: number;
  perSecond: number;
  /** Milliseconds from a match until both of it had the notice, by the clock that all processes of a machine share. */
  notified: { p50: number; p99: number };
  /** Of each person. */
  cost: Cost;
}

/** The gateways look after the rooms meanwhile, so the tables are taken in the order in which they take them. */
const FORGET_PAIRINGS = `
  BEGIN;
  LOCK TABLE group_sessions, group_members, pairings, pairing_members, pairing_searches IN EXCLUSIVE MODE;
  UPDATE pairing_searches SET state = 'idle', pairing_id = NULL, waiting_since = NULL;
  DELETE FROM pairings WHERE matched_at > '2020-01-01';
  DELETE FROM group_sessions WHERE created_at > '2020-01-01';
  COMMIT`;

/** A past like that of a product in use: everybody has been paired before, and Postgres knows how large its tables are. */
const PAST = `
  INSERT INTO account_consents (account_id, kind, version, given_at) SELECT FIRST + n, 'age-18', 1, '2019-06-01' FROM generate_series(0, SEEKERS - 1) AS n;
  INSERT INTO group_sessions (pin, host_id, station_id, state, chat_link, audio, clock_total, clock_remaining, clock_minutes, expires_at, created_at)
  SELECT lpad(n::text, 9, '0'), FIRST + n % SEEKERS, (SELECT id FROM stations ORDER BY slug LIMIT 1), 'ended', '', true, 0, 0, 0, '2019-06-01', '2019-06-01' FROM generate_series(0, 2 * SEEKERS - 1) AS n;
  INSERT INTO group_members (session_id, account_id, joined_at, left_at)
  SELECT s.id, FIRST + (s.host_id - FIRST + step) % SEEKERS, '2019-06-01', '2019-06-01' FROM group_sessions s, generate_series(0, 1) AS step WHERE s.created_at = '2019-06-01';
  INSERT INTO pairings (session_id, matched_at, ended_at) SELECT id, created_at, created_at FROM group_sessions WHERE created_at = '2019-06-01';
  INSERT INTO pairing_members (pairing_id, account_id, seat, waiting_since, came_at, left_at, attended, verdict)
  SELECT p.id, m.account_id, row_number() OVER (PARTITION BY p.id ORDER BY m.account_id), p.matched_at, p.matched_at, p.ended_at, true, 'well' FROM pairings p JOIN group_members m ON m.session_id = p.session_id;
  INSERT INTO pairing_searches (account_id, state, style, stage, language) SELECT FIRST + n, 'idle', 1, 'near', 'en' FROM generate_series(0, SEEKERS - 1) AS n;
`
  .replaceAll('FIRST', String(FIRST_SEEKER))
  .replaceAll('SEEKERS', String(SEEKERS));

async function startProductForPairing(servers: TestServers): Promise<PairingSide> {
  const env = productEnv('bench-pairing');
  const product = await startProduct({
    gateways: 2,
    workers: 0,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env,
  });
  const database = await openDatabase(product.databaseUrl);
  await database.query(
    `INSERT INTO accounts (id, guest, username, email, password_hash, first_name, last_name, display_name, training_stage, roles)
     SELECT id, false, 'bench' || id, 'bench' || id || '@bench.example', 'nobody signs in with it', 'Person', 'Bench', 'Person ' || id, 3, '{learner}' FROM generate_series($1::int, $2::int) AS id`,
    [FIRST_SEEKER, FIRST_SEEKER + SEEKERS - 1],
  );
  await database.query(PAST);
  await database.query('VACUUM ANALYZE');
  const deps = await depsOf(env, product.databaseUrl, servers.redisUrl);
  const headers = await signIn(
    deps,
    Array.from({ length: SEEKERS }, (_, index) => FIRST_SEEKER + index),
  );
  await deps.close();
  return {
    pids: product.gateways.map(({ pid }) => pid),
    gateways: product.gateways.map((gateway) => gateway.url),
    headersOf: (account) => headers[account - FIRST_SEEKER]!,
    bodyOf: () => JSON.stringify({ data_request: 'search' }),
    async reset() {
      await database.query(FORGET_PAIRINGS);
      await database.query('VACUUM');
    },
    async stop() {
      await database.end();
      await product.stop();
    },
  };
}

async function startPeerForPairing(): Promise<PairingSide> {
  const { url, pid, stop } = await startBareProgram('bare-pairing', {});
  return {
    pids: [pid],
    gateways: [url],
    headersOf: () => ({}),
    bodyOf: (account) => JSON.stringify({ account_id: account }),
    reset: async () => void (await fetch(`${url}/reset`, { method: 'POST' })),
    stop,
  };
}

interface MatchNotice {
  at: number;
  matched_at: number;
  url: string;
}

/** Everyone's lobby, open and watching; the people of a round are spread over the gateways. */
async function openLobbies(side: PairingSide, notices: Map<number, MatchNotice>): Promise<Socket[]> {
  const sockets: Socket[] = [];
  const open = async (account: number) => {
    const url = side.gateways[account % side.gateways.length]!;
    const socket = io(url, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { origin: url, ...side.headersOf(account) },
    });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    socket.on('live', ({ snapshot }: { snapshot: { state: string; come_by: number; url: string } }) => {
      if (snapshot.state === 'matched' && !notices.has(account))
        notices.set(account, {
          at: Date.now(),
          matched_at: snapshot.come_by - COME_WITHIN_SECONDS * 1_000,
          url: snapshot.url,
        });
    });
    const answer = (await socket
      .timeout(20_000)
      .emitWithAck('watch', { resource: pairingMatch.name, key: account })) as { ok: boolean };
    if (!answer.ok) throw new Error(`A watch was refused: ${JSON.stringify(answer).slice(0, 300)}`);
    sockets.push(socket);
  };
  for (let from = 0; from < SEEKERS; from += SOCKETS_AT_ONCE)
    await Promise.all(Array.from({ length: SOCKETS_AT_ONCE }, (_, index) => open(FIRST_SEEKER + from + index)));
  return sockets;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function search(side: PairingSide, account: number): Promise<void> {
  const body = side.bodyOf(account);
  const headers = {
    ...side.headersOf(account),
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      `${side.gateways[(account + 1) % side.gateways.length]}${ADDRESS}`,
      { method: 'POST', agent, headers },
      (response) => {
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200
              ? resolve()
              : reject(new Error(`A search was answered ${response.statusCode}.`)),
          );
      },
    );
    asked.on('error', reject).end(body);
  });
}

async function runRound(meter: Meter, side: PairingSide, notices: Map<number, MatchNotice>): Promise<PairingRound> {
  await side.reset();
  notices.clear();
  const {
    result: { began, answered },
    cost,
  } = await meter.measure(side.pids, async () => {
    const start = Date.now();
    await Promise.all(Array.from({ length: SEEKERS }, (_, index) => search(side, FIRST_SEEKER + index)));
    const took = Date.now() - start;
    for (const until = start + PATIENCE; notices.size < SEEKERS; await pause(5))
      if (Date.now() > until) throw new Error(`${SEEKERS - notices.size} of ${SEEKERS} were never told of a partner.`);
    return { began: start, answered: took };
  });
  const rooms = new Map<string, MatchNotice[]>();
  for (const one of notices.values()) rooms.set(one.url, [...(rooms.get(one.url) ?? []), one]);
  if ([...rooms.values()].some((both) => both.length !== 2))
    throw new Error('Somebody was paired with nobody, or with two.');
  const latencies = [...rooms.values()].map(
    (both) => Math.max(...both.map((one) => one.at)) - Math.min(...both.map((one) => one.matched_at)),
  );
  const lastPair = Math.max(...[...notices.values()].map((one) => one.at)) - began;
  return {
    lastPair,
    answered,
    perSecond: rooms.size / (lastPair / 1_000),
    notified: { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) },
    cost: costEach(cost, SEEKERS),
  };
}

async function run({ servers, plan, meter, say }: Context): Promise<Result> {
  const sides = { product: await startProductForPairing(servers), peer: await startPeerForPairing() };
  const notices = { product: new Map<number, MatchNotice>(), peer: new Map<number, MatchNotice>() };
  const sockets: Socket[] = [];
  try {
    for (const name of SIDES) {
      sockets.push(...(await openLobbies(sides[name], notices[name])));
      say(`${SEEKERS} lobbies of the ${name} are open`);
    }
    await meter.takeIdleLevel(plan.idleTime);
    return report(
      await inTurns(
        SIDES,
        plan.pairingRounds,
        (name) => runRound(meter, sides[name], notices[name]),
        (done) => say(`${done} of ${plan.pairingRounds} rounds`),
      ),
    );
  } finally {
    sockets.forEach((socket) => socket.disconnect());
    for (const name of SIDES) await sides[name].stop();
  }
}

function report(results: Record<SideName, PairingRound[]>): Result {
  const row = (title: string, what: (round: PairingRound) => number) => {
    const [product, peer] = [results.product.map(what), results.peer.map(what)];
    return [title, whole(median(product)), whole(median(peer)), spread(ratioOf(product, peer))];
  };
  const text = [
    `${whole(SEEKERS)} people who search at once, each with a socket; two gateways; ${results.peer.length} rounds in turn.`,
    table(
      ['', 'product', 'peer', 'ratio'],
      [
        row('to the last pair, ms', ({ lastPair }) => lastPair),
        row('pairs a second', ({ perSecond }) => perSecond),
        row('to the last answer, ms', ({ answered }) => answered),
        row('from a match until both are notified p50, ms', ({ notified }) => notified.p50),
        row('from a match until both are notified p99, ms', ({ notified }) => notified.p99),
      ],
    ),
    costTable(
      'a person',
      results.product.map(({ cost }) => cost),
      results.peer.map(({ cost }) => cost),
    ),
  ].join('\n\n');
  return { text, figures: [[AIMS.pairs, median(results.product.map(({ perSecond }) => perSecond))]] };
}

/** 5,000 people who search at once. */
export const pairing: Measurement = {
  name: 'pairing',
  title: '5,000 people who search for a partner at once',
  peer: 'The peer is one process with a queue in its memory. It has no session, no database and no second gateway, and keeps nothing.',
  run,
};
