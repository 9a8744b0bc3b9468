import type { DataSource } from 'typeorm';
import type { Sql, Statement } from '~/domain/kit/statement';
import { poolOf } from './data-source';
import { socketOf } from './pool-client';

interface Named {
  name: string;
  text: string;
  values: unknown[];
}

interface Answer {
  rows: unknown[];
}

export interface Queryable {
  query(statement: Named): Promise<Answer>;
}

/**
 * Named statements on a connection. A statement has been sent when the call returns, so that statements on a pipelined
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

/** Named statements on the data source's own pool, which those of one turn of the event loop leave together. */
export const sqlOnPool = (source: DataSource): Sql => sqlOver(readsOfATurn(source));

interface Waiting {
  statement: Named;
  answer(of: Promise<Answer>): void;
}

/** The most statements that share a connection: a slow one holds up those behind it. */
const MOST_TOGETHER = 8;

const ignore = () => undefined;

/** Rejects if the database was closed: a process that ends may still have reads to begin. */
async function connectionOf(source: DataSource) {
  if (!source.isInitialized) throw new Error('The database is closed.');
  return poolOf(source).connect();
}

/**
 * Sends the statements of a turn over one connection and in one write: a system call for each costs more than anything else
 * that a gateway does for a read.
 */
function readsOfATurn(source: DataSource): Queryable {
  let waiting: Waiting[] = [];

  const sendAll = () => {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST_TOGETHER) void send(all.slice(from, from + MOST_TOGETHER));
  };

  async function send(together: readonly Waiting[]): Promise<void> {
    const connecting = connectionOf(source);
    const client = await connecting.catch(ignore);
    if (!client) return together.forEach(({ answer }) => answer(connecting as Promise<never>));
    let broken = false;
    const onError = () => void (broken = true);
    client.on('error', onError);
    const socket = socketOf(client);
    socket.cork();
    const answers = together.map(({ statement }) => client.query(statement) as Promise<Answer>);
    socket.uncork();
    together.forEach(({ answer }, index) => answer(answers[index]!));
    await Promise.allSettled(answers);
    client.removeListener('error', onError);
    client.release(broken);
  }

  return {
    query: (statement) =>
      new Promise((answer) => {
        if (waiting.length === 0) setImmediate(sendAll);
        waiting.push({ statement, answer });
      }),
  };
}
