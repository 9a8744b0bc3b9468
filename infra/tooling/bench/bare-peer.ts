import fastifyCookie from '@fastify/cookie';
import { createAdapter } from '@socket.io/redis-adapter';
import Fastify from 'fastify';
import Redis from 'ioredis';
import { Pool } from 'pg';
import { Server } from 'socket.io';
import type { Person } from '~/domain/accounts/person';
import { groupLobby } from '~/domain/group-practice/contract';
import { joinGroup } from '~/domain/group-practice/join-group';
import { lobbySnapshotOf } from '~/domain/group-practice/snapshots.query';
import { topicOf } from '~/domain/kit/live';
import type { Sql } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { POOL } from './plan';

/**
 * What the product is measured against: the least that does the same job on the same libraries. A join is the same
 * statements between BEGIN and COMMIT, then the same snapshot to everyone who watches, over Socket.IO's own Redis
 * adapter; no session, CSRF, limits, outbox or presence. A poll is a session from Redis and the same named statement.
 */
const { DATABASE_URL = '', REDIS_URL = '', PORT = '0', SESSION_PREFIX = '' } = process.env;

type Connection = Pick<Pool, 'query'>;

const sqlOn = (connection: Connection): Sql => {
  const all: Sql['all'] = async ({ name, text }, values) =>
    (await connection.query({ name, text, values: [...values] })).rows;
  return { all, one: async (statement, values) => (await all(statement, values))[0] ?? null };
};

const clock = { now: () => new Date() };
const pool = new Pool({ connectionString: DATABASE_URL, max: POOL });
const redis = new Redis(REDIS_URL, { enableAutoPipelining: true });
// The queries need no entity manager, and a join publishes by what we do after the commit.
const reader = { sql: sqlOn(pool), clock } as Reader;
const transactionOn = (connection: Connection) =>
  ({ sql: sqlOn(connection), clock, publish: () => undefined, announce: () => undefined }) as unknown as Transaction;

const app = Fastify();
const io = new Server(app.server, {
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
  adapter: createAdapter(
    redis.duplicate({ enableAutoPipelining: false }),
    redis.duplicate({ enableAutoPipelining: false }),
  ),
});

io.on('connection', (socket) => {
  socket.on('watch', async ({ key }: { key: string }, acknowledge: (answer: unknown) => void) => {
    await socket.join(topicOf(groupLobby.name, key));
    const snapshot = await lobbySnapshotOf(reader, key);
    acknowledge({ ok: true, version: snapshot?.version, snapshot });
  });
});

async function announce(pin: string): Promise<void> {
  const snapshot = await lobbySnapshotOf(reader, pin);
  io.to(topicOf(groupLobby.name, pin)).emit('live', {
    resource: groupLobby.name,
    key: pin,
    version: snapshot?.version,
    snapshot,
  });
}

app.get('/readyz', async () => {
  await Promise.all([pool.query('SELECT 1'), redis.ping()]);
  return { status: 'ready' };
});

app.get('/join/:pin/', async () => ({ needs_name: false }));
app.post<{ Params: { pin: string }; Body: { account_id: number } }>(
  '/join/:pin/',
  async ({ params: { pin }, body }) => {
    const connection = await pool.connect();
    try {
      await connection.query('BEGIN');
      await joinGroup(transactionOn(connection), { id: body.account_id }, pin);
      await connection.query('COMMIT');
    } catch (error) {
      await connection.query('ROLLBACK');
      throw error;
    } finally {
      connection.release();
    }
    void announce(pin);
    return { next_url: `/group-study/${pin}/` };
  },
);

void app.register(async (polls) => {
  await polls.register(fastifyCookie);
  polls.post<{ Body: { pin: string } }>('/api/group-study/check/', async (request, reply) => {
    const session = await redis.get(SESSION_PREFIX + request.cookies.wardmates_session);
    const person = session && (JSON.parse(session) as { person: Person }).person;
    if (!person) return reply.code(401).send({ status: 401 });
    return lobbySnapshotOf(reader, request.body.pin);
  });
});

app.listen({ port: Number(PORT), host: '127.0.0.1' }).catch((error: Error) => {
  process.stderr.write(`bare peer: ${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
