import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { startPostgres } from '../embedded/postgres';
import { checkDatabase } from './own-servers';

/** PostgreSQL of DATABASE_URL, or the embedded one: the one that runs, else it is started for as long as this takes. */
export async function openPostgres(data: string): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: await checkDatabase(given), stop: () => Promise.resolve() };
  if (!existsSync(join(data, 'postgres', 'password'))) throw new UserFacingError(`There is no data in ${data}.`);
  const server = await startPostgres({ dataDir: join(data, 'postgres'), log: () => undefined });
  return { url: server.url, stop: () => (server.found ? Promise.resolve() : server.stop()) };
}
