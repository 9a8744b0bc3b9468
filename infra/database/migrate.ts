import { createDataSource } from './data-source';

/** Brings the schema up to date. Several processes may call it at once: one migrates, the others wait. */
export async function migrate(databaseUrl: string): Promise<void> {
  const source = createDataSource(databaseUrl, 2);
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('wardmates migrations'))`);
    await source.runMigrations();
  } finally {
    await lock.query(`SELECT pg_advisory_unlock(hashtext('wardmates migrations'))`);
    await lock.release();
    await source.destroy();
  }
}
