import { Client } from 'pg';
import { migrate } from '~/infra/database/migrate';
import { startTestServers, TEMPLATE } from './servers';

/**
 * Before all tests: real servers (those of TEST_DATABASE_URL and TEST_REDIS_URL, else embedded ones of this run), and a
 * freshly migrated database that every test file's own is a copy of.
 */
export default async function globalSetup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL || !process.env.TEST_REDIS_URL) {
    const servers = await startTestServers();
    process.env.TEST_DATABASE_URL = servers.databaseUrl;
    process.env.TEST_REDIS_URL = servers.redisUrl;
    (globalThis as { stopTestServers?: () => Promise<void> }).stopTestServers = servers.stop;
  }
  await migrate(await freshTemplate(process.env.TEST_DATABASE_URL));
  // Jest hands what is global here on to every file that it runs in this process: each would add its entities to this one, and
  // with them all that it has ever loaded would stay.
  delete (globalThis as { typeormMetadataArgsStorage?: unknown }).typeormMetadataArgsStorage;
}

async function freshTemplate(serverUrl: string): Promise<string> {
  const database = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  const client = new Client({ connectionString: database('postgres') });
  await client.connect();
  try {
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  return database(TEMPLATE);
}
