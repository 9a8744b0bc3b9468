import { isIPv6 } from 'node:net';
import { tooMany, unavailable } from '../domain/errors';
import type { Deps } from './deps';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Points and seconds of each limit, but for the general ones, which `Config` holds. */
export const LIMITS = {
  signInByAddress: [20, 15 * MINUTE],
  signInByAccount: [10, 15 * MINUTE],
  registration: [20, HOUR],
  usernameCheck: [60, MINUTE],
  institutionSearch: [60, MINUTE],
} as const satisfies Record<string, readonly [points: number, seconds: number]>;

export interface Limiter {
  /**
   * Takes a point before what it is needed for is tried, so that many tries at once get no more points than one after another.
   * @throws Problem `too-many` with the seconds to wait; `unavailable` when Redis cannot be asked
   */
  take(key: string | number): Promise<void>;
  /** Gives the point back after a success. Never more than were taken. */
  giveBack(key: string | number): Promise<void>;
}

export type Limits = Record<keyof typeof LIMITS, Limiter> & {
  /** Every request, by person or else by address. Lets pass when Redis cannot be asked. */
  general(who: { personId: number } | { address: string }): Promise<void>;
  /** A further limit; closed when Redis cannot be asked. */
  limiter(name: string, points: number, seconds: number): Limiter;
};

const GIVE_BACK = `if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then return redis.call('decr', KEYS[1]) end return 0`;

/** One key for one subscriber: an IPv4 address, or the /64 network that a single IPv6 customer has to choose addresses from. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    groups.push(...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after);
  }
  return `${groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

export function openLimits(deps: Pick<Deps, 'config' | 'redis' | 'key' | 'log' | 'clock'>): Limits {
  const { redis, config, log, clock } = deps;

  /**
   * A counter for each window of `seconds`. Its key names the window, so that a key whose expiry was lost to a crash
   * keeps nobody out; and counting is one INCR, which travels with whatever else the request asks of Redis.
   */
  function open(name: string, points: number, seconds: number) {
    const now = () => clock.now().getTime() / 1000;
    const keyOf = (key: string | number) => deps.key(`limit:${name}:${key}:${Math.floor(now() / seconds)}`);
    /** @returns the error when Redis could not be asked */
    const consume = async (key: string | number): Promise<unknown> => {
      if (redis.status !== 'ready') return new Error('there is no connection to Redis');
      const counter = keyOf(key);
      try {
        const used = await redis.incr(counter);
        if (used === 1) await redis.expire(counter, seconds);
        if (used <= points) return null;
        // What is refused is not counted: somebody's wait does not grow by asking.
        await redis.decr(counter);
      } catch (error) {
        return error;
      }
      throw tooMany(Math.max(1, Math.ceil(seconds - (now() % seconds))));
    };
    return { consume, keyOf };
  }

  function closed(name: string, points: number, seconds: number): Limiter {
    const { consume, keyOf } = open(name, points, seconds);
    return {
      async take(key) {
        const failure = await consume(key);
        if (!failure) return;
        log.error({ err: failure, limit: name }, 'Redis cannot be asked for a limit: refused');
        throw unavailable();
      },
      async giveBack(key) {
        // A point that stays taken only makes the person wait; what they were let in for must not fail by it.
        await redis.eval(GIVE_BACK, 1, keyOf(key)).catch((error: unknown) => log.warn({ err: error, limit: name }, 'a point could not be given back'));
      },
    };
  }

  const byPerson = open('person', config.rateLimit.person, MINUTE);
  const byAddress = open('address', config.rateLimit.address, MINUTE);
  let saidAt = 0;

  return {
    signInByAddress: closed('sign-in-address', ...LIMITS.signInByAddress),
    signInByAccount: closed('sign-in-account', ...LIMITS.signInByAccount),
    registration: closed('registration', ...LIMITS.registration),
    usernameCheck: closed('username-check', ...LIMITS.usernameCheck),
    institutionSearch: closed('institution-search', ...LIMITS.institutionSearch),
    async general(who) {
      const failure = await ('personId' in who ? byPerson.consume(who.personId) : byAddress.consume(addressKey(who.address)));
      // Once a second is enough to know: every request comes by here.
      if (!failure || Date.now() - saidAt < 1_000) return;
      saidAt = Date.now();
      log.error({ err: failure }, 'Redis cannot be asked for the general limit: requests are let pass');
    },
    limiter: closed,
  };
}
