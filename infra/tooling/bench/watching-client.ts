import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { LobbySnapshot } from '~/domain/group-practice/contract';
import { groupLobby } from '~/domain/group-practice/contract';
import { MEMBERS } from './plan';
import { carryOut } from './orders';

export interface Watch {
  url: string;
  pin: string;
  headers: Record<string, string>;
}

export interface Join {
  account: number;
  pin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface JoinOrder {
  url: string;
  joins: Join[];
  /** So many of them, the first ones, are not measured. */
  warmUp: number;
  /** Joins a second. */
  rate: number;
}

/** Times in milliseconds from the moment a join was sent. */
export interface JoinRound {
  /** Until the last of the five members had it. */
  shown: number[];
  /** Until the answer to the `POST` was there. */
  answered: number[];
  /** Joins that were not answered as they must be. */
  refused: string[];
  /** Sockets that were closed, though nobody closed them. */
  dropped: string[];
  /** Screens that never showed somebody who joined. */
  lost: string[];
  /** Everything else that was not as it must be. */
  wrong: string[];
}

export type WatchingOrders = {
  watch(watches: Watch[]): Promise<number>;
  quiet(milliseconds: number): Promise<void>;
  join(order: JoinOrder): Promise<JoinRound>;
};

interface Screen {
  pin: string;
  version: number;
  members: Set<number>;
}

interface Arrival {
  join: Join;
  sentAt: number;
  /** Screens that do not show it yet. */
  missing: Set<Screen>;
  shown: number | null;
  answered: number | null;
}

/** How long a round waits for the last screens, in milliseconds. */
const PATIENCE = 4_000;
/** From the page's data to the join, in milliseconds: what a QR code needs; who types the PIN takes longer. */
const READING = 300;
const AT_ONCE = 50;

const screens: Screen[] = [];
const expected = new Map<string, Arrival[]>();
const dropped: string[] = [];
let lastPush = performance.now();

function show(screen: Screen, version: number, snapshot: LobbySnapshot): void {
  const now = performance.now();
  lastPush = now;
  if (version < screen.version) return;
  screen.version = version;
  screen.members = new Set(snapshot.members.map((member) => member.id));
  for (const arrival of expected.get(screen.pin) ?? []) {
    if (!screen.members.has(arrival.join.account) || !arrival.missing.delete(screen)) continue;
    if (arrival.missing.size === 0) arrival.shown = now - arrival.sentAt;
  }
}

async function openScreen({ url, pin, headers }: Watch): Promise<void> {
  const socket: Socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { origin: url, ...headers } });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.once('disconnect', (reason) => dropped.push(`the socket of a member of ${pin} was closed (${reason})`));
  const screen: Screen = { pin, version: 0, members: new Set() };
  screens.push(screen);
  socket.on('live', (push: { key: string; version: number; snapshot: LobbySnapshot }) => show(screen, push.version, push.snapshot));
  const answer = (await socket.timeout(10_000).emitWithAck('watch', { resource: groupLobby.name, key: pin })) as { ok: boolean; version: number; snapshot: LobbySnapshot };
  if (!answer.ok || answer.snapshot.members.length !== MEMBERS) throw new Error(`A watch of ${pin} was answered wrongly: ${JSON.stringify(answer).slice(0, 300)}`);
  show(screen, answer.version, answer.snapshot);
}

/** From many addresses, as in life: attempts at PINs are limited by address. Elsewhere than on Linux loopback has but one. */
const addresses = process.platform === 'linux' ? Array.from({ length: 32 }, (_, index) => `127.0.1.${index + 1}`) : [undefined];
const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, maxSockets: 16, localAddress }));

function ask(method: 'GET' | 'POST', url: string, { account, path, headers, body }: Join): Promise<string> {
  const agent = agents[account % agents.length]!;
  const content = method === 'POST' ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {};
  const options = { method, agent, headers: { ...headers, accept: 'application/json', ...content } };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode} ${text.slice(0, 200)}`))));
    });
    asked.on('error', reject);
    asked.end(method === 'POST' ? body : undefined);
  });
}

/** A browser has asked for the page's data, and read it, before it sends a join. */
async function openPage(url: string, join: Join): Promise<void> {
  await ask('GET', url, join);
  await pause(READING);
}

/** @returns what was answered wrongly, if it was */
async function send(url: string, arrival: Arrival): Promise<string | null> {
  await openPage(url, arrival.join).catch(() => undefined);
  arrival.sentAt = performance.now();
  try {
    const text = await ask('POST', url, arrival.join);
    arrival.answered = performance.now() - arrival.sentAt;
    return text.includes(`/group-study/${arrival.join.pin}/`) ? null : `a join of ${arrival.join.pin} was answered ${text.slice(0, 200)}`;
  } catch (error) {
    return `a join of ${arrival.join.pin} failed: ${(error as Error).message}`;
  }
}

async function makeJoins({ url, joins, warmUp, rate }: JoinOrder): Promise<JoinRound> {
  expected.clear();
  const screensOf = new Map<string, Screen[]>();
  for (const screen of screens) screensOf.set(screen.pin, [...(screensOf.get(screen.pin) ?? []), screen]);
  const arrivals = joins.map((join): Arrival => ({ join, sentAt: 0, missing: new Set(screensOf.get(join.pin)), shown: null, answered: null }));
  for (const arrival of arrivals) expected.set(arrival.join.pin, [...(expected.get(arrival.join.pin) ?? []), arrival]);

  const began = performance.now();
  const answers: Promise<string | null>[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const early = began + (index * 1_000) / rate - performance.now();
    if (early > 0) await pause(early);
    answers.push(send(url, arrival));
  }
  const refused = (await Promise.all(answers)).filter((one) => one !== null);
  for (const until = performance.now() + PATIENCE; performance.now() < until && arrivals.some((one) => one.shown === null); ) await pause(20);

  const wrong: string[] = [];
  const measured = arrivals.slice(warmUp);
  for (const [pin, there] of screensOf) {
    const count = MEMBERS + (expected.get(pin)?.length ?? 0);
    const other = there.filter((screen) => screen.members.size !== count);
    if (other.length > 0) wrong.push(`${other.length} screens of ${pin} show ${other[0]!.members.size} members instead of ${count}`);
  }
  return {
    shown: measured.flatMap((one) => one.shown ?? []),
    answered: measured.flatMap((one) => one.answered ?? []),
    refused,
    dropped: dropped.splice(0),
    lost: arrivals.flatMap(({ join, missing }) => [...missing].map(() => `${join.pin}: ${join.account} joined and was not shown`)),
    wrong,
  };
}

carryOut({
  async watch(watches) {
    for (let from = 0; from < watches.length; from += AT_ONCE) await Promise.all(watches.slice(from, from + AT_ONCE).map(openScreen));
    return screens.length;
  },
  /** Until no push has come for so long: what the start stirred up is over. */
  async quiet(milliseconds) {
    lastPush = performance.now();
    for (const until = lastPush + 20_000; performance.now() - lastPush < milliseconds; await pause(20)) {
      if (performance.now() > until) throw new Error('The lobbies do not come to rest: pushes arrive though nobody joins.');
    }
  },
  join: makeJoins,
} satisfies WatchingOrders);
