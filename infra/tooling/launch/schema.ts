import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { rooms } from '~/domain/rooms';
import { migrate } from '~/infra/database/migrate';
import { schemaFiles } from '~/infra/database/schema';
import { startPostgres } from '../embedded/postgres';
import { scratchFolder, sweepScratch } from '../testing/scratch';
import { root } from './paths';
import { step } from './progress';
import { runMain } from './until-stopped';

/** `npm run schema` compares each `schema.sql` with a migrated database, `npm run schema -- write` writes them. */
async function main(): Promise<number> {
  const write = process.argv[3] === 'write';
  sweepScratch();
  const dataDir = join(scratchFolder(), 'postgres');
  const postgres = await step('PostgreSQL', (log) =>
    startPostgres({ dataDir, database: 'schema', durable: false, log }),
  );
  try {
    await step('Migrations', () => migrate(postgres.url));
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const files = await schemaFiles(client, rooms);
    await client.end();
    const other = [...files].filter(
      ([path, text]) => !existsSync(path) || readFileSync(join(root, path), 'utf8') !== text,
    );
    for (const [path, text] of other) {
      if (write) writeFileSync(join(root, path), text);
      console.log(`${write ? 'wrote' : 'differs from the migrated database:'} ${path}`);
    }
    return other.length === 0 || write ? 0 : 1;
  } finally {
    await postgres.stop();
  }
}

void runMain(main);
