import { steadyNow } from '~/web/live/server-time';
import { tab } from '~/web/core/stores/browser';
import type { TabKey } from '~/web/core/stores/registry';

/** Seconds that a person's timer may show: a day. */
const LONGEST = 86_399;

interface Reading {
  /** Whole seconds. */
  readonly seconds: number;
  readonly running: boolean;
  /** Whole seconds to stay within, or null. */
  readonly target: number | null;
}

/**
 * The person's timer: started and paused, counting up from given minutes and seconds, with a target if they like
 * (spec 1 §4). It is kept over a reload, as long as the tab is there.
 */
export class Stopwatch {
  private base: number;
  private since: number | null;
  private goal: number | null = null;
  private reading: Reading;
  private readonly listeners = new Set<() => void>();

  /** @param from seconds to count from, unless the tab remembers better */
  constructor(
    private readonly name: TabKey,
    from: number,
    private readonly clock: () => number = steadyNow,
  ) {
    const kept = this.kept();
    this.base = Math.max(from, kept?.base ?? 0);
    this.goal = kept?.goal ?? null;
    this.since = (kept?.running ?? true) ? clock() : null;
    this.reading = this.read();
  }

  /** Whole seconds now. */
  seconds(): number {
    const passed = this.since === null ? 0 : Math.max(0, this.clock() - this.since) / 1000;
    return Math.min(LONGEST, Math.floor(this.base + passed));
  }

  toggle(): void {
    if (this.since === null) this.since = this.clock();
    else {
      this.base = this.seconds();
      this.since = null;
    }
    this.changed();
  }

  /** @param target seconds, or null for none */
  set(seconds: number, target: number | null): void {
    this.base = Math.min(LONGEST, Math.max(0, Math.floor(seconds)));
    this.goal = target;
    if (this.since !== null) this.since = this.clock();
    this.changed();
  }

  /** Keeps where it is; called now and then and when the page is left. */
  readonly keep = (): void => {
    tab.set(this.name, JSON.stringify({ base: this.seconds(), running: this.since !== null, goal: this.goal }));
  };

  forget(): void {
    tab.remove(this.name);
  }

  /** Tells when the reading changes, once a second while it runs. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const tick = setInterval(() => this.look(), 250);
    return () => {
      clearInterval(tick);
      this.listeners.delete(listener);
    };
  };
  readonly snapshot = (): Reading => this.reading;

  private look(): void {
    const next = this.read();
    if (
      next.seconds === this.reading.seconds &&
      next.running === this.reading.running &&
      next.target === this.reading.target
    )
      return;
    this.reading = next;
    for (const listener of this.listeners) listener();
  }

  private changed(): void {
    this.keep();
    this.look();
  }

  private read(): Reading {
    return { seconds: this.seconds(), running: this.since !== null, target: this.goal };
  }

  private kept(): { base: number; running: boolean; goal: number | null } | null {
    try {
      const { base, running, goal } = JSON.parse(tab.get(this.name) ?? '{}') as {
        base?: unknown;
        running?: unknown;
        goal?: unknown;
      };
      return typeof base === 'number' && typeof running === 'boolean'
        ? { base, running, goal: typeof goal === 'number' ? goal : null }
        : null;
    } catch {
      return null;
    }
  }
}
