const listeners = new Set<() => void>();
let wanted = 0;

function count(by: number): void {
  wanted += by;
  listeners.forEach((listener) => listener());
}

/** Counts what somebody waits for to see, as opposed to what is fetched ahead. */
export async function whileWanted<T>(part: Promise<T>): Promise<T> {
  count(1);
  try {
    return await part;
  } finally {
    count(-1);
  }
}

export const isPartWanted = (): boolean => wanted > 0;
export const subscribeWanted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
