import type Redis from 'ioredis';
import type { DataSource } from 'typeorm';

/** Tables that begin with one row, of their defaults: the migrations put it there. */
const ONE_ROW = ['leaderboard_progress', 'moderation_queue', 'statistics_progress'];
/** What was migrated stays so. */
const KEPT = ['migrations'];

/** Brings a database back to what the migrations left. It deletes, because to truncate 190 tables takes a second. */
export async function emptyDatabase(source: DataSource): Promise<void> {
  const tables = await source.query<{ name: string }[]>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND relname <> ALL ($1)`,
    [KEPT],
  );
  const filled = await source.query<{ name: string }[]>(
    tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`).join(' UNION ALL '),
  );
  // Without triggers and foreign keys, so that the order makes no difference and nothing is counted or announced.
  const statements = [
    'BEGIN',
    'SET LOCAL session_replication_role = replica',
    ...filled.map(({ name }) => `DELETE FROM ${name}`),
    ...ONE_ROW.map((name) => `INSERT INTO ${name} DEFAULT VALUES`),
    'COMMIT',
  ];
  await source.query(statements.join(';'));
}

/** Deletes every key of a namespace, those of its queues included. */
export async function emptyRedis(redis: Redis, namespace: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', `*${namespace}*`, 'COUNT', 1_000);
    if (keys.length > 0) await redis.unlink(...keys);
    cursor = next;
  } while (cursor !== '0');
}
