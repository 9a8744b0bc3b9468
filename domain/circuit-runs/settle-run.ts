import { closeSession } from '../group-practice/leave-group';
import { HOST_AWAY_SECONDS } from '../group-practice/contract';
import { changed, lockSession } from '../group-practice/lock-seat';
import type { Transaction } from '../kit/transaction';
import { beginRoundNow, pause, positionAt, restart, resume, skip } from './clock';
import { closeRound } from './close-round';
import { circuitRun } from './contract';
import { findRun, type Run, saveRun } from './find-run.query';
import { enterStation, giveRoles, handOverMarks, setGroupClock } from './group-of-run';
import { moveRunJob } from './jobs';
import { nextRoles, planRoles } from './rotation';
import { rolesAfter } from './stand-ins';

/** The clocks of two machines differ: a look at the run's may come so much before its time, and asks for another one then. */
const EARLY_MS = 30_000;

const present = (run: Run): number[] => run.people.filter((person) => !person.left).map((person) => person.id);
/** The parts of the rounds that were taken before the present one. */
const past = (run: Run) =>
  run.rounds.filter((round) => round.begun && round.position < run.round).map((round) => round.roles);

/**
 * Brings a run in line with its group and with the time: who has come or gone, whether the marks are submitted, where the
 * clock is. Runs when the group has changed (`followers.ts`) and when a phase is over. Does nothing for a group without a run, and
 * nothing the second time.
 *
 * @param options.woken this is a look at the clock that was asked for
 */
export async function settleRun(tx: Transaction, pin: string, options: { woken?: boolean } = {}): Promise<void> {
  await lockSession(tx, pin);
  const run = await findRun(tx, pin);
  if (!run || run.state === 'done') return;
  const before = JSON.stringify(run);
  if (options.woken && run.wake_at !== null && run.wake_at - tx.clock.now().getTime() < EARLY_MS) run.wake_at = null;
  await reconcile(tx, run);
  await keep(tx, run, before);
}

/** The run as it should be now. Its group must be locked, and the run be kept afterwards. */
export async function reconcile(tx: Transaction, run: Run): Promise<void> {
  if (run.session.state === 'ended' || present(run).length === 0) await finish(tx, run);
  else if (run.state !== 'lobby') {
    takeResult(run, tx.clock.now().getTime());
    await settleMembers(tx, run);
    await followClock(tx, run);
  }
}

/**
 * Plans the rounds to come, keeps the run as it is now, asks for the next look at the clock and tells everyone.
 *
 * @param before the run as it was read, as JSON: what has not changed is not written
 */
export async function keep(tx: Transaction, run: Run, before: string): Promise<void> {
  if (run.state !== 'done') {
    planAhead(run);
    if (run.phase) {
      await giveRoles(tx, run);
      await setGroupClock(tx, run);
    }
    wakeAtBoundary(tx, run);
  }
  // Also when nothing became of it: the group itself may have changed.
  tx.publish(circuitRun, run.session.pin);
  if (before === JSON.stringify(run)) return;
  await saveRun(tx, run);
  await changed(tx, run.session);
}

/** The examiner has submitted: on to the feedback at once. */
function takeResult(run: Run, now: number): void {
  const round = run.rounds[run.round - 1];
  if (!round || round.outcome !== null || run.session.state !== 'complete' || run.session.attempt_id === null) return;
  Object.assign(round, { outcome: 'submitted', attempt_id: run.session.attempt_id });
  letGo(run, now);
  while (run.clock) {
    const at = positionAt(run.clock, now);
    if (!at || at.round !== run.round - 1 || at.phase === 'feedback') return;
    run.clock = skip(run.clock, now);
  }
}

/** Nothing holds the run up any more. */
export function letGo(run: Run, now: number): void {
  if (run.held === null || !run.clock) return;
  Object.assign(run, { held: null, state: 'running', clock: resume(run.clock, now) });
}

