/** What a circuit run does to the session that it stands on: it opens it, moves it from station to station and keeps its clock. */
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const lead = statement<{ id: number }, [pin: string]>(
  'group-practice.lead-by-run',
  'UPDATE group_sessions SET circuit_run = true WHERE pin = $1 RETURNING id',
);
const enter = statement<never, [number, station: number, revision: number, round: number]>(
  'group-practice.enter-station',
  `UPDATE group_sessions SET station_id = $2, station_revision = $3, round = $4, state = 'running', attempt_id = NULL WHERE id = $1`,
);
const setClock = statement<never, [number, number, number, Date | null, number]>(
  'group-practice.set-clock',
  'UPDATE group_sessions SET clock_total = $2, clock_remaining = $3, clock_started_at = $4, clock_minutes = $5 WHERE id = $1',
);

/** @returns the id of the session that a circuit run leads from here on */
export const leadByRun = async (tx: Transaction, pin: string): Promise<number> => (await tx.sql.one(lead, [pin]))!.id;

/** The session is at this station, in this revision, as its `round`. */
export const enterStationOf = async (
  tx: Transaction,
  sessionId: number,
  { station_id, station_revision, round }: { station_id: number; station_revision: number; round: number },
): Promise<void> => void (await tx.sql.all(enter, [sessionId, station_id, station_revision, round]));

/** The clock of the session. Milliseconds; `startedAt` is null while it stands. */
export const setClockOf = async (
  tx: Transaction,
  sessionId: number,
  {
    total,
    remaining,
    startedAt,
    minutes,
  }: { total: number; remaining: number; startedAt: Date | null; minutes: number },
): Promise<void> => void (await tx.sql.all(setClock, [sessionId, total, remaining, startedAt, minutes]));
