/**
 * An observer's ticks that could not be sent yet, as a reload would lose them: in `sessionStorage`, for they are of this tab and
 * this round alone. Where there is no storage, nothing is kept.
 */
export const unsentTicks = (pin: string, round: number) => {
  const key = `wardmates.observed.${pin}.${round}`;
  return {
    /** Null where all were sent. */
    read(): number[] | null {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
        return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id)) : null;
      } catch {
        return null;
      }
    },
    write(ids: readonly number[] | null): void {
      try {
        if (ids === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(ids));
      } catch {
        return;
      }
    },
  };
};