async function settleMembers(tx: Transaction, run: Run): Promise<void> {
  const round = run.rounds[run.round - 1];
  if (!round || !run.phase || !run.clock || round.outcome !== null) return;
  const now = tx.clock.now().getTime();
  const { roles, held, restarted } = rolesAfter(round.roles, present(run), run.phase, past(run));
  const { examiner } = round.roles;
  if (!restarted && examiner !== null && roles.examiner !== null && examiner !== roles.examiner)
    await handOverMarks(tx, run, examiner, roles.examiner);
  round.roles = roles;
  if (restarted) run.clock = restart(run.clock, now);
  if (held && run.phase === 'station')
    Object.assign(run, { held: 'candidate', state: 'paused', clock: pause(run.clock, now) });
  else letGo(run, now);
}

/** As many phases and rounds on as the time says; each round begins when it is begun. */
async function followClock(tx: Transaction, run: Run): Promise<void> {
  const now = tx.clock.now().getTime();
  while (run.clock && run.state !== 'done') {
    const at = positionAt(run.clock, now);
    if (at?.round === run.round - 1) {
      run.phase = at.phase;
      return;
    }
    await closeRound(tx, run);
    await beginRound(tx, run, run.round + 1, now);
  }
}

/**
 * The next round, or the end. A station deleted since the run was opened is taken all the same, with the revision that the
 * run was opened with. The members' parts are given for good now.
 *
 * @param now the moment that the caller looked at: by a later one the round would not have begun yet for the caller
 */
export async function beginRound(tx: Transaction, run: Run, position: number, now: number): Promise<void> {
  const round = run.rounds[position - 1];
  if (!round || !run.clock) return finish(tx, run);
  run.round = position;
  run.clock = beginRoundNow(run.clock, position - 1, now);
  Object.assign(round, { begun: true, roles: rolesNow(run, now) });
  run.phase = positionAt(run.clock, now)?.phase ?? null;
  await enterStation(tx, run);
}

/** Who has been away for as long as a host may be is passed over, while two others are here: they observe if they come back. */
function rolesNow(run: Run, now: number) {
  const everyone = present(run);
  const away = new Set(
    run.people
      .filter((person) => person.away_since !== null && person.away_since <= now - HOST_AWAY_SECONDS * 1_000)
      .map((person) => person.id),
  );
  const here = everyone.filter((person) => !away.has(person));
  if (here.length < 2 || here.length === everyone.length) return nextRoles(everyone, past(run));
  const roles = nextRoles(here, past(run));
  return { ...roles, observer: [...roles.observer, ...everyone.filter((person) => away.has(person))] };
}

function planAhead(run: Run): void {
  const coming = run.rounds.filter((round) => round.position > run.round);
  const done = run.rounds.filter((round) => round.begun).map((round) => round.roles);
  const plan = planRoles(present(run), done, coming.length);
  for (const [index, round] of coming.entries()) round.roles = plan[index]!;
}

/** A look at the clock that is due before the boundary asks for the next one itself. */
function wakeAtBoundary(tx: Transaction, run: Run): void {
  const now = tx.clock.now().getTime();
  if (run.wake_at !== null && run.wake_at <= now) run.wake_at = null;
  const at = run.clock && run.clock.pausedAt === null ? positionAt(run.clock, now) : null;
  if (!at || (run.wake_at !== null && run.wake_at <= at.endsAt)) return;
  run.wake_at = Math.ceil(at.endsAt);
  tx.enqueue(moveRunJob, { run_id: run.id }, { delay: run.wake_at - now });
}

/** The end, with the results that there are. */
export async function finish(tx: Transaction, run: Run): Promise<void> {
  if (run.round > 0) await closeRound(tx, run);
  Object.assign(run, { state: 'done', phase: null, held: null, wake_at: null, ended_at: tx.clock.now().getTime() });
  if (run.session.state !== 'ended') await closeSession(tx, run.session);
}
