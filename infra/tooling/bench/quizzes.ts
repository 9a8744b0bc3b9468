import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import type { Client } from 'pg';
import type { Person } from '~/domain/accounts/person';
import { quizSetup } from '~/domain/quizzes/contract';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { type Child, lastLines, startChild } from '../embedded/child';
import { freePort } from '../embedded/ports';
import { dataDir, root, runTypeScript } from '../launch/paths';
import { answersReady } from '../launch/readiness';
import { openSessions, SESSION_COOKIE } from '~/infra/sessions/sessions';
import { startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import type { AskingOrders, AskOrder } from './asking-client';
import { fillBank, finishedOf, firstAnswerOf, openQuizzes, ownersOf, PEOPLE, personOf } from './bank';
import { startClient } from './orders';
import { POOL, type SideName } from './plan';
import { costEach } from './processor-time';
import { mustBeRight, type Pair } from './rounds';
import { openDatabase } from './side';
import { percentile } from './statistics';
import { signedInHeaders } from './signed-in-headers';

type Ask = AskOrder['connections'][number][number];

/** Connections that ask at the same time. */
const CONNECTIONS = 24;
const SESSION_PREFIX = 'bench-quizzes:session:';

export interface QuizSide {
  name: SideName;
  url: string;
  pid: number;
  /** Of everybody who may ask here: each side has people of its own, so that neither meets what the other did. */
  people: number[];
  headersOf(index: number): Record<string, string>;
}

export interface AskResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the gateway for one answer, in milliseconds. */
  cost: number | null;
}

export const MEASURED = ['count', 'start', 'answer_submit', 'summary'] as const;
export type Measured = (typeof MEASURED)[number];

const post = (path: string, headers: Record<string, string>, body: object): Ask => ({ method: 'POST', path, headers, body: JSON.stringify(body) });

/** What every connection asks in one round. */
export async function roundOf(what: Measured, side: QuizSide, round: number, seconds: number, database: Client): Promise<{ connections: Ask[][]; cycle: boolean }> {
  const at = (connection: number, nth = 0) => (connection + nth * CONNECTIONS) % side.people.length;
  const lists = (list: (connection: number) => Ask[]) => Array.from({ length: CONNECTIONS }, (_, connection) => list(connection));
  if (what === 'count') {
    return { cycle: true, connections: lists((connection) => Array.from({ length: 48 }, (_, nth) => post(quizSetup.path, side.headersOf(at(connection, nth)), { data_request: 'available_questions', specialty: nth % 17, focus: nth % 3 === 0 ? (nth % 6) + 1 : 0, difficulty: nth % 4 }))) };
  }
  if (what === 'summary') {
    return { cycle: true, connections: lists((connection) => Array.from({ length: 40 }, (_, nth) => ({ method: 'GET', path: `/learn/quiz/${finishedOf(side.people[at(connection, nth)]! - personOf(0), nth)}/summary/`, headers: side.headersOf(at(connection, nth)), body: '' }))) };
  }
  if (what === 'start') {
    const starts = Math.ceil((700 * seconds) / CONNECTIONS);
    return { cycle: false, connections: lists((connection) => Array.from({ length: starts }, (_, nth) => post(quizSetup.path, side.headersOf(at(connection, nth + round * starts)), { data_request: 'submit', specialty: (nth % 16) + 1, preferences: nth % 2 ? 'new' : 'all', number_of_questions: 20, submission_id: randomUUID() }))) };
  }
  // Enough for every connection to be busy until the time is over.
  const quizzes = await openQuizzes(database, side.people.slice(0, CONNECTIONS * Math.ceil((60 * seconds) / 50)));
  const owners = await ownersOf(database, quizzes.map(([first]) => first!.quiz_id));
  const places = new Map(side.people.map((person, index) => [person, index]));
  return {
    cycle: false,
    connections: lists((connection) =>
      quizzes.filter((_, index) => index % CONNECTIONS === connection).flatMap((quiz) => {
        const headers = side.headersOf(places.get(owners.get(quiz[0]!.quiz_id)!)!);
        return quiz.map(({ quiz_id, question_id }) => post(`/learn/quiz/${quiz_id}/`, headers, { data_request: 'answer_submit', quizlog_id: quiz_id, question_id, answer_id: String(firstAnswerOf(question_id)), submission_id: randomUUID() }));
      }),
    ),
  };
}

