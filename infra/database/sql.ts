import type { DataSource, QueryRunner } from 'typeorm';
import type { Sql, Statement } from '../../domain/statement';

interface Queryable {
  query(config: { name: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

function over(connection: () => Queryable | Promise<Queryable>): Sql {
  const all = async <Row, Values extends readonly unknown[]>(statement: Statement<Row, Values>, values: Values): Promise<Row[]> => {
    const target = await connection();
    const result = await target.query({ name: statement.name, text: statement.text, values: [...values] });
    return result.rows as Row[];
  };
  return { all, one: async (statement, values) => (await all(statement, values))[0] ?? null };
}

/** Named statements on the data source's own pool. */
export const sqlOnPool = (source: DataSource): Sql => over(() => (source.driver as unknown as { master: Queryable }).master);

/** Named statements on the connection of a transaction. */
export const sqlInTransaction = (runner: QueryRunner): Sql => over(() => runner.connect() as Promise<Queryable>);
