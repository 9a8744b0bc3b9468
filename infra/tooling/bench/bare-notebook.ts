import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import Redis from 'ioredis';
import { Pool } from 'pg';
import type { Person } from '~/domain/kit/person';
import type { Sql } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { search } from '~/domain/search/search.query';
import { POOL } from './plan';

/**
 * What the search and a topic's page are measured against: Fastify, a session from Redis, and named statements on `pg`. The search
 * has the same statements; the topic's page two plain ones. No limits, checked output or sanitised HTML.
 */
const { DATABASE_URL = '', REDIS_URL = '', PORT = '0', SESSION_PREFIX = '' } = process.env;

const pool = new Pool({ connectionString: DATABASE_URL, max: POOL });
const all: Sql['all'] = async ({ name, text }, values) => (await pool.query({ name, text, values: [...values] })).rows;
const sql: Sql = { all, one: async (statement, values) => (await all(statement, values))[0] ?? null };
const redis = new Redis(REDIS_URL, { enableAutoPipelining: true });
const read = { sql, clock: { now: () => new Date() } } as Reader;

const app = Fastify();
void app.register(async (routes) => {
  await routes.register(fastifyCookie);
  const personOf = async (request: { cookies: Record<string, string | undefined> }): Promise<Person> => {
    const session = await redis.get(SESSION_PREFIX + request.cookies.wardmates_session);
    if (!session) throw new Error('nobody is signed in');
    return (JSON.parse(session) as { person: Person }).person;
  };
  routes.get<{ Querystring: { q: string } }>('/search/', async (request) =>
    search(read, await personOf(request), { notebook: false, packs: [] }, { q: request.query.q }),
  );
  routes.get<{ Params: { slug: string } }>('/notebook/:slug/', async (request) => {
    const person = await personOf(request);
    const topic = await pool.query({
      name: 'topic',
      text: 'SELECT id, slug, name, specialty_id, summary, sources FROM topics WHERE slug = $1',
      values: [request.params.slug],
    });
    const sections = await pool.query({
      name: 'sections',
      text: 'SELECT id, key, title, focus_id, section_colour, section_icon, text, sources, checked_on FROM notebook_sections WHERE topic_id = $1 AND language = $2 AND retired_at IS NULL ORDER BY position',
      values: [topic.rows[0]?.id, person.language],
    });
    return { ...topic.rows[0], sections: sections.rows };
  });
});
app.get('/readyz', async () => {
  await Promise.all([pool.query('SELECT 1'), redis.ping()]);
  return { status: 'ready' };
});

app.listen({ port: Number(PORT), host: '127.0.0.1' }).catch((error: Error) => {
  process.stderr.write(`bare notebook: ${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
