import { DataSource, type DataSourceOptions } from 'typeorm';
import { markBaseline } from './baseline';
import { createDataSource } from './data-source';
import { readMigrations } from './migrations';

/**
 * Brings the schema up to date. Several processes may call it at once: one migrates, the others wait.
 * @param migrations those that are run, unless they have run before
 * @throws UserFacingError if the database is too old to be migrated
 */
export async function migrate(databaseUrl: string, migrations = readMigrations()): Promise<void> {
  const options = {
    ...createDataSource(databaseUrl, 2).options,
    migrations: migrations.map(({ forTypeorm }) => forTypeorm),
    migrationsTransactionMode: 'each',
  } as DataSourceOptions;
  const source = await new DataSource(options).initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('wardmates migrations'))`);
    await markBaseline(lock);
    await source.runMigrations();
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('wardmates migrations'))`);
    await lock.release();
    await source.destroy();
  }
}
