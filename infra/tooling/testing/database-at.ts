import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '~/infra/database/migrate';
import { readMigrations } from '~/infra/database/migrations';

/** Runs the migrations up to this number that have not run yet, as `npm start` does. */
export const migrateTo = (databaseUrl: string, number: number): Promise<void> =>
  migrate(
    databaseUrl,
    readMigrations().filter((one) => one.number <= number),
  );

async function onServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const server = new Client({ connectionString: urlOf('postgres') });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

const urlOf = (database: string): string =>
  Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${database}` }).toString();

export interface OwnDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A database for one test: empty, or a copy of another to which nobody is connected. */
export async function ownDatabase(copied?: Pick<OwnDatabase, 'name'>): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  await onServer((server) => server.query(`CREATE DATABASE ${name} TEMPLATE ${copied?.name ?? 'template1'}`));
  return {
    name,
    url: urlOf(name),
    drop: () => onServer((server) => server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}
