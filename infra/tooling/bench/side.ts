import { Client } from 'pg';
import type { Filling } from '../testing/product';
import { memberOf, pinOf } from './rows';
import { MEMBERS, type SideName } from './plan';
import type { Join, Watch } from './watching-client';

export interface Program {
  /** Without a slash at the end. */
  url: string;
  pid: number;
}

/** One of the two that are compared, with everything that a measurement needs of it. */
export interface Side {
  name: SideName;
  gateways: Program[];
  /** Starts one more, with further variables. */
  startGateway(env?: NodeJS.ProcessEnv): Promise<Program & { stop(): Promise<void> }>;
  /** Who somebody says to be. */
  headersOf(account: number): Record<string, string>;
  joinBodyOf(account: number): string;
  /** @param byLink through the link of the QR code, rather than with the PIN typed */
  joinPathOf(pin: string, byLink: boolean): string;
  database: Client;
  /** Ends what joins left behind outside of the database. */
  forgetJoins(joins: readonly { account: number; pin: string }[]): Promise<void>;
  stop(): Promise<void>;
}

/** Lobbies one after the other. */
export interface Lobbies {
  from: number;
  count: number;
}

/** Everyone's screen; the members of each lobby are spread over these gateways. */
export const watchesOf = (side: Side, lobbies: Lobbies, gateways: readonly Program[] = side.gateways): Watch[] =>
  Array.from({ length: lobbies.count * MEMBERS }, (_, index) => {
    const [lobby, seat] = [lobbies.from + Math.floor(index / MEMBERS), index % MEMBERS];
    return {
      url: gateways[(lobby + seat) % gateways.length]!.url,
      pin: pinOf(lobby),
      headers: side.headersOf(memberOf(lobby, seat)),
    };
  });

/**
 * One lobby after the other, so that a lobby's next join comes when the one before has long been shown. Every other one
 * scans the QR code, as people do who sit in one room; the others type the PIN.
 */
export const joinsOf = (side: Side, lobbies: Lobbies, joiners: readonly number[]): Join[] =>
  joiners.map((account, index) => {
    const pin = pinOf(lobbies.from + (index % lobbies.count));
    return {
      account,
      pin,
      path: side.joinPathOf(pin, index % 2 === 1),
      headers: side.headersOf(account),
      body: side.joinBodyOf(account),
    };
  });

export async function openDatabase(url: string): Promise<Client> {
  const database = new Client({ connectionString: url });
  await database.connect();
  return database;
}

/** Fills a database that has the schema and the starter content. */
export const filling = (name: string, fill: (database: Client) => Promise<void>): Filling => ({
  name,
  async fill(url) {
    const database = await openDatabase(url);
    try {
      await fill(database);
    } finally {
      await database.end();
    }
  },
});

/** The address of another database on the same server. */
export const databaseOn = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();

async function onServer(servers: { databaseUrl: string }, statement: string): Promise<void> {
  const database = await openDatabase(databaseOn(servers.databaseUrl, 'postgres'));
  try {
    await database.query(statement);
  } finally {
    await database.end();
  }
}

/** An empty database of this name beside the one that is there. @returns its address */
export async function freshDatabase(servers: { databaseUrl: string }, name: string): Promise<string> {
  await onServer(servers, `CREATE DATABASE ${name}`);
  return databaseOn(servers.databaseUrl, name);
}

export const dropDatabase = (servers: { databaseUrl: string }, name: string): Promise<void> =>
  onServer(servers, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
