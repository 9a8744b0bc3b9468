import { serverOffset } from '~/web/live/server-time';
import { isListOld, saveCards, type Kept } from './save-cards';
import { local } from '~/web/core/stores/browser';

export interface Keeping {
  /** `unknown` until it was tried; `away` if the server could not be asked. */
  state: 'unknown' | 'away' | Kept['state'];
}

/** What is known of the cards on this device, in this tab. */
class Keeper {
  private readonly states = new Map<number, Keeping>();
  private readonly listeners = new Set<() => void>();
  private readonly none: Keeping = { state: 'unknown' };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly stateOf = (personId: number): Keeping => this.states.get(personId) ?? this.none;

  /** Brings the cards that are due soon to this device, if its list is old or `now` is wanted. */
  async keep(personId: number, now = false): Promise<void> {
    try {
      if (!now && this.stateOf(personId).state === 'kept' && !(await isListOld(personId))) return;
      const kept = await saveCards(personId);
      if (kept.state !== 'none') noteOffset();
      this.show(personId, { state: kept.state });
    } catch {
      this.show(personId, { state: 'away' });
    }
  }

  private show(personId: number, state: Keeping): void {
    this.states.set(personId, state);
    for (const listener of this.listeners) listener();
  }
}

export const keeper = new Keeper();

const OFFSET = 'wardmates.reviews.offset';

/** Remembers how far this device's clock is from the server's, for when it opens without a network. */
function noteOffset(): void {
  const offset = serverOffset();
  if (offset === null) return;
  local.set(OFFSET, String(offset));
}

/** The offset in milliseconds that was measured last; 0 if none was. */
export function keptOffset(): number {
  const offset = Number(local.get(OFFSET) ?? 0);
  return Number.isSafeInteger(offset) ? offset : 0;
}
