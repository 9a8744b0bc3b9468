import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { entities } from '~/domain/rooms';
import { migrations } from './migrations';

/**
 * The one data source; its pool serves entities, commands and named statements alike.
 * @param wait how long somebody may wait for a connection, in milliseconds
 */
export function createDataSource(databaseUrl: string, poolSize = 12, wait = 60_000): DataSource {
  return new DataSource({
    type: 'postgres',
    url: databaseUrl,
    entities: [...entities],
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    poolSize,
    applicationName: 'wardmates',
    // Pipelined: what need not wait for an answer travels behind what went before. A statement that hangs must not hold
    // a connection of the pool for ever.
    extra: {
      pipeline: true,
      connectionTimeoutMillis: wait,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  });
}
