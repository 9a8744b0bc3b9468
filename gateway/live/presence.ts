import { groupBy } from '~/domain/kit/group-by';
import type { Deps } from '~/infra/process/deps';
import { presenceNames, type PresenceNames } from './presence-names';

/** Presence lasts this long after it was last seen, in milliseconds: two missed polls of 4 s and a little more. */
export const PRESENCE_MS = 10_000;
/** Those connected here are seen this often. */
const SEEN_EVERY_MS = 4_000;
const SWEEP_EVERY_MS = 2_000;
/** Within this time, another poll of somebody is no news. */
const POLLED_AGAIN_MS = 2_000;
/** Those whom Postgres takes for present are compared with Redis this often, for Redis may have been wiped. */
const RECONCILE_EVERY_MS = 20_000;

/** The set ends this long after anybody was last seen: then no gateway is left to sweep it. In milliseconds. */
const SET_MS = 60_000;

/** Whom one command to Redis is about. */
const MOST_AT_ONCE = 200;

/** Takes out those who are still not seen; answers the others, who came back meanwhile. */
const TAKE_OUT = `
local back = {}
for i = 2, #ARGV do
  local score = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if score and tonumber(score) <= tonumber(ARGV[1]) then redis.call('ZREM', KEYS[1], ARGV[i])
  elseif score then back[#back + 1] = ARGV[i] end
end
return back`;

/** What becomes of somebody's coming and going; `present` is what a live resource's `watching` answered. */
export interface PresenceKeeper {
  back(present: string): Promise<void>;
  /** Some of one kind, in as few changes as can be. */
  gone(presents: readonly string[]): Promise<void>;
  /** Everyone whom Postgres takes for present. */
  takenForHere(): Promise<string[]>;
}

const kindOf = (present: string): string => present.slice(0, present.indexOf(':'));

/**
 * Who is here, over all gateways, by sockets and by polls alike: one sorted set in Redis, scored with the moment at
 * which a presence runs out. A gateway that dies stops renewing, so its people turn away within 10 s wherever they
 * do not come back; those who do were never gone.
 */
export class Presence {
  private timers: NodeJS.Timeout[] = [];
  private sweeping: Promise<void> | null = null;
  private nextSweep: Promise<void> | null = null;
  /** When this gateway last said so of somebody who polls. */
  private readonly polledAt = new Map<string, number>();
  private readonly names: PresenceNames;

  constructor(
    private readonly deps: Deps,
    /** By what the names of their presences begin with, up to the colon. */
    private readonly keepers: Readonly<Record<string, PresenceKeeper>>,
  ) {
    this.names = presenceNames(deps);
  }

  private async back(present: string): Promise<void> {
    await this.keepers[kindOf(present)]?.back(present);
  }

  private async gone(presents: readonly string[]): Promise<void> {
    for (const [kind, those] of groupBy(presents, kindOf)) await this.keepers[kind]?.gone(those);
  }

  private get set(): string {
    return this.deps.key('presence');
  }

  private now(): number {
    return this.deps.clock.now().getTime();
  }

  /** Says that these are here now. The first to see somebody tells the group. */
  async seen(presences: Iterable<string>): Promise<void> {
    const until = this.now() + PRESENCE_MS;
    const all = [...presences];
    for (let start = 0; start < all.length; start += MOST_AT_ONCE) {
      const some = all.slice(start, start + MOST_AT_ONCE);
      const named = some.map(this.names.toRedis);
      // One after the other in one go. Where two gateways both find somebody missing, both tell: telling twice is once.
      const [before] = await Promise.all([
        this.deps.redis.zmscore(this.set, ...named),
        this.deps.redis.zadd(this.set, 'GT', ...named.flatMap((name) => [until, name])),
        this.deps.redis.pexpire(this.set, SET_MS),
      ]);
      await Promise.all(some.filter((_, index) => before[index] === null).map((present) => this.back(present)));
    }
  }

