import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import Redis from 'ioredis';
import { Pool, type PoolClient } from 'pg';
import type { Person } from '~/domain/accounts/person';
import type { Sql } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { POOL } from './plan';

/** What bare programs share: Fastify, a pool of connections to PostgreSQL, Redis, and sessions in it. */
const { DATABASE_URL = '', REDIS_URL = '', PORT = '0', SESSION_PREFIX = '' } = process.env;

const sqlOn = (connection: Pick<Pool | PoolClient, 'query'>): Sql => {
  const all: Sql['all'] = async ({ name, text }, values) =>
    (await connection.query({ name, text, values: [...values] })).rows;
  return { all, one: async (statement, values) => (await all(statement, values))[0] ?? null };
};

const clock = { now: () => new Date() };
const pool = new Pool({ connectionString: DATABASE_URL, max: POOL });
export const redis = new Redis(REDIS_URL, { enableAutoPipelining: true });
/** The queries need no entity manager. */
export const read = { sql: sqlOn(pool), clock } as Reader;
const nothing = () => undefined;

/** BEGIN, the work, COMMIT. Nothing is published or enqueued. */
export async function inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  const tx = { sql: sqlOn(connection), clock, enqueue: nothing, publish: nothing, announce: nothing };
  try {
    await connection.query('BEGIN');
    const result = await work(tx as unknown as Transaction);
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK');
    throw error;
  } finally {
    connection.release();
  }
}

/** @throws Error if nobody is signed in */
export async function personOf(request: FastifyRequest): Promise<Person> {
  const session = await redis.get(SESSION_PREFIX + request.cookies.wardmates_session);
  if (!session) throw new Error('nobody is signed in');
  return (JSON.parse(session) as { person: Person }).person;
}

export const app = Fastify();
app.get('/readyz', async () => {
  await Promise.all([pool.query('SELECT 1'), redis.ping()]);
  return { status: 'ready' };
});

/** Routes that know who asks. */
export const withSessions = (bind: (routes: FastifyInstance) => void): void =>
  void app.register(async (routes) => {
    await routes.register(fastifyCookie);
    bind(routes);
  });

export function listen(): void {
  app.listen({ port: Number(PORT), host: '127.0.0.1' }).catch((error: Error) => {
    process.stderr.write(`bare program: ${error.message}\n`);
    process.exit(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}
