import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';
import type { Client } from 'pg';
import type { Person } from '~/domain/accounts/person';
import { quizSetup } from '~/domain/quizzes/contract';
import { readConfig } from '~/infra/process/config';
import { openDeps } from '~/infra/process/deps';
import { openSessions, SESSION_COOKIE } from '~/infra/sessions/sessions';
import { type Filling, startProduct } from '../testing/product';
import type { TestServers } from '../testing/servers';
import { AIMS } from './aims';
import type { AskingOrders, AskOrder } from './asking-client';
import { ANSWERS, BANK, finishedOf, firstAnswerOf, openQuizzes, ownersOf, PEOPLE, personOf, QUESTIONS } from './bank';
import { startBareProgram } from './bare-program';
import type { Benchmark, Context } from './benchmark';
import { ms, spread, table, totals, verdicts, whole } from './markdown';
import { startClient } from './orders';
import { POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { PRODUCTION_LIMITS } from './product-side';
import { inTurns, mustBeRight } from './rounds';
import { openDatabase } from './side';
import { signedInHeaders } from './signed-in-headers';
import { median, percentile, ratioOf } from './statistics';

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

interface AskResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer. */
  cost: Cost;
}

const MEASURED = ['count', 'start', 'answer_submit', 'summary'] as const;
type Measured = (typeof MEASURED)[number];
/** The others write; there is no aim for them. */
const READS = ['count', 'summary'] as const;

const post = (path: string, headers: Record<string, string>, body: object): Ask => ({
  method: 'POST',
  path,
  headers,
  body: JSON.stringify(body),
});

/** What every connection asks in one round. */
export async function roundOf(
  what: Measured,
  side: QuizSide,
  round: number,
  seconds: number,
  database: Client,
): Promise<{ connections: Ask[][]; cycle: boolean }> {
  const at = (connection: number, nth = 0) => (connection + nth * CONNECTIONS) % side.people.length;
  const lists = (list: (connection: number) => Ask[]) =>
    Array.from({ length: CONNECTIONS }, (_, connection) => list(connection));
  if (what === 'count') {
    return {
      cycle: true,
      connections: lists((connection) =>
        Array.from({ length: 48 }, (_, nth) =>
          post(quizSetup.path, side.headersOf(at(connection, nth)), {
            data_request: 'available_questions',
            specialty: nth % 17,
            focus: nth % 3 === 0 ? (nth % 6) + 1 : 0,
            difficulty: nth % 4,
          }),
        ),
      ),
    };
  }
  if (what === 'summary') {
    return {
      cycle: true,
      connections: lists((connection) =>
        Array.from({ length: 40 }, (_, nth) => ({
          method: 'GET',
          path: `/learn/quiz/${finishedOf(side.people[at(connection, nth)]! - personOf(0), nth)}/summary/`,
          headers: side.headersOf(at(connection, nth)),
          body: '',
        })),
      ),
    };
  }
  if (what === 'start') {
    const starts = Math.ceil((700 * seconds) / CONNECTIONS);
    return {
      cycle: false,
      connections: lists((connection) =>
        Array.from({ length: starts }, (_, nth) =>
          post(quizSetup.path, side.headersOf(at(connection, nth + round * starts)), {
            data_request: 'submit',
            specialty: (nth % 16) + 1,
            preferences: nth % 2 ? 'new' : 'all',
            number_of_questions: 20,
            submission_id: randomUUID(),
          }),
        ),
      ),
    };
  }
  // Enough for every connection to be busy until the time is over.
  const quizzes = await openQuizzes(database, side.people.slice(0, CONNECTIONS * Math.ceil((60 * seconds) / 50)));
  const owners = await ownersOf(
    database,
    quizzes.map(([first]) => first!.quiz_id),
  );
  const places = new Map(side.people.map((person, index) => [person, index]));
  return {
    cycle: false,
    connections: lists((connection) =>
      quizzes
        .filter((_, index) => index % CONNECTIONS === connection)
        .flatMap((quiz) => {
          const headers = side.headersOf(places.get(owners.get(quiz[0]!.quiz_id)!)!);
          return quiz.map(({ quiz_id, question_id }) =>
            post(`/learn/quiz/${quiz_id}/`, headers, {
              data_request: 'answer_submit',
              quizlog_id: quiz_id,
              question_id,
              answer_id: String(firstAnswerOf(question_id)),
              submission_id: randomUUID(),
            }),
          );
        }),
    ),
  };
}

