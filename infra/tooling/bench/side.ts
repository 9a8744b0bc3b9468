import { Client } from 'pg';
import { memberOf, pinOf } from './rows';
import { GATEWAYS, LOBBIES, MEMBERS, POLLERS, type SideName } from './plan';
import type { Join, Watch } from './watching-client';

/** One of the two that are compared, with everything that a measurement needs of it. */
export interface Side {
  name: SideName;
  /** Addresses without a slash at the end. */
  gateways: string[];
  pids: number[];
  /** Who somebody says to be. */
  headersOf(account: number): Record<string, string>;
  joinBodyOf(account: number): string;
  /** @param byLink through the link of the QR code, rather than with the PIN typed */
  joinPathOf(pin: string, byLink: boolean): string;
  database: Client;
  /** Ends what a round of joins left behind, outside of the database. */
  forgetJoiners(joiners: number[]): Promise<void>;
  stop(): Promise<void>;
}

/** Everyone's screen; the members of each lobby are spread over the gateways. */
export const watchesOf = (side: Side): Watch[] =>
  Array.from({ length: LOBBIES * MEMBERS }, (_, index) => {
    const [lobby, seat] = [Math.floor(index / MEMBERS), index % MEMBERS];
    return { url: side.gateways[(lobby + seat) % GATEWAYS]!, pin: pinOf(lobby), headers: side.headersOf(memberOf(lobby, seat)) };
  });

/**
 * One lobby after the other, so that a lobby's next join comes when the one before has long been shown. Every other one
 * scans the QR code, as people do who sit in one room; the others type the PIN.
 */
export const joinsOf = (side: Side, joiners: number[]): Join[] =>
  joiners.map((account, index) => {
    const pin = pinOf(index % LOBBIES);
    return { account, pin, path: side.joinPathOf(pin, index % 2 === 1), headers: side.headersOf(account), body: side.joinBodyOf(account) };
  });

export const pollersOf = (side: Side) => Array.from({ length: POLLERS }, (_, lobby) => ({ pin: pinOf(lobby), headers: side.headersOf(memberOf(lobby, 0)) }));

export async function openDatabase(url: string): Promise<Client> {
  const database = new Client({ connectionString: url });
  await database.connect();
  return database;
}

/** An empty database of this name beside the one that is there. @returns its address */
export async function freshDatabase(servers: { databaseUrl: string }, name: string): Promise<string> {
  const database = await openDatabase(servers.databaseUrl);
  await database.query(`CREATE DATABASE ${name}`).finally(() => database.end());
  return Object.assign(new URL(servers.databaseUrl), { pathname: `/${name}` }).toString();
}