async function startPeer(servers: TestServers, databaseUrl: string, people: number[]): Promise<{ side: QuizSide; stop(): Promise<void> }> {
  const redis = new Redis(servers.redisUrl);
  const tokens = people.map(() => randomUUID());
  const as = (id: number): Person => ({ id, name: `Person ${id}`, avatar: '', username: `bank${id}`, guest: false, roles: ['learner'], language: 'en' });
  await redis.mset(new Map(people.map((id, index) => [SESSION_PREFIX + tokens[index], JSON.stringify({ person: as(id) })])));
  redis.disconnect();
  const port = await freePort();
  const logs = join(dataDir(), 'logs');
  mkdirSync(logs, { recursive: true });
  const logFile = join(logs, 'bare-quizzes.log');
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl, REDIS_URL: servers.redisUrl, PORT: String(port), SESSION_PREFIX };
  const child: Child = await startChild({ command: process.execPath, args: runTypeScript('infra/tooling/bench/bare-quizzes.ts'), cwd: root, env, logFile });
  while (!(await answersReady(port, '127.0.0.1'))) {
    if (!child.running()) throw new Error(`The bare peer ended at its start:\n${lastLines(logFile)}`);
    await pause(50);
  }
  // The same bytes as the product gets, though only the session is read.
  const headersOf = (index: number) => ({ cookie: `${SESSION_COOKIE}=${tokens[index]}; csrftoken=${tokens[index]}`, 'x-csrftoken': tokens[index]! });
  return { side: { name: 'peer', url: `http://127.0.0.1:${port}`, pid: child.pid, people, headersOf }, stop: () => child.stop() };
}

export interface OurSide {
  side: QuizSide;
  databaseUrl: string;
  database: Client;
  workers: { pid: number }[];
  /** What the processes of this side are started with. */
  env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

export async function startOurs(servers: TestServers, options: { workers?: number; namespace?: string } = {}): Promise<OurSide> {
  const never = '1000000';
  const env = { DEMO: '0', SESSION_SECRET: randomUUID() + randomUUID(), REDIS_NAMESPACE: options.namespace ?? 'bench-quizzes', DATABASE_POOL: String(POOL), RATE_LIMIT_PERSON: never, RATE_LIMIT_ADDRESS: never };
  const product = await startProduct({ gateways: 1, workers: options.workers ?? 0, web: false, databaseUrl: servers.databaseUrl, redisUrl: servers.redisUrl, env });
  const database = await openDatabase(product.databaseUrl);
  await fillBank(database);
  const people = Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index));
  const deps = await openDeps(readConfig({ ...env, DATABASE_URL: product.databaseUrl, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'silent' }));
  const sessions = openSessions(deps);
  const tokens: string[] = [];
  for (let from = 0; from < people.length; from += 100) tokens.push(...(await Promise.all(people.slice(from, from + 100).map(async (person) => (await sessions.create(person)).token))));
  await deps.close();
  const [gateway] = product.gateways;
  const headers = tokens.map((token) => signedInHeaders(deps.config, token));
  const headersOf = (index: number) => headers[index]!;
  return {
    side: { name: 'product', url: gateway!.url, pid: gateway!.pid, people, headersOf },
    databaseUrl: product.databaseUrl,
    database,
    workers: product.workers,
    env: { ...env, DATABASE_URL: product.databaseUrl, REDIS_URL: servers.redisUrl },
    async stop() {
      await database.end();
      await product.stop();
    },
  };
}

/** Each of what a learner does most, on both sides in turn, on one database. */
export async function measureQuizzes(servers: TestServers, plan: { pairs: number; seconds: number }, say: (line: string) => void): Promise<Record<Measured, Pair<AskResult>[]>> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say('filling the bank');
  const ours = await startOurs(servers);
  const peer = await startPeer(servers, ours.databaseUrl, Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index + 1)));
  const results = Object.fromEntries(MEASURED.map((what) => [what, [] as Pair<AskResult>[]])) as Record<Measured, Pair<AskResult>[]>;

  const measure = async (what: Measured, side: QuizSide, round: number): Promise<AskResult> => {
    const { hostname, port } = new URL(side.url);
    const order = { host: hostname, port: Number(port), time: plan.seconds * 1_000, ...(await roundOf(what, side, round, plan.seconds, ours.database)) };
    const { result, cost } = await costEach([side.pid], () => client.tell('ask', order), ({ answers }) => answers);
    mustBeRight({ name: side.name }, what, result.wrong);
    return { perSecond: result.perSecond, p50: percentile(result.latencies, 0.5), p99: percentile(result.latencies, 0.99), cost };
  };

  try {
    for (let round = 0; round <= plan.pairs; round += 1) {
      const first: SideName = round % 2 === 0 ? 'product' : 'peer';
      const sides = first === 'product' ? [ours.side, peer.side] : [peer.side, ours.side];
      for (const what of MEASURED) {
        const pair = { first } as Pair<AskResult>;
        for (const side of sides) pair[side.name] = await measure(what, side, round);
        // The first round only warms up.
        if (round > 0) results[what].push(pair);
      }
      say(`${round} of ${plan.pairs} rounds`);
    }
    return results;
  } finally {
    await client.stop();
    await peer.stop();
    await ours.stop();
  }
}