export async function startPeer(
  servers: TestServers,
  databaseUrl: string,
  people: number[],
  program = 'bare-quizzes',
): Promise<{ side: QuizSide; stop(): Promise<void> }> {
  const redis = new Redis(servers.redisUrl);
  const tokens = people.map(() => randomUUID());
  const as = (id: number): Person => ({
    id,
    name: `Person ${id}`,
    avatar: '',
    username: `bank${id}`,
    guest: false,
    roles: ['learner'],
    language: 'en',
  });
  await redis.mset(
    new Map(people.map((id, index) => [SESSION_PREFIX + tokens[index], JSON.stringify({ person: as(id) })])),
  );
  redis.disconnect();
  const { url, pid, stop } = await startBareProgram(program, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: servers.redisUrl,
    SESSION_PREFIX,
  });
  // As many bytes as the product is sent, though only the session is read.
  const headersOf = (index: number) => ({
    cookie: `${SESSION_COOKIE}=${tokens[index]}; csrftoken=${tokens[index]}`,
    'x-csrftoken': tokens[index]!,
  });
  return { side: { name: 'peer', url, pid, people, headersOf }, stop };
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

export async function startOurs(
  servers: TestServers,
  options: { workers?: number; namespace?: string; filled?: Filling } = {},
): Promise<OurSide> {
  const env = {
    DEMO: '0',
    SESSION_SECRET: randomUUID() + randomUUID(),
    REDIS_NAMESPACE: options.namespace ?? 'bench-quizzes',
    DATABASE_POOL: String(POOL),
    ...PRODUCTION_LIMITS,
  };
  const product = await startProduct({
    gateways: 1,
    workers: options.workers ?? 0,
    web: false,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env,
    filled: options.filled ?? BANK,
  });
  const database = await openDatabase(product.databaseUrl);
  const people = Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index));
  const deps = await openDeps(
    readConfig({ ...env, DATABASE_URL: product.databaseUrl, REDIS_URL: servers.redisUrl, LOG_LEVEL: 'silent' }),
  );
  const sessions = openSessions(deps);
  const tokens: string[] = [];
  for (let from = 0; from < people.length; from += 100)
    tokens.push(
      ...(await Promise.all(
        people.slice(from, from + 100).map(async (person) => (await sessions.create(person)).token),
      )),
    );
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

async function run({ servers, plan, meter, say }: Context): Promise<string> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say('filling the bank');
  const ours = await startOurs(servers);
  const peer = await startPeer(
    servers,
    ours.databaseUrl,
    Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index + 1)),
  );
  const sides = { product: ours.side, peer: peer.side };

  const measure = async (what: Measured, side: QuizSide, round: number): Promise<AskResult> => {
    const { hostname, port } = new URL(side.url);
    const order = {
      host: hostname,
      port: Number(port),
      time: plan.bankSeconds * 1_000,
      ...(await roundOf(what, side, round, plan.bankSeconds, ours.database)),
    };
    const { result, cost } = await meter.measure([side.pid], () => client.tell('ask', order));
    mustBeRight(side.name, what, result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
      cost: costEach(cost, result.answers),
    };
  };

  try {
    await meter.takeIdleLevel(plan.idleTime);
    const results = {} as Record<Measured, Record<SideName, AskResult[]>>;
    for (const what of MEASURED)
      results[what] = await inTurns(
        SIDES,
        plan.bankRounds,
        (name, round) => measure(what, sides[name], round),
        (done) => say(`${what}: ${done} of ${plan.bankRounds} rounds`),
      );
    return report(results);
  } finally {
    await client.stop();
    await peer.stop();
    await ours.stop();
  }
}

function report(results: Record<Measured, Record<SideName, AskResult[]>>): string {
  const rates = (what: Measured, name: SideName) => results[what][name].map(({ perSecond }) => perSecond);
  const costs = (what: Measured, name: SideName) => results[what][name].map(({ cost }) => cost);
  const rows = MEASURED.map((what) => {
    const side = (name: SideName) => [
      whole(median(rates(what, name))),
      ms(median(results[what][name].map(({ p50 }) => p50))),
      ms(median(results[what][name].map(({ p99 }) => p99))),
    ];
    return [
      what,
      ...side('product'),
      ...side('peer'),
      spread(ratioOf(rates(what, 'product'), rates(what, 'peer'))),
      spread(ratioOf(totals(costs(what, 'product')), totals(costs(what, 'peer')))),
    ];
  });
  return [
    `${whole(QUESTIONS)} questions, ${whole(ANSWERS)} answers; ${CONNECTIONS} connections, one gateway, ${POOL} connections to PostgreSQL; ${results.count.peer.length} rounds in turn.`,
    table(
      [
        '',
        'product a second',
        'p50 ms',
        'p99 ms',
        'peer a second',
        'p50 ms',
        'p99 ms',
        'ratio of a second',
        'ratio of processor time',
      ],
      rows,
    ),
    verdicts(
      READS.map((what) => [
        { ...AIMS.hotReads, what: `${what} a second` },
        ratioOf(rates(what, 'product'), rates(what, 'peer')),
      ]),
    ),
  ].join('\n\n');
}

/** Each of what a learner does most, on both sides in turn, on one database. */
export const quizzes: Benchmark = {
  name: 'quizzes',
  title: 'Quizzes on a bank of 100,000 questions',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`, between BEGIN and COMMIT where something changes. It remembers what `count` needs for as long as the product does. It has no CSRF token, limits, outbox, checked output or sanitised HTML.',
  run,
};
