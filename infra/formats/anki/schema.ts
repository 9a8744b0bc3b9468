import type { Database } from 'sql.js';
import { Unreadable } from '../unreadable';
import { firstDayOf } from './schedule';
import { numberIn, textIn } from './protobuf';

export interface Template {
  name: string;
  question: string;
  answer: string;
}
export interface NoteType {
  name: string;
  cloze: boolean;
  fields: string[];
  templates: ReadonlyMap<number, Template>;
}
export interface Schema {
  noteTypes: ReadonlyMap<number, NoteType>;
  /** Names with `::` between parents. */
  decks: ReadonlyMap<number, string>;
  /** The day that due dates are counted from, since 1970-01-01. */
  firstDay: number;
}

const broken = () => new Unreadable('broken-file', 0);
type Rows = (sql: string) => unknown[][];
const rowsOf =
  (db: Database): Rows =>
  (sql) =>
    db.exec(sql)[0]?.values ?? [];

/** Of SQLite's own memory, in bytes. Only a row that was made to needs more. */
const HEAP_MAX = 64 * 1024 * 1024;
const UNICASE = /\s+COLLATE\s+unicase/gi;

interface Entry {
  rowid: number;
  type: string;
  name: string;
  sql: string;
  table: string;
}
const entriesOf = (db: Database): Entry[] =>
  rowsOf(db)('SELECT rowid, type, name, sql, tbl_name FROM sqlite_schema').map(([rowid, type, name, sql, table]) => ({
    rowid: Number(rowid),
    type: String(type),
    name: String(name),
    sql: String(sql ?? ''),
    table: String(table),
  }));

/**
 * Views, triggers, virtual tables and generated columns run what a stranger wrote, and one of them can need gigabytes.
 * @throws Unreadable `hostile-file`
 */
function refuseProgrammed(db: Database): void {
  const runs = ({ type, sql }: Entry) => type === 'view' || type === 'trigger' || /^\s*CREATE\s+VIRTUAL/i.test(sql);
  if (entriesOf(db).some(runs)) throw new Unreadable('hostile-file', 0);
  const generated = rowsOf(db)(
    `SELECT 1 FROM sqlite_schema entry, pragma_table_xinfo(entry.name) AS col WHERE entry.type = 'table' AND col.hidden > 0 LIMIT 1`,
  );
  if (generated.length > 0) throw new Unreadable('hostile-file', 0);
}

/**
 * Makes a collection readable: refuses what computes in it, and takes out the collation that only Anki has, without which even a
 * plain SELECT fails. No row of its tables is read.
 * @throws Unreadable `hostile-file`, `broken-file`
 */
export function openTables(db: Database): ReadonlySet<string> {
  db.run('PRAGMA trusted_schema = OFF');
  db.run(`PRAGMA hard_heap_limit = ${HEAP_MAX}`);
  refuseProgrammed(db);
  const entries = entriesOf(db);
  const foreign = new Set(entries.flatMap(({ sql, table }) => (/\bunicase\b/i.test(sql) ? [table] : [])));
  if (foreign.size > 0) {
    db.run('PRAGMA writable_schema = ON');
    for (const { rowid, type, sql } of entries.filter((entry) => foreign.has(entry.table)))
      // Their indexes are in an order that only Anki knows.
      if (type === 'index') db.run('DELETE FROM sqlite_schema WHERE rowid = ?', [rowid]);
      else db.run('UPDATE sqlite_schema SET sql = ? WHERE rowid = ?', [sql.replaceAll(UNICASE, ''), rowid]);
    db.run('PRAGMA writable_schema = RESET');
    refuseProgrammed(db);
  }
  return new Set(entries.filter(({ type }) => type === 'table').map(({ name }) => name));
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function parsed(json: unknown): Record<string, unknown> {
  try {
    return record(JSON.parse(text(json)));
  } catch {
    throw broken();
  }
}

const byOrd = (one: Record<string, unknown>, other: Record<string, unknown>) => Number(one.ord) - Number(other.ord);

const firstDay = (crt: unknown, west: unknown): number =>
  firstDayOf(Number(crt) || 0, typeof west === 'number' && Math.abs(west) <= 900 ? west : null);

/** Schema 11: JSON in the one row of `col`. */
function readLegacy(db: Database): Schema {
  const [row] = rowsOf(db)('SELECT models, decks, conf, crt FROM col');
  if (!row) throw broken();
  const [models, decks, config] = row.slice(0, 3).map(parsed);
  const noteTypes = Object.entries(models!).map(([id, value]): [number, NoteType] => {
    const model = record(value);
    const templates = list(model.tmpls).map(record);
    return [
      Number(id),
      {
        name: text(model.name),
        cloze: model.type === 1,
        fields: list(model.flds)
          .map(record)
          .toSorted(byOrd)
          .map(({ name }) => text(name)),
        templates: new Map(
          templates.map(({ ord, name, qfmt, afmt }, index) => [
            Number(ord ?? index),
            { name: text(name), question: text(qfmt), answer: text(afmt) },
          ]),
        ),
      },
    ];
  });
  const names = Object.entries(decks!).map(([id, deck]): [number, string] => [Number(id), text(record(deck).name)]);
  return { noteTypes: new Map(noteTypes), decks: new Map(names), firstDay: firstDay(row[3], config!.creationOffset) };
}

const bytes = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array(0));

/** Schema 18: tables, with protobuf in them. Between the names of parents there is U+001F. */
function readCurrent(db: Database, tables: ReadonlySet<string>): Schema {
  const rows = rowsOf(db);
  const noteTypes = new Map<
    number,
    { name: string; cloze: boolean; fields: string[]; templates: Map<number, Template> }
  >();
  for (const [id, name, config] of rows('SELECT id, name, config FROM notetypes'))
    noteTypes.set(Number(id), {
      name: String(name),
      cloze: numberIn(bytes(config), 1) === 1,
      fields: [],
      templates: new Map(),
    });
  for (const [id, name] of rows('SELECT ntid, name FROM fields ORDER BY ntid, ord'))
    noteTypes.get(Number(id))?.fields.push(String(name));
  for (const [id, ord, name, config] of rows('SELECT ntid, ord, name, config FROM templates'))
    noteTypes.get(Number(id))?.templates.set(Number(ord), {
      name: String(name),
      question: textIn(bytes(config), 1),
      answer: textIn(bytes(config), 2),
    });
  const decks = rows('SELECT id, name FROM decks').map(([id, name]): [number, string] => [
    Number(id),
    String(name).replaceAll('\u001f', '::'),
  ]);
  const [crt] = rows('SELECT crt FROM col')[0] ?? [];
  const west = tables.has('config')
    ? rows(`SELECT CAST(val AS text) FROM config WHERE KEY = 'creationOffset'`)[0]?.[0]
    : undefined;
  return { noteTypes, decks: new Map(decks), firstDay: firstDay(crt, west === undefined ? undefined : Number(west)) };
}

/** Note types and decks, whichever schema the collection has. @throws Unreadable `broken-file` */
export function readSchema(db: Database, tables: ReadonlySet<string>): Schema {
  if (!['col', 'notes', 'cards', 'revlog'].every((name) => tables.has(name))) throw broken();
  return tables.has('notetypes') ? readCurrent(db, tables) : readLegacy(db);
}
