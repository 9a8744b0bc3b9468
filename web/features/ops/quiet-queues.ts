import { useState } from 'react';
import { assess } from '~/domain/ops/assess';
import type { OpsSnapshot, QueueState } from '~/domain/ops/contract';

/** Nothing waits, runs or has failed, and nothing is to be said of it. What is delayed waits for its time. */
export const isQuiet = (queue: QueueState, snapshot: OpsSnapshot): boolean =>
  !queue.paused &&
  queue.waiting + queue.active + queue.failed === 0 &&
  !assess(snapshot).some((finding) => finding.queue === queue.name);

/** Queues that something was seen of stay in sight until the page is left: no card goes away under a finger. */
export function useNoted(now: readonly string[]): (name: string) => boolean {
  const [noted, setNoted] = useState<ReadonlySet<string>>(new Set());
  if (now.some((name) => !noted.has(name))) setNoted(new Set([...noted, ...now]));
  return (name) => noted.has(name) || now.includes(name);
}
