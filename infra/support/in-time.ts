/** In how many steps a wait is counted. */
const STEPS = 10;

/** What was waited for did not come in time. */
export class Late extends Error {}

/**
 * Waits for an answer from outside this process. Node runs timers before it reads what has arrived: after a standstill of the process
 * one timer would be over although the answer is there. Here a standstill counts as one step of ten, however long it is, and what has
 * arrived is read before the last step is over.
 *
 * @param patience in milliseconds, while this process runs
 * @throws Late, or what the work throws
 */
export async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    let left = STEPS;
    timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      // Runs after what has arrived is read.
      setImmediate(() => reject(new Late(`nothing came within ${patience} ms`)));
    }, patience / STEPS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
