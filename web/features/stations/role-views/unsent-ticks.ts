import { tab } from '~/web/core/stores/browser';
import type { TabKey } from '~/web/core/stores/registry';

/**
 * An observer's ticks that could not be sent yet, as a reload would lose them: in the storage of the tab, for
 * they are of this tab and this round alone. Where there is no storage, nothing is kept.
 */
export const unsentTicks = (personId: number, pin: string, round: number) => {
  const key: TabKey = `wardmates.observed.${personId}.${pin}.${round}`;
  return {
    /** Null where all were sent. */
    read(): number[] | null {
      try {
        const kept = JSON.parse(tab.get(key) ?? 'null') as unknown;
        return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : null;
      } catch {
        return null;
      }
    },
    write(ids: readonly number[] | null): void {
      if (ids === null) tab.remove(key);
      else tab.set(key, JSON.stringify(ids));
    },
  };
};
