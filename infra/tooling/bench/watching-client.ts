import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { LobbySnapshot } from '~/domain/group-practice/contract';
import { groupLobby } from '~/domain/group-practice/contract';
import { type Join, openPage, sendJoin } from './join-requests';
import { MEMBERS } from './plan';
import { carryOut } from './client-process';
import { pollScreens } from './polled-screens';
import { type Arrival, expected, news, openScreen, type Screen, screens, show, type Watch } from './screens';

export type { Join } from './join-requests';
export type { Watch } from './screens';

export interface JoinOrder {
  url: string;
  joins: Join[];
  /** So many of them, the first ones, are not measured. */
  warmUp: number;
  /** Joins a second, sent when they are due, after the page was opened; or how many are under way at once, sent as others are answered. */
  pace: { rate: number } | { atOnce: number };
  /** How long to wait for the last screens, in milliseconds. */
  patience: number;
}

/** Times in milliseconds from the moment a join was sent. */
export interface JoinRound {
  /** Until the last of the five members had it. */
  shown: number[];
  /** Until each of them had it, on average. */
  meanShown: number;
  /** Until the answer to the `POST` was there. */
  answered: number[];
  /** Joins answered a second, from the first to the last. */
  perSecond: number;
  /** Everything that was not as it must be: refused joins, closed sockets, screens that never showed somebody. */
  wrong: string[];
}

export type WatchingOrders = {
  connect(watches: Watch[]): Promise<number>;
  watch(watches: Watch[]): Promise<number>;
  /** Lets the sockets that are connected watch. */
  watchConnected(): Promise<number>;
  poll(order: { watches: Watch[]; every: number }): Promise<void>;
  /** Resolves after so many milliseconds with the polls that were answered meanwhile. */
  wait(milliseconds: number): Promise<{ answers: number; wrong: string[] }>;
  /** Resolves when nothing new was shown for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  join(order: JoinOrder): Promise<JoinRound>;
};

/** Sockets that are opened at the same time. */
const AT_ONCE = 50;

const dropped: string[] = [];
const connected: { socket: Socket; pin: string }[] = [];
let polling: Awaited<ReturnType<typeof pollScreens>> | null = null;

async function openSocket({ url, pin, headers }: Watch): Promise<Socket> {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: url, ...headers },
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.once('disconnect', (reason) => dropped.push(`the socket of a member of ${pin} was closed (${reason})`));
  return socket;
}

async function watchOn(socket: Socket, pin: string): Promise<void> {
  const screen = openScreen(pin);
  socket.on('live', (push: { key: string; version: number; snapshot: LobbySnapshot }) =>
    show(screen, push.version, push.snapshot),
  );
  const answer = (await socket.timeout(10_000).emitWithAck('watch', { resource: groupLobby.name, key: pin })) as {
    ok: boolean;
    version: number;
    snapshot: LobbySnapshot;
  };
  if (!answer.ok || answer.snapshot.members.length !== MEMBERS)
    throw new Error(`A watch of ${pin} was answered wrongly: ${JSON.stringify(answer).slice(0, 300)}`);
  show(screen, answer.version, answer.snapshot);
}

async function inBatches<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  for (let from = 0; from < all.length; from += AT_ONCE) await Promise.all(all.slice(from, from + AT_ONCE).map(work));
  return all.length;
}

async function atRate<T>(all: readonly T[], rate: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const under: Promise<unknown>[] = [];
  for (const [index, one] of all.entries()) {
    const early = began + (index * 1_000) / rate - performance.now();
    if (early > 0) await pause(early);
    under.push(work(one));
  }
  await Promise.all(under);
}

async function atOnce<T>(all: readonly T[], count: number, work: (one: T) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (next < all.length) await work(all[next++]!);
    }),
  );
}

async function makeJoins({ url, joins, warmUp, pace, patience }: JoinOrder): Promise<JoinRound> {
  expected.clear();
  const screensOf = new Map<string, Screen[]>();
  for (const screen of screens) screensOf.set(screen.pin, [...(screensOf.get(screen.pin) ?? []), screen]);
  const pairs = joins.map((join) => {
    const arrival: Arrival = {
      account: join.account,
      pin: join.pin,
      sentAt: 0,
      missing: new Set(screensOf.get(join.pin)),
      shown: [],
      answered: null,
    };
    expected.set(join.pin, [...(expected.get(join.pin) ?? []), arrival]);
    return { join, arrival };
  });

  const refused: string[] = [];
  const began = performance.now();
  const send = async ({ join, arrival }: (typeof pairs)[number]) => {
    if ('rate' in pace) await openPage(url, join).catch(() => undefined);
    arrival.sentAt = performance.now();
    const failure = await sendJoin(url, join);
    if (failure) refused.push(failure);
    else arrival.answered = performance.now() - arrival.sentAt;
  };
  await ('rate' in pace ? atRate(pairs, pace.rate, send) : atOnce(pairs, pace.atOnce, send));
  const took = performance.now() - began;
  const arrivals = pairs.map(({ arrival }) => arrival);
  for (
    const until = performance.now() + patience;
    performance.now() < until && arrivals.some(({ missing }) => missing.size > 0);
  )
    await pause(5);

  const crowds = [...screensOf].flatMap(([pin, there]) => {
    const count = MEMBERS + (expected.get(pin)?.length ?? 0);
    const other = there.filter((screen) => screen.members.size !== count);
    return other.length > 0
      ? [`${other.length} screens of ${pin} show ${other[0]!.members.size} members instead of ${count}`]
      : [];
  });
  const lost = arrivals.flatMap(({ pin, account, missing }) =>
    [...missing].map(() => `${pin}: ${account} joined and was not shown`),
  );
  const measured = arrivals.slice(warmUp);
  const shown = measured.flatMap((one) => one.shown);
  return {
    shown: measured.filter((one) => one.shown.length > 0).map((one) => Math.max(...one.shown)),
    meanShown: shown.reduce((sum, one) => sum + one, 0) / shown.length,
    answered: measured.flatMap((one) => one.answered ?? []),
    perSecond: (joins.length * 1_000) / took,
    wrong: [...refused, ...dropped.splice(0), ...lost, ...crowds],
  };
}

carryOut({
  connect: (watches) =>
    inBatches(watches, async (watch) => connected.push({ socket: await openSocket(watch), pin: watch.pin })),
  watch: (watches) => inBatches(watches, async (watch) => watchOn(await openSocket(watch), watch.pin)),
  watchConnected: () => inBatches(connected, ({ socket, pin }) => watchOn(socket, pin)),
  async poll({ watches, every }) {
    polling = await pollScreens(watches, every);
  },
  async wait(milliseconds) {
    const before = polling?.answers() ?? 0;
    await pause(milliseconds);
    return { answers: (polling?.answers() ?? 0) - before, wrong: polling?.wrong ?? [] };
  },
  async quiet(milliseconds) {
    news.lastAt = performance.now();
    for (const until = news.lastAt + 20_000; performance.now() - news.lastAt < milliseconds; await pause(5)) {
      if (performance.now() > until)
        throw new Error('The lobbies do not come to rest: pushes arrive though nobody joins.');
    }
  },
  join: makeJoins,
} satisfies WatchingOrders);
