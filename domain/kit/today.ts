import type { Person } from './person';
import type { Reader } from './transaction';

/** Something that is worth doing today. The web has a component for each kind (`today` in `web/core/room.ts`). */
export interface TodayItem {
  /** An address of ours: where it is done. */
  url: string;
  /** What its component says. */
  values: Record<string, string | number>;
}

/** The start page of a signed-in person reads what to do today from here. A room lists its sources in `room.ts`. */
export interface TodaySource {
  /** Unique, such as `unfinished-quiz`. */
  readonly kind: string;
  /** The lower, the more pressing: somebody else waits (10), begun by oneself (20), planned (30), suggested (40). */
  readonly order: number;
  /** Only what is true now; nothing if there is nothing to do. At most two. */
  find(read: Reader, person: Person): Promise<readonly TodayItem[]>;
}
