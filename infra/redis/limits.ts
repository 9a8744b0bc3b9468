import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Problem, tooMany, unavailable } from '~/domain/kit/errors';
import type { Deps } from '../process/deps';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Points and seconds of each limit, except the general ones, which `Config` holds. If a `worked` one stands beside it,
 * a limit refuses nobody: a client without free points does proof of work before the next try, up to that many times.
 * Free points by address are far above a class of 200 people behind one. Wrong passwords count by address, by name and
 * address, and by name; a device with an earlier sign-in has tries of its own (`gateway/accounts/known-device.ts`),
 * which no attack on the name uses up.
 */
export const LIMITS = {
  signInByAddress: [400, 15 * MINUTE],
  signInByAddressWorked: [2_000, 15 * MINUTE],
  signInByNameAndAddress: [10, 15 * MINUTE],
  signInByNameAndAddressWorked: [100, 15 * MINUTE],
  signInByName: [50, 15 * MINUTE],
  signInByNameWorked: [500, 15 * MINUTE],
  signInByDevice: [10, 15 * MINUTE],
  confirmationByPassword: [10, 15 * MINUTE],
  forgottenPassword: [200, HOUR],
  forgottenPasswordWorked: [1_000, HOUR],
  emailChange: [10, HOUR],
  codesByAccount: [20, HOUR],
  codesByAccountDaily: [60, 24 * HOUR],
  codesByDevice: [10, 15 * MINUTE],
  codesByDeviceDaily: [60, 24 * HOUR],
  passkeySignIn: [1_000, 15 * MINUTE],
  registration: [500, HOUR],
  registrationWorked: [2_000, HOUR],
  usernameCheck: [600, MINUTE],
  institutionSearch: [600, MINUTE],
  imageUploads: [200, 24 * HOUR],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

/** Gives a point back, to the window it was taken from. */
export type GiveBack = () => Promise<void>;

export interface Limiter {
  /**
   * Takes a point before what it is needed for is tried, so that many tries at once get no more points than one after another.
   * @throws Problem `too-many` with the seconds to wait; `unavailable` when Redis cannot be asked
   */
  take(key: string | number): Promise<GiveBack>;
  /** The share of the points that is used in this window, 0 to 1. */
  share(key: string | number): Promise<number>;
}

export type Limits = Record<keyof typeof LIMITS, Limiter> & {
  /** Every request, by person or else by address. Lets pass when Redis cannot be asked. */
  general(who: { personId: number } | { address: string }): Promise<void>;
  /** A further limit; closed when Redis cannot be asked. */
  limiter(name: string, points: number, seconds: number): Limiter;
};

/** A limiter and whose points are taken. */
export type Counted = readonly [limiter: Limiter, key: string | number];

/**
 * Takes a point of each, all in one round trip. If one refuses, the others get theirs back: somebody who is locked out
 * cannot use up everybody's.
 * @throws what the first one that refuses throws
 */
export async function takeAll(counted: readonly Counted[]): Promise<GiveBack> {
  const taken = await Promise.allSettled(counted.map(([limiter, key]) => limiter.take(key)));
  const giveBack = async () =>
    void (await Promise.all(taken.map(async (one) => one.status === 'fulfilled' && one.value())));
  const refused = taken.find((one) => one.status === 'rejected');
  if (!refused) return giveBack;
  await giveBack();
  throw refused.reason;
}

/**
 * Tries something that may be a guess, for which points were taken. They are given back unless the guess was wrong.
 * @param wrong the code of the problem that says that the guess was wrong
 */
export async function guessing<T>(giveBack: GiveBack, wrong: string, tryIt: () => Promise<T>): Promise<T> {
  try {
    const result = await tryIt();
    // The person need not wait for it.
    void giveBack();
    return result;
  } catch (error) {
    if (!(error instanceof Problem && error.code === wrong)) await giveBack();
    throw error;
  }
}

/** Milliseconds between two writes of buffered counts to Redis. */
const FLUSH_EVERY_MS = 500;
/** Counts buffered in this process, including those of windows that have passed. */
const MAX_COUNTS = 20_000;

const GIVE_BACK = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then return redis.call('decr', KEYS[1]) end return 0`;

/** One key for one subscriber: an IPv4 address, or the /64 network that a single IPv6 customer has to choose addresses from. */
export function addressKey(address: string | undefined): string {
  // A connection that has ended has no address any more.
  if (!address) return 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Counting = Pick<Deps, 'redis' | 'key' | 'log' | 'clock'>;

/**
 * A fixed-window counter. The key names the window, so a key that lost its expiry in a crash blocks nobody. Counting is one
 * INCR, which shares a round trip with the other commands of the request.
 */
function windowCounter({ redis, log, clock, key: keyIn }: Counting, name: string, points: number, seconds: number) {
  const now = () => clock.now().getTime() / 1000;
  const keyOf = (key: string | number) => keyIn(`limit:${name}:${key}:${Math.floor(now() / seconds)}`);
  /** Not awaited: the counter of a past window is never read again. */
  const expireLater = (counter: string) =>
    void redis
      .expire(counter, seconds)
      .catch((error: unknown) => log.warn({ err: error, limit: name }, 'a rate limit counter has no expiry'));
  /** @returns the error when Redis could not be asked */
  const consume = async (counter: string): Promise<unknown> => {
    if (redis.status !== 'ready') return new Error('there is no connection to Redis');
    try {
      const used = await redis.incr(counter);
      if (used === 1) expireLater(counter);
      if (used <= points) return null;
      // A refused request is not counted: retrying does not extend the wait.
      await redis.decr(counter);
    } catch (error) {
      return error;
    }
    throw tooMany(Math.max(1, Math.ceil(seconds - (now() % seconds))));
  };
  return { consume, keyOf };
}

function strictLimiter(counting: Counting, name: string, points: number, seconds: number): Limiter {
  const { redis, log } = counting;
  const { consume, keyOf } = windowCounter(counting, name, points, seconds);
  return {
    async take(key) {
      const counter = keyOf(key);
      const failure = await consume(counter);
      if (failure) {
        log.error({ err: failure, limit: name }, 'Redis is not available for a limit: refused');
        throw unavailable();
      }
      // A failure here only makes the person wait longer; it must not fail the request.
      return () =>
        redis.eval(GIVE_BACK, 1, counter).then(
          () => undefined,
          (error: unknown) => log.warn({ err: error, limit: name }, 'a point could not be given back'),
        );
    },
    share: async (key) => Number(await redis.get(keyOf(key)).catch(() => 0)) / points,
  };
}

/**
 * For limits far above ordinary use. Up to half of a limit is counted in this process and written to Redis twice a second, so
 * that a request does not wait. Beyond that, each request is counted in Redis first.
 */
function batchedCounter(counting: Counting, name: string, points: number, seconds: number) {
  const { redis, log } = counting;
  const { consume, keyOf } = windowCounter(counting, name, points, seconds);
  const flush = async (counter: string, count: { used: number; unsent: number }): Promise<void> => {
    const unsent = count.unsent;
    if (unsent === 0) return;
    // Counted as used before Redis answers, so that requests in between are counted too.
    count.unsent = 0;
    count.used += unsent;
    const used = await redis.incrby(counter, unsent);
    count.used = Math.max(count.used, used);
    if (used === unsent) await redis.expire(counter, seconds);
  };
  const flushFailed = (error: unknown) =>
    log.warn({ err: error, limit: name }, 'a rate limit count was not written to Redis');
  const counts = new LRUCache<string, { used: number; unsent: number }>({
    max: MAX_COUNTS,
    dispose: (count, counter) => void flush(counter, count).catch(flushFailed),
  });
  let timer: NodeJS.Timeout | null = null;
  const flushAll = () => {
    timer = null;
    void Promise.all([...counts.entries()].map(([counter, count]) => flush(counter, count))).catch(flushFailed);
  };
  return async (key: string | number): Promise<unknown> => {
    if (redis.status !== 'ready') return new Error('there is no connection to Redis');
    const counter = keyOf(key);
    const count = counts.get(counter) ?? { used: 0, unsent: 0 };
    counts.set(counter, count);
    if (count.used + count.unsent < Math.floor(points / 2)) {
      count.unsent += 1;
      timer ??= setTimeout(flushAll, FLUSH_EVERY_MS).unref();
      return null;
    }
    try {
      await flush(counter, count);
    } catch (error) {
      return error;
    }
    return consume(counter);
  };
}

export function openLimits(deps: Counting & Pick<Deps, 'config'>): Limits {
  const { config, log } = deps;
  const strict = (name: string, points: number, seconds: number) => strictLimiter(deps, name, points, seconds);
  const byPerson = batchedCounter(deps, 'person', config.rateLimit.person, MINUTE);
  const byAddress = batchedCounter(deps, 'address', config.rateLimit.address, MINUTE);
  let loggedAt = 0;

  return {
    ...(Object.fromEntries(
      Object.entries(LIMITS).map(([limit, [points, seconds]]) => [limit, strict(kebab(limit), points, seconds)]),
    ) as Record<keyof typeof LIMITS, Limiter>),
    async general(who) {
      const failure = await ('personId' in who ? byPerson(who.personId) : byAddress(addressKey(who.address)));
      // Logged at most once a second.
      if (!failure || Date.now() - loggedAt < 1_000) return;
      loggedAt = Date.now();
      log.error({ err: failure }, 'Redis is not available for the general limit: requests pass');
    },
    limiter: strict,
  };
}
