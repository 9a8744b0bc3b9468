/** Runs it when the browser has nothing better to do, within a second. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 50);
}
