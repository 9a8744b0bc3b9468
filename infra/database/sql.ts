import type { DataSource } from 'typeorm';
import type { Sql, Statement } from '~/domain/kit/statement';
import { poolOf } from './data-source';

export interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

/**
 * Named statements on a connection or a pool. A statement has been sent when the call returns, so that statements on a pipelined
 * connection run in the order of the calls.
 */
export function sqlOver(connection: Queryable): Sql {
  const send = <Row, Values extends readonly unknown[]>(statement: Statement<Row, Values>, values: Values) =>
    connection.query({ name: statement.name, text: statement.text, values: [...values] });
  return {
    all: async (statement, values) => (await send(statement, values)).rows as never,
    one: async (statement, values) => ((await send(statement, values)).rows[0] ?? null) as never,
  };
}

/** Named statements on the data source's own pool. */
export const sqlOnPool = (source: DataSource): Sql => sqlOver(poolOf(source));
