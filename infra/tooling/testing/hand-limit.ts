import type { After } from '~/infra/ai/after';

/** A time limit that passes when a test says so, and never by itself. */
export function handLimit() {
  const waiting = new Set<() => void>();
  const lengths: number[] = [];
  const after: After = (milliseconds, run) => {
    lengths.push(milliseconds);
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  return {
    after,
    /** Every limit that was set, in milliseconds. */
    lengths,
    /** How many are running. */
    running: () => waiting.size,
    pass: () => [...waiting].forEach((run) => run()),
  };
}
