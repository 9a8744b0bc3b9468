import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import 'reflect-metadata';
import { DataSource, type MigrationInterface } from 'typeorm';
import { migrations } from '~/infra/database/migrations';

/** The number in the name of a migration's file. */
export const numberOf = (migration: new () => MigrationInterface): number =>
  Number(/\d+$/.exec(migration.name)![0]) - 1_763_700_000_000;

/** Runs the migrations up to this number that have not run yet, as `npm start` does. */
export async function migrateTo(databaseUrl: string, number: number): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: migrations.filter((one) => numberOf(one) <= number),
    migrationsTransactionMode: 'each',
    poolSize: 1,
  });
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

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
