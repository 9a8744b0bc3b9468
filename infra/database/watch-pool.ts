import type { Socket } from 'node:net';
import { Client, type Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';

/** Who has had a connection for longer than this is looked into, in milliseconds. */
const SUSPICIOUS = 3_000;
const LOOK_EVERY = 1_000;
/** How long Postgres may take to let somebody in before it counts as away, in milliseconds. */
const PATIENCE = 2_000;

/** An error that Postgres itself has sent is an answer, too: it is there, and may be full. */
const isAnswer = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && 'severity' in (error as object);

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'wardmates-probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch (error) {
    return isAnswer(error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

/**
 * A connection says nothing of a server that went silent: a machine that stands still, a network that swallows what is
 * sent. A statement would wait on it until TCP gives up, a quarter of an hour later. Where somebody has had a connection
 * for three seconds, Postgres is asked on a new one; where it does not answer there, those connections are ended, and
 * whoever waits on them is told. A statement that is merely slow goes on.
 * @returns what ends the watching
 */
export function watchPool(pool: Pool, databaseUrl: string, log: Logger): () => void {
  const since = new Map<PoolClient, number>();
  pool.on('acquire', (client) => since.set(client, Date.now()));
  pool.on('release', (_error, client) => since.delete(client));
  pool.on('remove', (client) => since.delete(client));
  let looking = false;

  async function look(): Promise<void> {
    const suspects = [...since].filter(([, at]) => Date.now() - at >= SUSPICIOUS);
    if (suspects.length === 0 || (await answers(databaseUrl))) return;
    // Those that were given back meanwhile had their answer.
    const silent = suspects.filter(([client, at]) => since.get(client) === at);
    log.error({ connections: silent.length }, 'Postgres does not answer: connections that wait for it are ended');
    // Not `end()`: that waits for what was asked before, which on a pipelined connection is what nobody answers.
    for (const [client] of silent)
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }

  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => (looking = false));
  }, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
