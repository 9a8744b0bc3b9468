import type { Client } from 'pg';
import type { Sql, Statement } from '~/domain/kit/statement';
import type { Clock, Reader } from '~/domain/kit/transaction';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

/** What one named statement did, as EXPLAIN (ANALYZE, BUFFERS) tells it. */
export interface StatementPlan {
  name: string;
  /** Rows of tables and entries of indexes that were looked at, whether or not they were wanted. */
  rowsRead: number;
  buffers: number;
  milliseconds: number;
  /** Tables that were read from end to end. */
  sequential: string[];
  /** The scans, from the top: `Index Scan accounts`. */
  scans: string[];
}

/** Postgres has decided by then whether it plans a named statement anew each time or once for all. */
const TIMES = 7;

function literal(client: Client, value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return client.escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return client.escapeLiteral(
      `{${value.map((item) => (item === null ? 'NULL' : `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`,
    );
  return client.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

function summary(name: string, explained: { Plan: Node; 'Execution Time': number }): StatementPlan {
  const scans = nodesOf(explained.Plan).filter(
    (node) => / Scan$/.test(node['Node Type']) && (node['Relation Name'] || node['Node Type'] === 'Bitmap Index Scan'),
  );
  const read = (node: Node) =>
    (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
    node['Actual Loops'];
  return {
    name,
    rowsRead: Math.round(scans.reduce((sum, node) => sum + read(node), 0)),
    buffers: explained.Plan['Shared Hit Blocks'] + explained.Plan['Shared Read Blocks'],
    milliseconds: explained['Execution Time'],
    sequential: scans.flatMap((node) => (node['Node Type'].endsWith('Seq Scan') ? [node['Relation Name']!] : [])),
    scans: scans.map((node) => [node['Node Type'], node['Relation Name']].filter(Boolean).join(' ')),
  };
}

/**
 * Runs a query of a room, and explains each named statement that it sends with the parameters it sends: planned for these
 * parameters, and as Postgres plans it after some use. What a statement writes is rolled back.
 * @returns of each statement the plan that read more
 */
export async function plansOf(
  client: Client,
  clock: Clock,
  query: (reader: Reader) => Promise<unknown>,
): Promise<StatementPlan[]> {
  const plans: StatementPlan[] = [];
  const run = async <Row>(statement: Statement<Row>, values: readonly unknown[]): Promise<Row[]> => {
    const prepared = client.escapeIdentifier(`explained ${plans.length} ${statement.name}`.slice(0, 63));
    await client.query(`PREPARE ${prepared} AS ${statement.text}`);
    const execute = `EXECUTE ${prepared}${values.length > 0 ? ` (${values.map((value) => literal(client, value)).join(', ')})` : ''}`;
    const found: StatementPlan[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      await client.query('SAVEPOINT explained');
      const { rows } = await client.query<{ 'QUERY PLAN': Parameters<typeof summary>[1][] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${execute}`,
      );
      await client.query('ROLLBACK TO SAVEPOINT explained');
      found.push(summary(statement.name, rows[0]!['QUERY PLAN'][0]!));
    }
    // The first was planned for these parameters, and read what was not in memory; the last is what Postgres has settled for.
    const [first, last] = [found[0]!, found.at(-1)!];
    plans.push(last.rowsRead >= first.rowsRead ? last : { ...first, milliseconds: found[1]!.milliseconds });
    const { rows } = await client.query(statement.text, [...values]);
    await client.query(`DEALLOCATE ${prepared}`);
    return rows as Row[];
  };
  const sql: Sql = {
    all: run as Sql['all'],
    one: (async (statement, values) => (await run(statement, values))[0] ?? null) as Sql['one'],
  };
  await client.query('BEGIN');
  try {
    await query({ sql, clock } as Reader);
  } finally {
    await client.query('ROLLBACK');
  }
  return plans;
}
