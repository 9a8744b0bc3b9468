import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import Redis from 'ioredis';
import { Pool, type PoolClient } from 'pg';
import type { Person } from '~/domain/accounts/person';
import { cardsOfReview } from '~/domain/flashcards/cards.query';
import { cardSelection, flashcardReview, submitReview } from '~/domain/flashcards/review/contract';
import { selectionOn } from '~/domain/flashcards/review/kinds';
import { countCards } from '~/domain/flashcards/review/draw-cards.query';
import { findReview } from '~/domain/flashcards/review/find-review.query';
import { recordReviews } from '~/domain/flashcards/review/record-reviews';
// Cleans text that an older sanitiser stored, as in the product.
import '~/infra/html/sanitise';
import type { Sql } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { POOL } from './plan';

/**
 * What flashcards are measured against: Fastify, a session from Redis, and the same named statements on `pg`, between BEGIN and
 * COMMIT where something changes. No CSRF, limits, outbox, checked output or sanitised HTML.
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
    const nothing = () => undefined;
    const result = await work({
      sql: sqlOn(connection),
      clock,
      enqueue: nothing,
      publish: nothing,
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

const app = Fastify();
void app.register(async (routes) => {
  await routes.register(fastifyCookie);
  const personOf = async (request: { cookies: Record<string, string | undefined> }): Promise<Person> => {
    const session = await redis.get(SESSION_PREFIX + request.cookies.wardmates_session);
    if (!session) throw new Error('nobody is signed in');
    return (JSON.parse(session) as { person: Person }).person;
  };
  routes.post('/flashcards/setup/', async (request) => {
    const person = await personOf(request);
    return {
      count: await countCards(
        read,
        person.id,
        selectionOn({ specialty: 0, topic: 0 }, cardSelection.parse(request.body)),
      ),
    };
  });
  routes.get<{ Params: { id: string } }>('/flashcards/review/:id/', async (request) =>
    findReview(read, (await personOf(request)).id, Number(request.params.id)),
  );
  routes.post<{ Params: { id: string } }>('/flashcards/review/:id/', async (request) => {
    const person = await personOf(request);
    const { ids } = flashcardReview.actions.cards.input.parse(request.body);
    return { cards: await cardsOfReview(read, person.id, Number(request.params.id), ids) };
  });
  routes.post('/api/flashcards/submit-answer/', async (request) => {
    const person = await personOf(request);
    const { review_id, ...review } = submitReview.input.parse(request.body);
    const recorded = await inTransaction((tx) => recordReviews(tx, person, [{ ...review, review_id: review_id! }]));
    return { quizlog_completed: recorded.quizlog_completed };
  });
});
app.get('/readyz', async () => {
  await Promise.all([pool.query('SELECT 1'), redis.ping()]);
  return { status: 'ready' };
});

app.listen({ port: Number(PORT), host: '127.0.0.1' }).catch((error: Error) => {
  process.stderr.write(`bare flashcards: ${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
