import { conflict, notAllowed } from '../kit/errors';
import { apply, type Countdown, type CountdownCommand } from '../stations/countdown';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { changed, lockSeat } from './lock-seat';
import { mayKeepTime, refuseInRun } from './policy';

interface ClockRow {
  clock_total: number;
  clock_remaining: number;
  clock_started_at: Date | null;
  clock_minutes: number;
}

const clockOf = statement<ClockRow, [number]>(
  'group.clock',
  'SELECT clock_total, clock_remaining, clock_started_at, clock_minutes FROM group_sessions WHERE id = $1',
);
const setClock = statement<never, [number, number, number, Date | null]>(
  'group.clock-set',
  'UPDATE group_sessions SET clock_total = $2, clock_remaining = $3, clock_started_at = $4 WHERE id = $1',
);

/** A clock that starts later than now is waiting for the end of the reading time. */
export const countdownOf = (row: ClockRow, now: number): Countdown => {
  const startedAt = row.clock_started_at?.getTime() ?? null;
  return {
    total: row.clock_total,
    remaining: row.clock_remaining,
    startedAt,
    ...(startedAt !== null && startedAt > now && { reading: true }),
  };
};

/** The group's countdown now. */
export async function readClock(
  tx: Transaction,
  sessionId: number,
): Promise<{ countdown: Countdown; minutes: number }> {
  const row = (await tx.sql.one(clockOf, [sessionId]))!;
  return { countdown: countdownOf(row, tx.clock.now().getTime()), minutes: row.clock_minutes };
}

/**
 * Starts, pauses or sets the clock for everyone (spec 3 §4). To start it in the reading time is to skip what is left of it. A command that is not allowed now changes nothing: two
 * people who press the same control are as one.
 *
 * @throws Problem `not-timekeeper`, `group-not-running`, `circuit-run-decides`
 */
export async function keepTime(
  tx: Transaction,
  person: { id: number },
  pin: string,
  command: CountdownCommand,
): Promise<void> {
  const seat = await lockSeat(tx, person, pin);
  if (!mayKeepTime(seat)) throw notAllowed('not-timekeeper', 'Only the examiner and the host control the clock.');
  // Ticking a first box starts the clock: if a run keeps the time, it runs by itself.
  if (seat.session.circuit_run && command === 'start') return;
  refuseInRun(seat);
  if (seat.session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  const { countdown, minutes } = await readClock(tx, seat.session.id);
  const next = apply(countdown, command, tx.clock.now().getTime(), minutes);
  if (next === countdown) return;
  await tx.sql.all(setClock, [
    seat.session.id,
    Math.round(next.total),
    Math.round(next.remaining),
    next.startedAt === null ? null : new Date(next.startedAt),
  ]);
  await changed(tx, seat.session, { status: true });
}
