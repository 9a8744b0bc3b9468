import { REMIND_MINUTES } from './contract';
import type { Transaction } from '../kit/transaction';
import { openEventJob, remindOfEventJob } from './jobs';

const MINUTE = 60_000;

/** When everyone is reminded of an event. */
export const remindAt = (startsAt: Date): Date => new Date(startsAt.getTime() - REMIND_MINUTES * MINUTE);

/** The jobs of an event at its time. Those of an earlier time find that it has moved, and do nothing. */
export function schedule(tx: Transaction, event: { id: number; starts_at: Date }): void {
  const now = tx.clock.now().getTime();
  const delayUntil = (at: Date) => ({ delay: Math.max(0, at.getTime() - now) });
  if (remindAt(event.starts_at).getTime() > now)
    tx.enqueue(remindOfEventJob, { event_id: event.id }, delayUntil(remindAt(event.starts_at)));
  tx.enqueue(openEventJob, { event_id: event.id }, delayUntil(event.starts_at));
}
