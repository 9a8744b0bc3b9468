import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PoolSocketClient } from './pool-client';

/**
 * The one data source. Entities, commands and named statements share its pool.
 * @param wait how long a connection may be waited for, in milliseconds
 */
export function createDataSource(databaseUrl: string, poolSize = 12, wait = 60_000): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    synchronize: false,
    poolSize,
    applicationName: 'wardmates',
    // Pipelined: statements are sent without waiting for the answers of earlier ones. The timeouts keep a statement that hangs
    // from holding a connection for ever.
    extra: {
      Client: PoolSocketClient,
      pipeline: true,
      connectionTimeoutMillis: wait,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });
}

/** The pool of a data source, which is TypeORM's. */
export const poolOf = (source: DataSource): Pool => (source.driver as PostgresDriver).master as Pool;
