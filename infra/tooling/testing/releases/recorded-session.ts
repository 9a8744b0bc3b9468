import { gunzipSync, gzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** What a release sent to PostgreSQL, in the order in which it was answered. */
export interface RecordedSession {
  statements: { name: string | null; text: string }[];
  /** Connection, place in `statements`, parameters. */
  sent: [connection: number, statement: number, values: unknown[]][];
}

const fileOf = (version: string): string => join(__dirname, `${version}.session.json.gz`);

export const readSession = (version: string): RecordedSession =>
  JSON.parse(gunzipSync(readFileSync(fileOf(version))).toString()) as RecordedSession;
export const writeSession = (version: string, session: RecordedSession): void =>
  writeFileSync(fileOf(version), gzipSync(JSON.stringify(session), { level: 9 }));

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown;

/** Records what every client of this process sends while `work` runs. */
export async function recordSession(work: () => Promise<void>): Promise<RecordedSession> {
  const [connections, statements] = [new Map<unknown, number>(), new Map<string, number>()];
  const session: RecordedSession = { statements: [], sent: [] };
  const numberOf = <K>(known: Map<K, number>, key: K, onNew: () => void = () => undefined) => {
    if (!known.has(key)) {
      known.set(key, known.size);
      onNew();
    }
    return known.get(key)!;
  };
  const prototype = Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: unknown, config, values, callback) {
    const {
      name = null,
      text,
      values: own,
    } = (typeof config === 'string' ? { text: config } : config) as {
      name?: string | null;
      text: string;
      values?: unknown[];
    };
    // Copied now: who sent them may change them.
    const sent = JSON.parse(JSON.stringify(own ?? (Array.isArray(values) ? values : []))) as unknown[];
    const answered = () => {
      const statement = numberOf(statements, `${name} ${text}`, () => session.statements.push({ name, text }));
      session.sent.push([numberOf(connections, this), statement, sent]);
    };
    const last = typeof callback === 'function' ? callback : typeof values === 'function' ? values : null;
    if (last) {
      const told = (...outcome: unknown[]) => {
        answered();
        (last as (...outcome: unknown[]) => void)(...outcome);
      };
      return query.call(this, config, ...((last === values ? [told] : [values, told]) as [unknown]));
    }
    const result = query.call(this, config, values) as Promise<unknown>;
    result.then(answered, answered);
    return result;
  };
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return session;
}

const opens = /^\s*(BEGIN|START TRANSACTION)/i;
const closes = /^\s*(COMMIT|ROLLBACK|END)(?!\s+TO)/i;

/** Places in a session at which no transaction is open. */
export function quietPlaces({ statements, sent }: RecordedSession): number[] {
  const open = new Set<number>();
  const found: number[] = [];
  sent.forEach(([connection, statement], place) => {
    const { text } = statements[statement]!;
    if (opens.test(text)) open.add(connection);
    if (closes.test(text)) open.delete(connection);
    if (open.size === 0) found.push(place + 1);
  });
  return found;
}

/** A random UUID, a time of ISO 8601, milliseconds since 1970. */
const MADE_UP =
  /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00(:00)?)?|\b1\d{12}\b/g;

/** An aggregate without an order has any: it depends on the plan, and that on when the tables were analysed last. */
const inAnyOrder = (_: string, value: unknown): unknown =>
  Array.isArray(value)
    ? value
        .map((one) => [JSON.stringify(one), one] as const)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, one]) => one)
    : value;

/** Without what PostgreSQL makes up anew each time: times, random identifiers, and an order that nobody asked for. */
const steady = (rows: readonly unknown[]): string[] =>
  rows.map((row) => JSON.stringify(JSON.parse(JSON.stringify(row).replaceAll(MADE_UP, '0'), inAnyOrder))).sort();

/**
 * Sends a session again, on as many connections, and at `place` lets `meanwhile` happen. Random numbers of PostgreSQL are the same
 * each time.
 * @returns what each statement answered: its rows, or its error
 */
export async function replay(
  databaseUrl: string,
  { statements, sent }: RecordedSession,
  place: number,
  meanwhile: () => Promise<void>,
): Promise<string[]> {
  const clients = new Map<number, Client>();
  const clientOf = async (connection: number): Promise<Client> => {
    const known = clients.get(connection);
    if (known) return known;
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`SELECT setseed(0.5)`);
    clients.set(connection, client);
    return client;
  };
  const answers: string[] = [];
  try {
    for (const [index, [connection, statement, values]] of sent.entries()) {
      if (index === place) await meanwhile();
      const client = await clientOf(connection);
      const { name, text } = statements[statement]!;
      const outcome = await client.query({ ...(name === null ? {} : { name }), text, values }).then(
        ({ rows }) => steady(rows).join('\n'),
        (error: Error) => `refused: ${error.message}`,
      );
      answers.push(`${name ?? text.slice(0, 60)}: ${outcome}`);
    }
    if (place === sent.length) await meanwhile();
  } finally {
    for (const client of clients.values()) await client.end();
  }
  return answers;
}

/** Every row of these columns, table by table. */
export async function contents(
  databaseUrl: string,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const [table, names] of columns) {
      const read = client.query(`SELECT ${names.map((name) => `"${name}"`).join(', ')} FROM "${table}"`);
      found[table] = await read.then(
        ({ rows }) => steady(rows),
        (error: Error) => [`refused: ${error.message}`],
      );
    }
    return found;
  } finally {
    await client.end();
  }
}
