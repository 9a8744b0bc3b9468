/** Runs `act` when no other tab of this device runs one of the same name. Without Web Locks, at once. */
export const inTurn = async <T>(name: string, act: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? ((await navigator.locks.request(name, act)) as T) : act();
