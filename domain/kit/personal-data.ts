/**
 * What a room holds of a person. Every room declares it in `room.ts`: how each table is exported for the download of everything,
 * what erasing an account does with it, and what `clear_data` takes (spec 2 §7). A test follows every foreign key to `accounts` in
 * the schema and fails for a column that no room declares.
 */
import { type Statement, statement } from './statement';
import type { Transaction } from './transaction';

/** One row of an export, and its place in the order of the export. */
interface ExportedRow {
  row: Record<string, unknown>;
  key: string[];
}

/** Rows of one person, read in pages by keyset: the account, the key of the last row that was read, the most rows. */
export interface ExportedRows {
  readonly statement: Statement<ExportedRow, [number, string[], number]>;
  /** The key before the first row. */
  readonly start: readonly string[];
  /** The names of the fields, in their order. */
  readonly fields: readonly string[];
}

/**
 * What erasing does with the rows of an account.
 * - `deleted`: they go with the account (`ON DELETE CASCADE`).
 * - `unlinked`: they stay without it (`ON DELETE SET NULL`); steps of the room remove what else names the person.
 * - `handed-over`: steps of the room give them to somebody else or delete them.
 */
export type Erased = 'deleted' | 'unlinked' | 'handed-over';

export interface PersonalTable {
  /** Its name; the files of a download are named after it. */
  readonly table: string;
  /** The columns that hold the id of an account, foreign keys or not. Empty if a table belongs to a person through another one. */
  readonly accounts: readonly string[];
  /** How its rows are exported, or why they are not. */
  readonly exported: ExportedRows | string;
  readonly erased: Erased;
}

/**
 * Erases or clears some rows of these accounts, at most as many as the second value says, and returns a row for each. Run again
 * until it returns fewer, so that no transaction grows with the account. Idempotent: what it has done is not found again.
 */
export type ErasingStep = Statement<{ gone: number }, [number[], number]>;

export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /**
   * Before the first step of erasing or clearing: brings up to date what is derived of the rows that go. Run again, it finds nothing
   * left to do.
   */
  readonly settle?: (tx: Transaction, accountIds: readonly number[]) => Promise<void>;
  /** Before the account goes, in this order. What `ON DELETE` does needs no step. */
  readonly erase?: readonly ErasingStep[];
  /** After the `erase` steps of all rooms: what the person made and nobody else uses. */
  readonly eraseUnused?: readonly ErasingStep[];
  /** `clear_data`: the learning records of a person, without anything of others. */
  readonly clear?: readonly ErasingStep[];
}

/** A step of its own: the accounts are `$1`, the most rows `$2`. */
export const erasingStep = (name: string, text: string): ErasingStep =>
  statement<{ gone: number }, [number[], number]>(`personal.erase-${name}`, text);

const OF_ACCOUNTS = 'account_id = ANY ($1::int[])';

/** Deletes rows of the accounts, by their key. */
export const deletingStep = (table: string, key = 'id', where = OF_ACCOUNTS): ErasingStep =>
  erasingStep(
    table,
    `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT $2) RETURNING 1 AS gone`,
  );

/** Changes rows of the accounts that name them. `where` must not find a row that is changed already. */
export const changingStep = (name: string, table: string, set: string, where: string, key = 'id'): ErasingStep =>
  erasingStep(
    name,
    `UPDATE ${table} SET ${set} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT $2) RETURNING 1 AS gone`,
  );

const BEFORE_ALL: Record<string, string> = { int: '-1', text: '', date: '0001-01-01' };

interface Rows {
  /** The tables to read, if it is not the table alone. */
  from?: string;
  /** Which rows are of the account `$1`; otherwise those with it in the first of `accounts`. */
  where?: string;
  /** Unique among the rows of an account, in the order of an index if there is one: integers, unless a cast says `text` or `date`. */
  key?: string;
}

/** Splits a list as SQL has it, except inside parentheses. */
const listed = (text: string): string[] => text.split(/,\s*(?![^(]*\))/);

/** The rows of one table, or of a join, that are of a person. */
function exportedRows(table: string, columns: string, { from = table, where, key = 'id' }: Rows): ExportedRows {
  const named = listed(columns).map((column) => {
    const [, expression, name] = /^(.*) AS (\w+)$/s.exec(column) ?? [column, column, column.split('.').at(-1)!];
    return { name: name!, expression: expression! };
  });
  const keys = listed(key);
  const types = keys.map((one) => one.split('::')[1] ?? 'int');
  const after = types.map((type, index) => `($2::text[])[${index + 1}]::${type}`).join(', ');
  return {
    statement: statement<ExportedRow, [number, string[], number]>(
      `personal.export-${table}`,
      `SELECT json_build_object(${named.map(({ name, expression }) => `'${name}', ${expression}`).join(', ')}) AS "row",
              ARRAY[${keys.map((one) => `(${one})::text`).join(', ')}] AS key
         FROM ${from} WHERE ${where} AND (${keys.join(', ')}) > (${after}) ORDER BY ${keys.join(', ')} LIMIT $3`,
    ),
    start: types.map((type) => BEFORE_ALL[type]!),
    fields: named.map(({ name }) => name),
  };
}

const exportedTable =
  (erased: Erased) =>
  (
    table: string,
    columns: string,
    { accounts = ['account_id'], where = `${accounts[0]} = $1`, ...rows }: Rows & { accounts?: string[] } = {},
  ): PersonalTable => ({ table, accounts, exported: exportedRows(table, columns, { where, ...rows }), erased });

/**
 * A table whose rows go with the account. `columns` is a list as in `SELECT`, without secrets such as hashes. If `accounts` does not
 * begin with the column of the person who the rows are of, `where` says which they are.
 */
export const deletedWithAccount = exportedTable('deleted');
/** A table whose rows stay without the account. */
export const unlinkedFromAccount = exportedTable('unlinked');
/** A table that is not exported, and why. */
export const notExported = (
  table: string,
  accounts: readonly string[],
  erased: Erased,
  exported: string,
): PersonalTable => ({ table, accounts, exported, erased });
