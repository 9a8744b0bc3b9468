import type { Client } from 'pg';
import type { Kind } from './declared';

/** What PostgreSQL says of a statement. */
export interface DescribedStatement {
  parameters: { type: string; kind: Kind }[];
  columns: {
    name: string;
    type: string;
    kind: Kind;
    /** Whether the column of a table that it comes from may be null; null if it comes from none. */
    nullable: boolean | null;
  }[];
}

/** Types as `pg` hands them over, by the name that PostgreSQL has for them. */
const KINDS: Record<string, Kind> = {
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  regclass: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  timestamp: 'Date',
  date: 'Date',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  void: 'void',
};

interface Described {
  parameters: number[];
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
}

interface Connection {
  parse(query: { text: string; name: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', listener: (message: { dataTypeIDs: number[] }) => void): void;
}

/** Asks for the description of a statement without running it, as the extended query protocol has it. */
function describe(client: Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const described: Described = { parameters: [], fields: [] };
    // What `pg` calls a submittable, as cursors are.
    client.query({
      submit(connection: Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }) => (described.parameters = dataTypeIDs));
        connection.parse({ text, name: '', types: [] });
        connection.describe({ type: 'S', name: '' });
        connection.sync();
      },
      handleRowDescription: ({ fields }: Pick<Described, 'fields'>) => (described.fields = fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    } as never);
  });
}

/** @returns a function that describes statements in the database of this client */
export async function describer(client: Client): Promise<(text: string) => Promise<DescribedStatement>> {
  const types = await client.query<{ oid: number; name: string; element: string | null }>(
    `SELECT type.oid, type.typname AS name, element.typname AS element FROM pg_type type LEFT JOIN pg_type element ON element.oid = type.typelem AND type.typcategory = 'A'`,
  );
  const known = new Map(types.rows.map((type) => [type.oid, type]));
  const attributes = await client.query<{ key: string }>(
    `SELECT attrelid || ' ' || attnum AS key FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attnotnull`,
  );
  const nullable = new Set(attributes.rows.map(({ key }) => key));
  const typeOf = (oid: number): { type: string; kind: Kind } => {
    const { name, element } = known.get(oid)!;
    const kind = element === null ? KINDS[name] : KINDS[element] && `${KINDS[element]}[]`;
    if (!kind) throw new Error(`no kind is known for the type ${name}: add it`);
    return { type: element === null ? name : `${element}[]`, kind };
  };
  return async (text) => {
    const { parameters, fields } = await describe(client, text);
    return {
      parameters: parameters.map(typeOf),
      columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        ...typeOf(dataTypeID),
        nullable: tableID === 0 ? null : nullable.has(`${tableID} ${columnID}`),
      })),
    };
  };
}
