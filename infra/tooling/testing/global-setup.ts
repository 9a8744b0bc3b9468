import { Client } from 'pg';
import { migrate } from '~/infra/database/migrate';
import { hashFiles } from '../launch/hash-files';
import { startTestServers } from './servers';
import { TEMPLATE } from './template';

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
  await prepareTemplate(process.env.TEST_DATABASE_URL);
  // Jest hands what is global here on to every file that it runs in this process: each would add its entities to this one, and
  // with them all that it has ever loaded would stay.
  delete (globalThis as { typeormMetadataArgsStorage?: unknown }).typeormMetadataArgsStorage;
}

/** Servers that stay between runs keep it for as long as nothing has changed that it was made from. */
async function prepareTemplate(serverUrl: string): Promise<void> {
  const database = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();
  const madeFrom = hashFiles(['infra/database', 'domain']);
  const client = new Client({ connectionString: database('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ made_from: string | null }>(
      `select shobj_description(oid, 'pg_database') as made_from from pg_database where datname = '${TEMPLATE}'`,
    );
    if (rows[0]?.made_from === madeFrom) return;
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
    await migrate(database(TEMPLATE));
    await client.query(`comment on database ${TEMPLATE} is '${madeFrom}'`);
  } finally {
    await client.end();
  }
}
