import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { fileTypeOf } from '~/domain/images/contract';
import type { ImageStore } from '~/domain/images/image-store';
import { withBaseline } from '../database/baseline';
import { migrate } from '../database/migrate';
import { readMigrations } from '../database/migrations';
import { UserFacingError } from '../support/user-facing-error';
import { type BackupLine, splitLines, TABLES, type TableRow } from './format';

const notWhole = (file: string) =>
  new UserFacingError(`${file} is not a whole backup of Wardmates: nothing was restored.`);

async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const unzipped = createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(createGunzip());
  try {
    for await (const line of splitLines(unzipped)) yield JSON.parse(line) as BackupLine;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UserFacingError(`There is no ${file}.`);
    throw error instanceof SyntaxError || /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')
      ? notWhole(file)
      : error;
  }
}

async function beginOf(file: string): Promise<Extract<BackupLine, { kind: 'begin' }>> {
  for await (const line of readBackup(file)) {
    if (line.kind !== 'begin' || line.format !== 'wardmates' || line.version !== 1) break;
    return line;
  }
  throw notWhole(file);
}

/** The schema as it was when the backup was made. */
async function migrateTo(databaseUrl: string, names: readonly string[]): Promise<void> {
  const migrations = readMigrations();
  const unknown = names.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new UserFacingError(
      `The backup was made by a newer release, which has ${unknown.join(', ')}. Restore it with that one.`,
    );
  await migrate(
    databaseUrl,
    migrations.filter(({ name }) => names.includes(name)),
  );
}

/** Tables with a row from the first on. */
const WRITTEN_BY_MIGRATIONS: ReadonlySet<string> = new Set([
  'leaderboard_progress',
  'moderation_queue',
  'statistics_progress',
]);

async function refuseUnlessEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<TableRow>(TABLES);
  for (const { table } of rows.filter((row) => !WRITTEN_BY_MIGRATIONS.has(row.table))) {
    const { rowCount } = await client.query(`SELECT FROM ${client.escapeIdentifier(table)} LIMIT 1`);
    if (rowCount)
      throw new UserFacingError(
        'There is data already. A backup is restored into an empty database and an empty data folder.',
      );
  }
}

/** Takes foreign keys away for as long as rows come in any order. @returns how to put them back, which checks every row */
async function withoutForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

export interface Restored {
  rows: number;
  images: number;
  made_at: string;
  secret: string | null;
}

async function load(
  client: Client,
  images: ImageStore,
  file: string,
  insertOf: ReadonlyMap<string, string>,
): Promise<Restored> {
  const done: Restored = { rows: 0, images: 0, made_at: '', secret: null };
  for await (const line of readBackup(file)) {
    if (line.kind === 'begin') done.made_at = line.made_at;
    else if (line.kind === 'rows') {
      const insert = insertOf.get(line.table);
      if (!insert) throw notWhole(file);
      done.rows += (await client.query(insert, [line.rows])).rowCount ?? 0;
    } else if (line.kind === 'sequence')
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [line.name, line.value, line.called]);
    else if (line.kind === 'secret') done.secret = line.secret;
    else if (line.kind === 'image') {
      await images.put({
        key: line.key,
        type: fileTypeOf(line.key),
        bytes: Buffer.from(line.data, 'base64'),
      });
      done.images += 1;
    } else {
      if (line.rows !== done.rows || line.images !== done.images) throw notWhole(file);
      return done;
    }
  }
  throw notWhole(file);
}

/**
 * Brings a backup back into an empty database and image store. Rows come in one transaction, and every foreign key is checked
 * at its end: killed at any moment it can be begun again. The schema is then brought up to date.
 * @throws UserFacingError if there is data already, the file is not whole, or a newer or too old release made it
 */
export async function restore({
  databaseUrl,
  images,
  file,
}: {
  databaseUrl: string;
  images: ImageStore;
  file: string;
}): Promise<Restored> {
  const names = withBaseline((await beginOf(file)).migrations);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await refuseUnlessEmpty(client);
    await migrateTo(databaseUrl, names);
    await client.query('BEGIN');
    const { rows: tables } = await client.query<TableRow>(TABLES);
    const name = (table: string) => client.escapeIdentifier(table);
    for (const { table } of tables) await client.query(`ALTER TABLE ${name(table)} DISABLE TRIGGER USER`);
    const foreignKeys = await withoutForeignKeys(client);
    // What a migration wrote is in the backup as well, as it was then.
    for (const { table } of tables) await client.query(`DELETE FROM ${name(table)}`);
    // The text is read once for each row, and not once for each of its columns.
    const inserts = tables.map(({ table, columns }): [string, string] => [
      table,
      `INSERT INTO ${name(table)} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.map((column) => `(whole).${column}`).join(', ')} FROM (SELECT line::${name(table)} AS whole FROM unnest($1::text[]) AS line OFFSET 0) AS rows`,
    ]);
    const done = await load(client, images, file, new Map(inserts));
    for (const add of foreignKeys) await client.query(add);
    for (const { table } of tables) await client.query(`ALTER TABLE ${name(table)} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
    await client.query('ANALYZE');
    await migrate(databaseUrl);
    return done;
  } finally {
    await client.end();
  }
}
