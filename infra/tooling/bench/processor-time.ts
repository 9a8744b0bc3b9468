import { existsSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in, in milliseconds. */
const TICK = 10;

/** Processor time that processes have used so far, in milliseconds; null where there is no `/proc`. */
export function processorTime(pids: readonly number[]): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  return pids.reduce((sum, pid) => {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(11, 13);
    return sum + (Number(user) + Number(system)) * TICK;
  }, 0);
}

/** @returns what the work answered, and the processor time it took of these processes, divided by `count` of the answer */
export async function costEach<R>(pids: readonly number[], work: () => Promise<R>, count: (result: R) => number): Promise<{ result: R; cost: number | null }> {
  const before = processorTime(pids);
  const result = await work();
  const after = processorTime(pids);
  return { result, cost: before === null || after === null ? null : (after - before) / count(result) };
}