  /** Somebody asked how things stand, as they do every few seconds: many at once are said once. */
  async polled(present: string): Promise<void> {
    const now = this.now();
    if (now - (this.polledAt.get(present) ?? 0) < POLLED_AGAIN_MS) return;
    this.polledAt.set(present, now);
    await this.seen([present]);
  }

  /** Says that somebody is here whom Postgres takes for present already: they have just joined. */
  async arrived(present: string): Promise<void> {
    await Promise.all([
      this.deps.redis.zadd(this.set, 'GT', this.now() + PRESENCE_MS, this.names.toRedis(present)),
      this.deps.redis.pexpire(this.set, SET_MS),
    ]);
  }

  /**
   * Turns away whoever was not seen for 10 s. They are said to be away before they are taken out: until that is committed
   * every other gateway finds them as well, so that nobody takes them for present in between, and a gateway that is killed
   * leaves nobody halfway. One at a time: whoever asks while one runs waits for the one after it.
   */
  sweep(): Promise<void> {
    if (!this.sweeping) return (this.sweeping = this.sweepOnce().finally(() => (this.sweeping = null)));
    this.nextSweep ??= this.sweeping
      .catch(() => undefined)
      .then(() => {
        this.nextSweep = null;
        return this.sweep();
      });
    return this.nextSweep;
  }

  private async sweepOnce(): Promise<void> {
    const now = this.now();
    for (const [present, at] of this.polledAt) if (now - at >= POLLED_AGAIN_MS) this.polledAt.delete(present);
    let gone: string[];
    do {
      gone = await this.deps.redis.zrange(this.set, '-inf', now, 'BYSCORE', 'LIMIT', 0, MOST_AT_ONCE);
      if (gone.length === 0) return;
      await this.gone(gone.map(this.names.fromRedis));
      const back = (await this.deps.redis.eval(TAKE_OUT, 1, this.set, now, ...gone)) as string[];
      // The last word must be "here".
      for (const name of back) await this.back(this.names.fromRedis(name));
    } while (gone.length === MOST_AT_ONCE);
  }

  /**
   * Gives those whom only Postgres remembers one presence's time to show up again, and tells it of those whom only Redis
   * knows: what was said of their coming did not get through.
   */
  async reconcile(): Promise<void> {
    const now = this.now();
    const known = (await this.deps.redis.zrangebyscore(this.set, now, '+inf')).map(this.names.fromRedis);
    const here = new Set(
      (await Promise.all(Object.values(this.keepers).map((keeper) => keeper.takenForHere()))).flat(),
    );
    await Promise.all(
      [...here].map((present) => this.deps.redis.zadd(this.set, 'NX', now + PRESENCE_MS, this.names.toRedis(present))),
    );
    if (here.size > 0) await this.deps.redis.pexpire(this.set, SET_MS);
    for (const present of known) if (!here.has(present)) await this.back(present);
  }

  /** One gateway of all does it at each time; where Redis was wiped, the first whose time it is. */
  private async reconcileInTurn(): Promise<void> {
    const turn = await this.deps.redis.set(
      this.deps.key('presence-reconciled'),
      '1',
      'PX',
      RECONCILE_EVERY_MS - SEEN_EVERY_MS,
      'NX',
    );
    if (turn === 'OK') await this.reconcile();
  }

  start(connected: () => Set<string>): void {
    // What takes longer than its time is not begun again before it is over.
    const every = (milliseconds: number, work: () => Promise<void>) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy) return;
        busy = true;
        work()
          .catch((error: unknown) => this.deps.log.warn({ err: error }, 'presence could not be kept'))
          .finally(() => (busy = false));
      }, milliseconds);
      timer.unref();
      this.timers.push(timer);
    };
    every(SEEN_EVERY_MS, () => this.seen(connected()));
    every(SWEEP_EVERY_MS, () => this.sweep());
    every(RECONCILE_EVERY_MS, () => this.reconcileInTurn());
  }

  stop(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.timers = [];
  }
}
