import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { inTime } from '../support/in-time';
import { PoolSocketClient, socketOf } from './pool-client';

/** Milliseconds after which a connection in use is checked. */
const SUSPECT_AFTER_MS = 3_000;
const CHECK_EVERY_MS = 1_000;
/** Milliseconds in which PostgreSQL must accept a new connection, and answer on it; otherwise it counts as away. */
const PROBE_TIMEOUT_MS = 2_000;

/** An error sent by PostgreSQL itself is an answer: the server is there, though it may be full. */
const isAnswer = (error: unknown): boolean =>
  /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '') && 'severity' in (error as object);

async function isAnswering(databaseUrl: string, patience: number): Promise<boolean> {
  const client = new PoolSocketClient({ connectionString: databaseUrl, application_name: 'wardmates-probe' });
  client.on('error', () => undefined);
  try {
    await inTime(client.connect(), patience);
    await inTime(client.query('SELECT 1'), patience);
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    // `end()` would wait for a server that is silent.
    client.socket.destroy();
    return isAnswer(error);
  }
}

/**
 * Ends connections to a server that has gone silent, such as a halted machine or a network that drops packets. Without this, a
 * statement waits until TCP gives up, after about a quarter of an hour. Once a connection has been in use for three seconds,
 * PostgreSQL is probed on a new one. If it does not answer, the connections are destroyed and their statements fail. A statement
 * that is merely slow goes on. While this process itself stands still, no time counts.
 * @param pool of `PoolSocketClient`s
 * @param patience milliseconds in which PostgreSQL must answer a probe
 * @returns a function that ends the watching
 */
export function watchPool(pool: Pool, databaseUrl: string, log: Logger, patience = PROBE_TIMEOUT_MS): () => void {
  const acquiredAt = new Map<PoolClient, number>();
  pool.on('acquire', (client) => acquiredAt.set(client, Date.now()));
  pool.on('release', (_error, client) => acquiredAt.delete(client));
  pool.on('remove', (client) => acquiredAt.delete(client));
  let checking = false;

  async function check(): Promise<void> {
    const suspects = [...acquiredAt].filter(([, at]) => Date.now() - at >= SUSPECT_AFTER_MS);
    if (suspects.length === 0 || (await isAnswering(databaseUrl, patience))) return;
    // Connections released in the meantime had their answer.
    const silent = suspects.filter(([client, at]) => acquiredAt.get(client) === at);
    log.error({ connections: silent.length }, 'Postgres does not answer: connections that wait for it are ended');
    // Not `end()`: it waits for earlier statements, which on a pipelined connection are the ones without an answer.
    for (const [client] of silent) socketOf(client).destroy();
  }

  const timer = setInterval(() => {
    if (checking) return;
    checking = true;
    void check().finally(() => (checking = false));
  }, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
