/**
 * A hot read as a named (prepared) statement: planned once per connection, which is two to seven times faster than
 * what an ORM sends. Named after what it answers; the name must be unique, for Postgres knows it by that alone.
 */
export interface Statement<Row, Values extends readonly unknown[] = readonly unknown[]> {
  readonly name: string;
  readonly text: string;
  /** Only for the types: what a row looks like and what the parameters are. */
  readonly types?: { row: Row; values: Values };
}

export const statement = <Row, Values extends readonly unknown[] = readonly unknown[]>(
  name: string,
  text: string,
): Statement<Row, Values> => ({ name, text });

/** Runs statements: on the pool, or on the connection of a transaction. */
export interface Sql {
  all<Row, Values extends readonly unknown[]>(statement: Statement<Row, Values>, values: Values): Promise<Row[]>;
  one<Row, Values extends readonly unknown[]>(statement: Statement<Row, Values>, values: Values): Promise<Row | null>;
}
