import { groupBy } from '~/domain/kit/group-by';
import type { Deps } from '~/infra/process/deps';
import { presenceNames, type PresenceNames } from './presence-names';

/** Milliseconds until a presence expires: two missed polls of 4 s and a little more. */
export const PRESENCE_MS = 10_000;
/** Milliseconds between renewals for those connected to this gateway. */
const RENEW_EVERY_MS = 4_000;
const SWEEP_EVERY_MS = 2_000;
/** Milliseconds in which further polls of a person renew nothing. */
const POLL_RENEWAL_MS = 2_000;
/** Milliseconds between comparisons of PostgreSQL with Redis, which may have been wiped. */
const RECONCILE_EVERY_MS = 20_000;

/** Milliseconds after the last sweep until the set itself expires: then no gateway is left to sweep it. */
const SET_EXPIRY_MS = 60_000;

/** Presences in one command to Redis. */
const BATCH_SIZE = 200;

/** Removes presences that are still expired. Returns those that were renewed in the meantime. */
const REMOVE_EXPIRED = `
local renewed = {}
for i = 2, #ARGV do
  local score = redis.call('ZSCORE', KEYS[1], ARGV[i])
  if score and tonumber(score) <= tonumber(ARGV[1]) then redis.call('ZREM', KEYS[1], ARGV[i])
  elseif score then renewed[#renewed + 1] = ARGV[i] end
end
return renewed`;

/** Reacts to people of one kind of presence. `presence` is what the live resource's `watching` returned. */
export interface PresenceListener {
  returned(presence: string): Promise<void>;
  /** A batch, handled in as few changes as possible. */
  left(presences: readonly string[]): Promise<void>;
  /** Presences that PostgreSQL records as present. */
  recorded(): Promise<string[]>;
}

const kindOf = (presence: string): string => presence.slice(0, presence.indexOf(':'));

/**
 * Who is present, across all gateways, by sockets and by polls: one sorted set in Redis, scored with the time at which a
 * presence expires. A gateway that dies stops renewing, so people who do not reconnect elsewhere are away within 10 s.
 */
export class Presence {
  private timers: NodeJS.Timeout[] = [];
  private sweeping: Promise<void> | null = null;
  private nextSweep: Promise<void> | null = null;
  /** When this gateway last renewed the presence of somebody who polls. */
  private readonly polledAt = new Map<string, number>();
  private readonly names: PresenceNames;

  constructor(
    private readonly deps: Deps,
    /** By the part of a presence's name before the colon. */
    private readonly listeners: Readonly<Record<string, PresenceListener>>,
  ) {
    this.names = presenceNames(deps);
  }

  private async notifyReturned(presence: string): Promise<void> {
    await this.listeners[kindOf(presence)]?.returned(presence);
  }

  private async notifyLeft(presences: readonly string[]): Promise<void> {
    for (const [kind, those] of groupBy(presences, kindOf)) await this.listeners[kind]?.left(those);
  }

  private get setKey(): string {
    return this.deps.key('presence');
  }

  private now(): number {
    return this.deps.clock.now().getTime();
  }

  /** Renews these presences. The gateway that finds one missing notifies its listener. */
  async seen(presences: Iterable<string>): Promise<void> {
    const until = this.now() + PRESENCE_MS;
    const all = [...presences];
    for (let start = 0; start < all.length; start += BATCH_SIZE) {
      const batch = all.slice(start, start + BATCH_SIZE);
      const members = batch.map(this.names.toRedis);
      // Pipelined. Two gateways may both find a presence missing and both notify; notifying twice has no further effect.
      const [before] = await Promise.all([
        this.deps.redis.zmscore(this.setKey, ...members),
        this.deps.redis.zadd(this.setKey, 'GT', ...members.flatMap((name) => [until, name])),
      ]);
      await Promise.all(
        batch.filter((_, index) => before[index] === null).map((presence) => this.notifyReturned(presence)),
      );
    }
  }

  /** Renews the presence of somebody who polls, at most once in POLL_RENEWAL_MS. */
  async polled(presence: string): Promise<void> {
    const now = this.now();
    if (now - (this.polledAt.get(presence) ?? 0) < POLL_RENEWAL_MS) return;
    this.polledAt.set(presence, now);
    if (await this.renew(presence)) await this.notifyReturned(presence);
  }

