import { endTurn } from '../group-practice/handover';
import { lockAsHost, lockSeat } from '../group-practice/lock-seat';
import { refuseInRun } from '../group-practice/policy';
import type { SingleRole } from '../group-practice/roles';
import { checkFree, checkTakeOver } from '../group-practice/take-over';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { findRun, noSuchRun, type Run } from './find-run.query';
import { handOverMarks } from './group-of-run';
import { keep, reconcile } from './settle-run';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const runs = statement<{ circuit_run: boolean }, [string]>(
  'circuit-runs.is-run',
  `SELECT circuit_run FROM ${GROUP_SESSIONS} practice WHERE pin = $1`,
);

export const isRun = async (read: Reader, pin: string): Promise<boolean> =>
  (await read.sql.one(runs, [pin]))?.circuit_run === true;

/** Changes the present round of a run, which is brought up to date first. @throws Problem as `lockSeat`, `circuit-run-not-found` */
async function changeRound(
  tx: Transaction,
  person: { id: number },
  pin: string,
  change: (run: Run, round: Run['rounds'][number]) => Promise<void>,
): Promise<void> {
  await lockSeat(tx, person, pin);
  const run = await findRun(tx, pin);
  if (!run) throw noSuchRun();
  const before = JSON.stringify(run);
  await reconcile(tx, run);
  const round = run.rounds[run.round - 1];
  if (run.state !== 'done' && round) await change(run, round);
  await keep(tx, run, before);
}

type Roles = Run['rounds'][number]['roles'];

/** Who watches once somebody has stopped examining: also they, unless they have another part. */
const watching = ({ observer, patient, student }: Roles, former: number | null): number[] => [
  ...observer,
  ...(former !== null && former !== patient && former !== student ? [former] : []),
];

/**
 * Examines the round of a run in place of an examiner who is away: oneself or, as host, somebody, never its candidate. The
 * run replaces an examiner who left by itself (`stand-ins.ts`). A patient who takes over plays on. The clock goes on.
 *
 * @throws Problem `group-not-found`, `group-ended`, `circuit-run-not-found`, and what `checkTakeOver` throws
 */
export const takeOverInRun = (
  tx: Transaction,
  person: { id: number },
  pin: string,
  memberId = person.id,
): Promise<void> =>
  changeRound(tx, person, pin, async (run, round) => {
    if (!checkTakeOver(await lockSeat(tx, person, pin), memberId, tx.clock.now().getTime())) return;
    const { roles } = round;
    if (roles.student === memberId)
      throw conflict('candidate-examines', 'The candidate of this station cannot examine it.');
    round.roles = {
      ...roles,
      examiner: memberId,
      observer: watching(roles, roles.examiner).filter((id) => id !== memberId),
    };
    await handOverMarks(tx, run, roles.examiner, memberId);
  });

/**
 * The host frees the role of an examiner who is away, so that anybody but the candidate may take over at once. Other roles
 * are for the run to give: a candidate who leaves holds it up, and a patient is missing (`stand-ins.ts`).
 *
 * @throws Problem `circuit-run-decides` for another role; `not-host`, `circuit-run-not-found`, and what `checkFree` throws
 */
export async function freeRoleInRun(
  tx: Transaction,
  person: { id: number },
  pin: string,
  role: SingleRole,
): Promise<void> {
  await lockAsHost(tx, person, pin);
  await changeRound(tx, person, pin, async (run, round) => {
    const seat = await lockAsHost(tx, person, pin);
    if (role !== 'examiner') refuseInRun(seat);
    const holder = checkFree(seat, role);
    await endTurn(tx, { id: run.session.id, round: run.round }, holder.account_id);
    round.roles = { ...round.roles, examiner: null, observer: watching(round.roles, holder.account_id) };
  });
}
