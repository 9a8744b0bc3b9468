import { tab } from '~/web/core/stores/browser';
import type { TabKey } from '~/web/core/stores/registry';

export interface ObserverTick {
  item_id: number;
  on: boolean;
}

const isTick = (value: unknown): value is ObserverTick =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger((value as ObserverTick).item_id) &&
  typeof (value as ObserverTick).on === 'boolean';

/**
 * An observer's ticks that could not be sent yet, as a reload would lose them: in the storage of the tab, for they are
 * of this tab and this round alone. Without storage, nothing is kept.
 */
export const unsentTicks = (personId: number, pin: string, round: number) => {
  const key: TabKey = `wardmates.observed.${personId}.${pin}.${round}`;
  return {
    read(): ObserverTick[] {
      try {
        const kept = JSON.parse(tab.get(key) ?? 'null') as unknown;
        return Array.isArray(kept) ? kept.filter(isTick) : [];
      } catch {
        return [];
      }
    },
    write(changes: readonly ObserverTick[]): void {
      if (changes.length === 0) tab.remove(key);
      else tab.set(key, JSON.stringify(changes));
    },
  };
};
