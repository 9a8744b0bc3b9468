/**
 * Makes `current.apkg`, a package of today's form: SQLite of schema 18, compressed by Debian's `zstd`, with a protobuf list of
 * media. Run it after a change of the sample notes, from the root of the project:
 *
 *     node --require tsx/cjs infra/formats/anki/testing/make-current.ts
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import initSqlJs from 'sql.js';
import {
  type AnkiNote,
  deckNamesOf,
  legacyCollection,
  NOTE_TYPES,
  SAMPLE,
  typeIdOf,
  writeRows,
} from '~/infra/tooling/testing/factories/anki-packages';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { LEGACY_TABLES } from '../legacy-schema';

const zstd = (bytes: Uint8Array): Buffer => {
  const { stdout, status, stderr } = spawnSync('zstd', ['--quiet', '--stdout', '-'], {
    input: bytes,
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`zstd (Debian: apt-get install zstd) failed: ${stderr.toString()}`);
  return stdout;
};

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let left = value;
  for (; left > 0x7f; left = Math.floor(left / 128)) bytes.push((left % 128) | 0x80);
  return [...bytes, left];
};
const numberField = (number: number, value: number): Buffer => Buffer.from([...varint(number * 8), ...varint(value)]);
const bytesField = (number: number, bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([...varint(number * 8 + 2), ...varint(bytes.length)]), bytes]);
const textField = (number: number, text: string): Buffer => bytesField(number, Buffer.from(text));

const NEW_TABLES = `
CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT rowid;
CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
CREATE TABLE templates (ntid integer NOT NULL, ord integer NOT NULL, name text NOT NULL, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT rowid;
CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
CREATE TABLE notetypes (id integer NOT NULL PRIMARY KEY, name text NOT NULL, mtime_secs integer NOT NULL, usn integer NOT NULL, config blob NOT NULL);
CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
CREATE TABLE decks (id integer PRIMARY KEY NOT NULL, name text NOT NULL, mtime_secs integer NOT NULL, usn integer NOT NULL, common blob NOT NULL, kind blob NOT NULL);
CREATE UNIQUE INDEX idx_decks_name ON decks (name);
CREATE TABLE tags (tag text NOT NULL PRIMARY KEY, usn integer NOT NULL, collapsed boolean NOT NULL, config blob NULL) WITHOUT rowid;`;

/** The collection in schema 18, its names under the collation that only Anki has. */
async function currentCollection(notes: readonly AnkiNote[]): Promise<Uint8Array> {
  const { Database } = await initSqlJs();
  const db = new Database();
  db.run(LEGACY_TABLES);
  db.run(NEW_TABLES);
  db.run(`INSERT INTO col VALUES (1, 0, 0, 0, 18, 0, 0, 0, '', '', '', '', '')`);
  for (const [name, { fields, cloze, templates }] of Object.entries(NOTE_TYPES)) {
    const id = typeIdOf(name as keyof typeof NOTE_TYPES);
    db.run('INSERT INTO notetypes VALUES (?, ?, 0, 0, ?)', [id, name, cloze ? numberField(1, 1) : new Uint8Array(0)]);
    fields.forEach((field, ord) =>
      db.run('INSERT INTO fields VALUES (?, ?, ?, ?)', [id, ord, field, textField(3, 'Arial')]),
    );
    templates.forEach(([question, answer], ord) =>
      db.run('INSERT INTO templates VALUES (?, ?, ?, 0, 0, ?)', [
        id,
        ord,
        `Card ${ord + 1}`,
        Buffer.concat([textField(1, question), textField(2, answer)]),
      ]),
    );
  }
  deckNamesOf(notes).forEach((name, index) =>
    db.run('INSERT INTO decks VALUES (?, ?, 0, 0, ?, ?)', [
      1_710_000_000_000 + index,
      name.replaceAll('::', '\u001f'),
      new Uint8Array(0),
      new Uint8Array(0),
    ]),
  );
  writeRows(db, notes);
  db.run('PRAGMA writable_schema = ON');
  for (const column of ['name text NOT NULL', 'tag text NOT NULL PRIMARY KEY'])
    db.run(
      `UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name IN ('fields', 'templates', 'notetypes', 'decks', 'tags')`,
      [column, `${column} COLLATE unicase`],
    );
  const bytes = db.export();
  db.close();
  return bytes;
}

async function make(): Promise<void> {
  const picture = await aPicture('png');
  const entry = Buffer.concat([
    textField(1, 'heart.png'),
    numberField(2, picture.length),
    bytesField(3, createHash('sha1').update(picture).digest()),
  ]);
  const file = zipSync(
    {
      meta: numberField(1, 3),
      'collection.anki2': await legacyCollection([{ guid: 'old', type: 'basic', fields: ['Please update Anki', ''] }]),
      'collection.anki21b': zstd(await currentCollection(SAMPLE)),
      media: zstd(bytesField(1, entry)),
      0: zstd(picture),
    },
    { level: 6, mtime: '2026-01-01' },
  );
  writeFileSync(join('infra/formats/anki/testing', 'current.apkg'), file);
  process.stdout.write(`${file.length} bytes\n`);
}

void make();