  /** Adds somebody whom PostgreSQL already records as present, because they have just joined. Notifies nobody. */
  async arrived(presence: string): Promise<void> {
    await this.renew(presence);
  }

  /** @returns whether it was missing */
  private async renew(presence: string): Promise<boolean> {
    const until = this.now() + PRESENCE_MS;
    return Number(await this.deps.redis.zadd(this.setKey, 'GT', until, this.names.toRedis(presence))) > 0;
  }

  /**
   * Removes expired presences. Listeners are notified before the removal, so that until it is committed every other gateway
   * finds the same presences expired, and a gateway killed halfway leaves the work to another. Sweeps do not overlap: a call
   * during one waits for the next.
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
    for (const [presence, at] of this.polledAt) if (now - at >= POLL_RENEWAL_MS) this.polledAt.delete(presence);
    let expired: string[];
    do {
      [expired] = await Promise.all([
        this.deps.redis.zrange(this.setKey, '-inf', now, 'BYSCORE', 'LIMIT', 0, BATCH_SIZE),
        this.deps.redis.pexpire(this.setKey, SET_EXPIRY_MS),
      ]);
      if (expired.length === 0) return;
      await this.notifyLeft(expired.map(this.names.fromRedis));
      const renewed = (await this.deps.redis.eval(REMOVE_EXPIRED, 1, this.setKey, now, ...expired)) as string[];
      // Renewed after the notification: the last word must be "present".
      for (const name of renewed) await this.notifyReturned(this.names.fromRedis(name));
    } while (expired.length === BATCH_SIZE);
  }

  /**
   * Compares PostgreSQL with Redis. Those whom only PostgreSQL records get PRESENCE_MS to show up again; of those whom only
   * Redis knows, listeners are notified again.
   */
  async reconcile(): Promise<void> {
    const now = this.now();
    const known = (await this.deps.redis.zrangebyscore(this.setKey, now, '+inf')).map(this.names.fromRedis);
    const here = new Set(
      (await Promise.all(Object.values(this.listeners).map((listener) => listener.recorded()))).flat(),
    );
    await Promise.all(
      [...here].map((presence) =>
        this.deps.redis.zadd(this.setKey, 'NX', now + PRESENCE_MS, this.names.toRedis(presence)),
      ),
    );
    for (const presence of known) if (!here.has(presence)) await this.notifyReturned(presence);
  }

  /**
   * Of people whom PostgreSQL records as away: notifies of those who are present. A gateway that was killed between the two
   * had told Redis alone, and their next renewals find nothing missing.
   */
  async recall(recordedAway: readonly string[]): Promise<void> {
    if (recordedAway.length === 0) return;
    const now = this.now();
    const until = await this.deps.redis.zmscore(this.setKey, ...recordedAway.map(this.names.toRedis));
    await Promise.all(
      recordedAway
        .filter((_, index) => Number(until[index] ?? 0) > now)
        .map((presence) => this.notifyReturned(presence)),
    );
  }

  /** One gateway does it in each interval. */
  private async reconcileInTurn(): Promise<void> {
    const turn = await this.deps.redis.set(
      this.deps.key('presence-reconciled'),
      '1',
      'PX',
      RECONCILE_EVERY_MS - RENEW_EVERY_MS,
      'NX',
    );
    if (turn === 'OK') await this.reconcile();
  }

  start(connected: () => Set<string>): void {
    // Runs do not overlap.
    const every = (milliseconds: number, work: () => Promise<void>) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy) return;
        busy = true;
        work()
          .catch((error: unknown) => this.deps.log.warn({ err: error }, 'presence could not be renewed'))
          .finally(() => (busy = false));
      }, milliseconds);
      timer.unref();
      this.timers.push(timer);
    };
    every(RENEW_EVERY_MS, () => this.seen(connected()));
    every(SWEEP_EVERY_MS, () => this.sweep());
    every(RECONCILE_EVERY_MS, () => this.reconcileInTurn());
  }

  stop(): void {
    this.timers.forEach((timer) => clearInterval(timer));
    this.timers = [];
  }
}
