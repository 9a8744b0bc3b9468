/**
 * A backup is gzipped lines of JSON. Rows are in PostgreSQL's own text form of a whole row, so that nothing of them is lost
 * on the way through JavaScript; they fit the schema that the migrations of the first line make.
 */
export type BackupLine =
  | { kind: 'begin'; format: 'wardmates'; version: 1; made_at: string; migrations: string[] }
  | { kind: 'rows'; table: string; rows: string[] }
  /** What an identity column gives next. */
  | { kind: 'sequence'; name: string; value: string; called: boolean }
  | { kind: 'image'; key: string; data: string }
  /** What the gateways sign with, if the launcher made it. */
  | { kind: 'secret'; secret: string }
  /** A file without it is not whole. */
  | { kind: 'end'; rows: number; images: number };

/** Where TypeORM notes which migrations have run. */
export const MIGRATIONS_TABLE = 'migrations';

/** The tables of the product, and of each the columns that are stored and not generated. */
export const TABLES = `
  SELECT c.relname AS "table", array_agg(quote_ident(a.attname) ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '${MIGRATIONS_TABLE}'
   GROUP BY c.oid ORDER BY c.relname`;

export interface TableRow {
  table: string;
  columns: string[];
}

export async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at)]).toString();
      parts = [];
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
  // Nothing of ours ends without a line feed: what is left is half a line of a file that was cut off.
}
