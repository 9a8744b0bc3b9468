import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import type { ImageStore } from '~/domain/images/image-store';
import { type BackupLine, MIGRATIONS_TABLE, TABLES, type TableRow } from './format';

const ROWS_AT_ONCE = 500;

export interface BackedUp {
  rows: number;
  images: number;
  /** Keys of pictures that the database knows and the store has not. */
  missing: string[];
}

async function* rowsOf(client: Client, table: string): AsyncGenerator<string[]> {
  await client.query(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT whole::text AS line FROM ${client.escapeIdentifier(table)} AS whole`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${ROWS_AT_ONCE} FROM backup`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('CLOSE backup');
}

async function* sequencesOf(client: Client): AsyncGenerator<BackupLine> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
    );
    yield { kind: 'sequence', name, ...found[0]! };
  }
}

async function* linesOf(
  client: Client,
  images: ImageStore,
  secret: string | null,
  done: BackedUp,
): AsyncGenerator<BackupLine> {
  const { rows: migrations } = await client.query<{ name: string }>(
    `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`,
  );
  yield {
    kind: 'begin',
    format: 'wardmates',
    version: 1,
    made_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
  };
  const { rows: tables } = await client.query<TableRow>(TABLES);
  for (const { table } of tables) {
    for await (const rows of rowsOf(client, table)) {
      done.rows += rows.length;
      yield { kind: 'rows', table, rows };
    }
  }
  // Read after the rows: no number that a row has is given again.
  yield* sequencesOf(client);
  if (secret !== null) yield { kind: 'secret', secret };
  const { rows: keys } = await client.query<{ key: string }>('SELECT key FROM images ORDER BY id');
  for (const { key } of keys) {
    const image = await images.open(key);
    if (!image) {
      done.missing.push(key);
      continue;
    }
    const parts: Uint8Array[] = [];
    for await (const part of image.body) parts.push(part);
    done.images += 1;
    yield { kind: 'image', key, data: Buffer.concat(parts).toString('base64') };
  }
  yield { kind: 'end', rows: done.rows, images: done.images };
}

/**
 * Writes everything that PostgreSQL and the image store hold into one file, as it was in one moment, while the product runs.
 * The file holds password hashes: only its owner can read it. It is there whole or not at all.
 * @param options.secret what the gateways sign with, if it is not configured elsewhere
 */
export async function backup(options: {
  databaseUrl: string;
  images: ImageStore;
  secret: string | null;
  file: string;
}): Promise<BackedUp> {
  const { databaseUrl, images, secret, file } = options;
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const done: BackedUp = { rows: 0, images: 0, missing: [] };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const text = async function* () {
      for await (const line of linesOf(client, images, secret, done)) yield `${JSON.stringify(line)}\n`;
    };
    await pipeline(
      Readable.from(text()),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    const folder = await open(dirname(file), 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
    return done;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
