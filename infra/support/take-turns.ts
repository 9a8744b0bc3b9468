/** Runs so many at once; so many more wait for their turn, in order. If all those places are taken, a caller gets `busy`. */
export function takeTurns(
  atOnce: number,
  waiting: number,
  busy: () => Error,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw busy();
      // A finished run passes its place on: `running` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
