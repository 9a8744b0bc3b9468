import { setTimeout as pause } from 'node:timers/promises';
import { COUNT_EVERY, pairingSearching } from '~/domain/audio-pairing/contract';
import { matchWaiting } from '~/domain/audio-pairing/match-waiting';
import { searchResumed } from '~/domain/audio-pairing/events';
import { passDeadline } from '~/domain/audio-pairing/pass-deadline';
import { dropAway } from '~/domain/audio-pairing/presence';
import { roomsDue, roomsOver } from '~/domain/audio-pairing/rooms-due.query';
import { searchingSnapshotOf } from '~/domain/audio-pairing/searching-count.query';
import { topicOf } from '~/domain/kit/live';
import type { Deps } from '~/infra/process/deps';
import type { LiveSockets } from '../live/sockets';
import type { Metrics } from '../ops/metrics';

/** Wishes widen, deadlines pass: looked at this often, by every gateway. */
const TICK_MS = 1_000;
/** Rooms that nobody closed are looked for once in so many ticks. */
const OVER_EVERY_TICKS = 10;
const ROOMS_AT_ONCE = 6;
/** If many search at once, one matching after the other waits so long: what comes meanwhile is matched in one go. */
const PAUSE_MS = 20;

/**
 * When pairs are made. A search wakes the matching of its gateway; every gateway's timer makes up for what a gateway that
 * was killed left undone. However many run at once, Postgres lets one match at a time.
 */
export class Matchmaker {
  private running: Promise<void> | null = null;
  private again = false;
  private timers: NodeJS.Timeout[] = [];
  private readonly lookingAfter = new Set<Promise<void>>();
  private ticks = 0;
  private announced = -1;

  /** @param turnAway brings presence up to date: nobody who is gone is paired, and nobody who is here is passed over */
  constructor(
    private readonly deps: Deps,
    private readonly metrics: Metrics,
    private readonly turnAway: () => Promise<void>,
  ) {
    deps.afterCommit(searchResumed, () => this.wake());
  }

  /** There may be somebody to pair. Many calls at once are one or two matchings. */
  wake(): void {
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
      // Woken between the last look and now.
      if (this.again) this.wake();
    });
  }

  /** Resolves when everybody who searched before now has been looked at. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.again) {
      this.again = false;
      try {
        await this.turnAway();
        if (await this.matchOnce()) this.again = true;
        else if (this.again) await pause(PAUSE_MS);
      } catch (error) {
        this.deps.log.warn({ err: error }, 'a matching failed; the next will try again');
      }
    }
  }

  private async matchOnce(): Promise<boolean> {
    const started = performance.now();
    const { pairs, again } = await this.deps.inTransaction((tx) =>
      matchWaiting(tx, { chatUrl: this.deps.config.chatUrl }),
    );
    this.metrics.matching.observe((performance.now() - started) / 1000);
    this.metrics.pairs.inc(pairs);
    return again;
  }

  /** What time brings, and the matching after it. */
  async tick(): Promise<void> {
    await this.lookAfter();
    await this.settled();
  }

  /** Passes deadlines: partners who did not join, first minutes that are over, searchers who left. Then matches again. */
  private async lookAfter(): Promise<void> {
    const rooms = new Set(await roomsDue(this.deps.read));
    if (this.ticks++ % OVER_EVERY_TICKS === 0) for (const pin of await roomsOver(this.deps.read)) rooms.add(pin);
    await this.passDeadlines([...rooms]);
    await this.deps.inTransaction(dropAway);
    this.wake();
  }

  private async passDeadlines(pins: string[]): Promise<void> {
    const rest = pins.values();
    const work = async () => {
      // Each takes the next of the same list.
      for (const pin of rest) await this.deps.inTransaction((tx) => passDeadline(tx, pin));
    };
    await Promise.all(Array.from({ length: Math.min(ROOMS_AT_ONCE, pins.length) }, work));
  }

  /** Tells those who watch it here how many are searching, when that has changed. */
  async announceCount(live: LiveSockets): Promise<void> {
    const topic = topicOf(pairingSearching.name, 'everyone');
    if (!live.isWatched(topic)) return;
    const snapshot = await searchingSnapshotOf(this.deps.read);
    if (snapshot.searching_count === this.announced) return;
    this.announced = snapshot.searching_count;
    live.deliver(topic, {
      kind: 'live',
      resource: pairingSearching.name,
      key: 'everyone',
      version: snapshot.version,
      snapshot,
    });
  }

  /** Does both by itself until `stop`. */
  start(live: LiveSockets): void {
    const every = (milliseconds: number, work: () => Promise<void>) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy) return;
        busy = true;
        const done = work()
          .catch((error: unknown) => this.deps.log.warn({ err: error }, 'pairing could not be looked after'))
          .finally(() => {
            busy = false;
            this.lookingAfter.delete(done);
          });
        this.lookingAfter.add(done);
      }, milliseconds);
      timer.unref();
      this.timers.push(timer);
    };
    every(TICK_MS, () => this.lookAfter());
    every(COUNT_EVERY, () => this.announceCount(live));
  }

  async stop(): Promise<void> {
    this.timers.forEach((timer) => clearInterval(timer));
    this.timers = [];
    // It may wake the matching once more.
    await Promise.all(this.lookingAfter);
    await this.settled();
  }
}
