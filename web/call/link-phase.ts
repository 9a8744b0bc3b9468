/** How the connection to one other person stands. Pure. */
export type LinkPhase = 'connecting' | 'connected' | 'reconnecting' | 'no-route';

export type LinkEvent =
  /** Sound can flow. */
  | 'connected'
  /** Nothing has come for a moment; the network may be changing. */
  | 'interrupted'
  /** The browser has tried every way and found none. */
  | 'failed'
  /** Too long without a connection, also if the browser still tries. */
  | 'patience-over'
  /** Everything is tried again from the start. */
  | 'anew';

/** Milliseconds for a first connection, or for one that was lost, until people see that there is no connection between them. */
export const PATIENCE = 15_000;
/** Milliseconds that a quiet connection gets to come back by itself before other ways are looked for. */
export const QUIET_FOR = 3_000;
/** Milliseconds that the polite side leaves the first offer to the other one. */
export const YIELDS_FOR = 3_000;

export function nextPhase(phase: LinkPhase, event: LinkEvent): LinkPhase {
  if (event === 'connected') return 'connected';
  if (event === 'patience-over') return phase === 'connected' ? 'connected' : 'no-route';
  // One attempt follows another until patience is over; only then is it said.
  return phase === 'connected' ? 'reconnecting' : phase;
}
