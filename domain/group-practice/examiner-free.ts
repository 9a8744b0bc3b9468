/** When a role is free while a station runs, and for whom. Pure. */
import { AWAY_FREES_SECONDS } from './contract';

interface Holder {
  /** Epoch milliseconds; null while present. */
  away_since: number | null;
}

/** When a role is free for others: 0 if nobody has it, null while its holder is present. Epoch milliseconds. */
export const freeAt = (holder: Holder | undefined): number | null =>
  !holder ? 0 : holder.away_since === null ? null : holder.away_since + AWAY_FREES_SECONDS * 1_000;

/** Whether a role may be taken now: nobody has it, or its holder has been away for 60 s; for the host as soon as they are away. */
export function isFree(holder: Holder | undefined, now: number, byHost: boolean): boolean {
  const at = freeAt(holder);
  return at !== null && (byHost || now >= at);
}
