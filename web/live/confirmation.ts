/**
 * "Confirm that it is you": a request that the gateway refuses until then waits here. The dialog
 * (`web/features/accounts/security/confirmation-dialog.tsx`) is opened by it and settles it; then the request is sent again.
 */
let waiting: { answer: Promise<boolean>; settle: (confirmed: boolean) => void } | null = null;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const isConfirmationWanted = (): boolean => waiting !== null;

/** @returns ends it */
export function subscribeConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves when the person has confirmed (true) or would rather not (false). Requests that ask at the same time share one dialog. */
export function askConfirmation(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (!waiting) {
    let settle: (confirmed: boolean) => void = () => undefined;
    const answer = new Promise<boolean>((resolve) => (settle = resolve));
    waiting = { answer, settle };
    tell();
  }
  return waiting.answer;
}

export function settleConfirmation(confirmed: boolean): void {
  const settled = waiting;
  waiting = null;
  settled?.settle(confirmed);
  tell();
}
