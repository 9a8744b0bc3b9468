import { lockSeat } from '../group-practice/lock-seat';
import { checkTakeOver } from '../group-practice/take-over';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { findRun, noSuchRun } from './find-run.query';
import { handOverMarks } from './group-of-run';
import { keep, reconcile } from './settle-run';

const runs = statement<{ circuit_run: boolean }, [string]>('circuit-runs.is-run', 'SELECT circuit_run FROM group_sessions WHERE pin = $1');

export const isRun = async (read: Reader, pin: string): Promise<boolean> => (await read.sql.one(runs, [pin]))?.circuit_run === true;

/**
 * Examines the round of a run in place of an examiner who is away: oneself or, as host, somebody, never its candidate. The
 * run replaces an examiner who left by itself (`stand-ins.ts`). A patient who takes over plays on. The clock goes on.
 *
 * @throws Problem `group-not-found`, `group-ended`, `circuit-run-not-found`, and what `checkTakeOver` throws
 */
export async function takeOverInRun(tx: Transaction, person: { id: number }, pin: string, memberId = person.id): Promise<void> {
  await lockSeat(tx, person, pin);
  const run = await findRun(tx, pin);
  if (!run) throw noSuchRun();
  const before = JSON.stringify(run);
  await reconcile(tx, run);
  const round = run.rounds[run.round - 1];
  const plan = run.state === 'done' || !round ? null : checkTakeOver(await lockSeat(tx, person, pin), memberId, tx.clock.now().getTime());
  if (plan && round) {
    const { roles } = round;
    if (roles.student === memberId) throw conflict('candidate-examines', 'The candidate of this station cannot examine it.');
    const from = roles.examiner;
    round.roles = {
      ...roles,
      examiner: memberId,
      observer: [...roles.observer.filter((id) => id !== memberId), ...(from !== null && from !== roles.patient && from !== roles.student ? [from] : [])],
    };
    await handOverMarks(tx, run, from, memberId);
  }
  await keep(tx, run, before);
}
