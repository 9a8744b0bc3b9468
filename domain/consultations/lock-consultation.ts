import { statement } from '../kit/statement';
import { type Countdown, remainingAt } from '../stations/countdown';
import type { Transaction } from '../kit/transaction';
import type { Consultation } from './consultation-row';
import { stationConsultation } from './contract';
import { consultationNotFound } from './refusals';

export type Locked = Omit<Consultation, 'created_at' | 'updated_at'>;

const lock = statement<Locked, [number, number | null]>(
  'consultations.lock',
  `SELECT id, account_id, station_id, station_revision, language, submission_id, state, total_ms, remaining_ms, started_at, ended_at, version, grades, attempt_id, submitted_by_itself, closed_because, group_session_id, group_round
     FROM consultations WHERE id = $1 AND ($2::int IS NULL OR account_id = $2) FOR NO KEY UPDATE`,
);

/**
 * Locks a consultation, which every change of it does first; null if there is none.
 * @param personId its owner; null for a job
 */
export const lockIfThere = (tx: Transaction, consultationId: number, personId: number | null): Promise<Locked | null> =>
  tx.sql.one(lock, [consultationId, personId]);

/** @throws Problem not-found `consultation-not-found`, also for somebody else's */
export async function lockConsultation(tx: Transaction, consultationId: number, personId: number): Promise<Locked> {
  const consultation = await lockIfThere(tx, consultationId, personId);
  if (!consultation) throw consultationNotFound();
  return consultation;
}

const saveChange = statement<never, [number, Date]>(
  'consultations.save-change',
  'UPDATE consultations SET version = version + 1, updated_at = $2 WHERE id = $1',
);

/** Counts a change of a locked consultation, and pushes it. */
export async function pushChange(tx: Transaction, consultationId: number): Promise<void> {
  await tx.sql.all(saveChange, [consultationId, tx.clock.now()]);
  tx.publish(stationConsultation, consultationId);
}

type Clock = Pick<Consultation, 'total_ms' | 'remaining_ms' | 'started_at'>;

export const countdownOf = ({ total_ms, remaining_ms, started_at }: Clock): Countdown => ({
  total: total_ms,
  remaining: remaining_ms,
  startedAt: started_at?.getTime() ?? null,
});
export const leftAt = (clock: Clock, now: Date): number => remainingAt(countdownOf(clock), now.getTime());
/** When the time is up; null while the clock stands still. */
export const endsAt = ({ remaining_ms, started_at }: Clock): Date | null =>
  started_at && new Date(started_at.getTime() + remaining_ms);
/** Its round stays with the talk of a group, also when the group itself is deleted. */
export const isInGroup = ({ group_round }: Pick<Consultation, 'group_round'>): boolean => group_round !== null;
export const isOpen = ({ state }: Pick<Consultation, 'state'>): boolean =>
  state === 'ready' || state === 'running' || state === 'paused';
