import type { LiveMessage } from '~/infra/redis/live-bus';
import type { Listener } from './sockets';

/** How long what was read or heard answers polls, in milliseconds: what a snapshot tells of other things, such as a station's name, is at most so old. */
const KEPT_MS = 5_000;
/** How many topics are kept in mind; the oldest goes first. */
const MOST_TOPICS = 2_000;

interface Versioned {
  version: number;
}

interface Kept {
  until: number;
  snapshot: Versioned | null;
  loading: Promise<void> | null;
}

/**
 * Answers polls from what this gateway has heard. Where sockets are blocked, a whole class asks for the same lobby every
 * four seconds; it is read once, and as every change is announced to every gateway anyway, it is known here until
 * nobody has asked for a while. An announcement that comes while it is being read wins if it is newer.
 */
export class PolledSnapshots implements Listener {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly now: () => number = Date.now) {}

  has(topic: string): boolean {
    return this.kept.has(topic);
  }

  /**
   * @param isFor whether the snapshot says that it is for who asks; where what is kept does not say so, the truth is read
   * @param load reads the snapshot; null when there is none
   */
  async read<S extends Versioned>(
    topic: string,
    isFor: (snapshot: S) => boolean,
    load: () => Promise<S | null>,
  ): Promise<S | null> {
    const known = this.kept.get(topic);
    if (known && known.until > this.now()) {
      await known.loading;
      if (known.snapshot && isFor(known.snapshot as S)) return known.snapshot as S;
    }
    const entry = this.keep(topic);
    const reading = load();
    entry.loading = reading.then(
      (snapshot) => newer(entry, snapshot),
      // Who asked hears of it; who waits with them reads for themselves.
      () => undefined,
    );
    const snapshot = await reading;
    return snapshot && isFor(snapshot) ? snapshot : null;
  }

  heard(topic: string, message: LiveMessage): void {
    const entry = message.kind === 'live' ? this.kept.get(topic) : undefined;
    if (entry && message.kind === 'live') newer(entry, message.snapshot as Versioned);
  }

  /** Announcements may have been missed. */
  forget(): void {
    this.kept.clear();
  }

  private keep(topic: string): Kept {
    const entry: Kept = { until: this.now() + KEPT_MS, snapshot: null, loading: null };
    this.kept.delete(topic);
    this.kept.set(topic, entry);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_TOPICS && oldest !== undefined) this.kept.delete(oldest);
    return entry;
  }
}

function newer(entry: Kept, snapshot: Versioned | null): void {
  if (snapshot && snapshot.version > (entry.snapshot?.version ?? -1)) entry.snapshot = snapshot;
}
