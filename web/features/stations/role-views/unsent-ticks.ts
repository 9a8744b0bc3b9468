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
 * An observer's ticks that could not be sent yet, as a reload would lose them: in `sessionStorage`, for they are of this tab and
 * this round alone. Where there is no storage, nothing is kept.
 */
export const unsentTicks = (pin: string, round: number) => {
  const key = `wardmates.observed.${pin}.${round}`;
  return {
    read(): ObserverTick[] {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
        return Array.isArray(kept) ? kept.filter(isTick) : [];
      } catch {
        return [];
      }
    },
    write(changes: readonly ObserverTick[]): void {
      try {
        if (changes.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(changes));
      } catch {
        return;
      }
    },
  };
};
