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
  /** The columns that hold the id of an account, foreign keys or not. Empty where a table belongs to a person through another one. */
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

type KeyType = 'int' | 'text' | 'date';
const BEFORE_ALL: Record<KeyType, string> = { int: '-1', text: '', date: '0001-01-01' };

interface Export {
  /** The tables to read, if it is not the table alone. */
  from?: string;
  /** Which rows are of the account `$1`. */
  where: string;
  /** Unique among the rows of an account, in the order of an index if there is one. */
  key: readonly (readonly [expression: string, type: KeyType])[];
  /** Columns by name, or a name and what stands for it. */
  columns: readonly (string | readonly [name: string, expression: string])[];
}

/** The rows of one table, or of a join, that are of a person. Secrets such as hashes are left out of `columns`. */
export function exportedRows(table: string, { from = table, where, key, columns }: Export): ExportedRows {
  const named = columns.map((column) => (typeof column === 'string' ? ([column, column] as const) : column));
  const fields = named.map(([name, expression]) => `'${name}', ${expression}`).join(', ');
  const after = key.map(([, type], index) => `($2::text[])[${index + 1}]::${type}`).join(', ');
  const keys = key.map(([expression]) => expression);
  return {
    statement: statement<ExportedRow, [number, string[], number]>(
      `personal.export-${table}`,
      `SELECT json_build_object(${fields}) AS "row", ARRAY[${keys.map((one) => `(${one})::text`).join(', ')}] AS key
         FROM ${from} WHERE ${where} AND (${keys.join(', ')}) > (${after}) ORDER BY ${keys.join(', ')} LIMIT $3`,
    ),
    start: key.map(([, type]) => BEFORE_ALL[type]),
    fields: named.map(([name]) => name),
  };
}

/** The table of an account by one column that deletes its rows with the account. */
export const deletedWithAccount = (
  table: string,
  key: Export['key'],
  columns: Export['columns'],
  account = 'account_id',
): PersonalTable => ({
  table,
  accounts: [account],
  exported: exportedRows(table, { where: `${account} = $1`, key, columns }),
  erased: 'deleted',
});
