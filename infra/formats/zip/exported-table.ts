import type { ExportedRows } from '~/domain/kit/personal-data';
import type { Reader } from '~/domain/kit/transaction';
import { guarded } from '../csv/columns';
import { rowOf } from '../csv/write';

/** Rows that are read at once. */
const PAGE = 200;

/** The rows of a person, page by page. */
export async function* rowsOf(
  read: Pick<Reader, 'sql'>,
  { statement, start }: ExportedRows,
  accountId: number,
): AsyncGenerator<Record<string, unknown>> {
  let after = [...start];
  for (;;) {
    const page = await read.sql.all(statement, [accountId, after, PAGE]);
    for (const { row } of page) yield row;
    if (page.length < PAGE) return;
    after = page.at(-1)!.key;
  }
}

/** A JSON list of rows. */
export async function* jsonOf(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A number is no formula, also with a sign.
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return guarded(typeof value === 'string' ? value : JSON.stringify(value));
}

/** CSV as spreadsheets read it: UTF-8 with its mark, and nothing that they would run as a formula. */
export async function* csvOf(
  fields: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `\ufeff${rowOf(fields)}`;
  for await (const row of rows) yield rowOf(fields.map((field) => cellOf(row[field])));
}
