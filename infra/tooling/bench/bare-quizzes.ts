import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import Redis from 'ioredis';
import { Pool, type PoolClient } from 'pg';
import type { Person } from '~/domain/accounts/person';
import { takeCensus } from '~/domain/quizzes/generation/bank-census.query';
import { quizSetup, selection, STUDY } from '~/domain/quizzes/contract';
import { countQuestions, takeKnown } from '~/domain/quizzes/count-questions.query';
import { findSummary } from '~/domain/quizzes/find-summary.query';
import { startQuiz } from '~/domain/quizzes/start-quiz';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import type { Sql } from '~/domain/kit/statement';
// Cleans text that an older sanitiser stored, as in the product.
import '~/infra/html/sanitise';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { writeJson } from '~/domain/kit/written-json';
import { POOL } from './plan';

/**
 * What quizzes are measured against: Fastify, a session from Redis, and the same named statements on `pg`, between BEGIN
 * and COMMIT where something changes. No CSRF, limits, outbox, checked output or sanitised HTML.
 */
const { DATABASE_URL = '', REDIS_URL = '', PORT = '0', SESSION_PREFIX = '' } = process.env;

const sqlOn = (connection: Pick<Pool | PoolClient, 'query'>): Sql => {
  const all: Sql['all'] = async ({ name, text }, values) =>
    (await connection.query({ name, text, values: [...values] })).rows;
  return { all, one: async (statement, values) => (await all(statement, values))[0] ?? null };
};
const clock = { now: () => new Date() };
const pool = new Pool({ connectionString: DATABASE_URL, max: POOL });
const redis = new Redis(REDIS_URL, { enableAutoPipelining: true });
const read = { sql: sqlOn(pool), clock } as Reader;

async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    await connection.query('BEGIN');
    const result = await work({
      sql: sqlOn(connection),
      clock,
      enqueue: () => undefined,
      publish: () => undefined,
    } as unknown as Transaction);
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

/** How old what is counted may be, in milliseconds: as old as in `gateway/bank-counts.ts`. */
const REMEMBERED = 10_000;

function remembered<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const kept = new Map<K, { value: Promise<V>; until: number }>();
  return (key) => {
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.value;
    const value = load(key);
    kept.set(key, { value, until: Date.now() + REMEMBERED });
    return value;
  };
}

const bank = remembered((_: 'bank') => takeCensus(read));
const known = remembered((personId: number) => takeKnown(read, personId));

const app = Fastify();
void app.register(async (routes) => {
  await routes.register(fastifyCookie);
  const personOf = async (request: { cookies: Record<string, string | undefined> }): Promise<Person> => {
    const session = await redis.get(SESSION_PREFIX + request.cookies.wardmates_session);
    if (!session) throw new Error('nobody is signed in');
    return (JSON.parse(session) as { person: Person }).person;
  };
  routes.post<{ Body: { data_request: string; answer_id: string } }>('/learn/quiz/setup/', async (request) => {
    const person = await personOf(request);
    if (request.body.data_request === 'available_questions')
      return countQuestions(await bank('bank'), await known(person.id), selection.parse(request.body), STUDY);
    const input = quizSetup.actions.submit.input.parse(request.body);
    return { next_url: `/learn/quiz/${await inTransaction((tx) => startQuiz(tx, person, input))}/` };
  });
  routes.post<{ Body: { quizlog_id: number; question_id: number; answer_id: string; submission_id: string } }>(
    '/learn/quiz/:id/',
    async (request) => {
      const person = await personOf(request);
      const { answer_id, ...input } = request.body;
      return inTransaction((tx) => submitAnswer(tx, person, { ...input, picked: answer_id.split(',').map(Number) }));
    },
  );
  routes.get<{ Params: { id: string } }>('/learn/quiz/:id/summary/', async (request, reply) => {
    const summary = await findSummary(read, await personOf(request), Number(request.params.id), {
      page: 1,
      print: false,
    });
    return reply
      .type('application/json; charset=utf-8')
      .send(writeJson<object>({ ...summary, questions: writeJson(summary.questions) }).pieces.join(''));
  });
});
app.get('/readyz', async () => {
  await Promise.all([pool.query('SELECT 1'), redis.ping()]);
  return { status: 'ready' };
});

app.listen({ port: Number(PORT), host: '127.0.0.1' }).catch((error: Error) => {
  process.stderr.write(`bare quizzes: ${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
