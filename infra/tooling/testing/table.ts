import type { Deps } from '~/infra/process/deps';
import type { Rows } from './rows';

/** Rows of a table, read and changed by SQL beside the commands of the product. What is left out has its default. */
export interface Table<Row> {
  find(where?: Partial<Row>, order?: string): Promise<Row[]>;
  /** @throws if there is not one row */
  one(where: Partial<Row>): Promise<Row>;
  count(where?: Partial<Row>): Promise<number>;
  insert(...rows: Partial<Row>[]): Promise<Row[]>;
  update(where: Partial<Row>, change: Partial<Row>): Promise<void>;
  delete(where: Partial<Row>): Promise<void>;
}

type RowOf<Name extends string> = Name extends keyof Rows ? Rows[Name] : Record<string, any>;

export function table<Name extends string>({ deps }: { deps: Deps }, name: Name): Table<RowOf<Name>> {
  type Row = RowOf<Name>;
  /** The columns of a row, and their values as PostgreSQL reads them from JSON, the parameter of this number. */
  const given = (row: object, number: number): [columns: string, values: string] => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    return [columns.join(), `SELECT ${columns.join()} FROM jsonb_populate_record(NULL::${name}, $${number})`];
  };
  const where = (row: object, number: number): string => {
    const [columns, values] = given(row, number);
    return columns === '' ? '$1::jsonb IS NOT NULL' : `(${columns}) = (${values})`;
  };
  const query = <T>(text: string, ...values: object[]) =>
    deps.read.query<T[]>(
      text,
      values.map((value) => JSON.stringify(value)),
    );
  const find = (rows: Partial<Row> = {}, order = '1') =>
    query<Row>(`SELECT * FROM ${name} WHERE ${where(rows, 1)} ORDER BY ${order}`, rows);
  return {
    find,
    async one(rows) {
      const [row, ...more] = await find(rows);
      if (!row || more.length > 0) throw new Error(`not one row of ${name}: ${JSON.stringify(rows)}`);
      return row;
    },
    count: async (rows = {}) => (await find(rows)).length,
    async insert(...rows) {
      const inserted: Row[] = [];
      for (const row of rows) {
        const [columns, values] = given(row, 1);
        inserted.push(...(await query<Row>(`INSERT INTO ${name} (${columns}) ${values} RETURNING *`, row)));
      }
      return inserted;
    },
    async update(rows, change) {
      const [columns, values] = given(change, 2);
      await query(`UPDATE ${name} SET (${columns}) = (${values}) WHERE ${where(rows, 1)}`, rows, change);
    },
    async delete(rows) {
      await query(`DELETE FROM ${name} WHERE ${where(rows, 1)}`, rows);
    },
  };
}
