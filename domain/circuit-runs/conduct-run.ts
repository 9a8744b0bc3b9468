import { conflict, notAllowed } from '../kit/errors';
import { lockSeat } from '../group-practice/lock-seat';
import type { Transaction } from '../kit/transaction';
import { addMinute, pause, positionAt, resume, skip } from './clock';
import type { Phase } from './phases';
import { findRun, noSuchRun, type Run } from './find-run.query';
import { mayConduct, mayKeepTime } from './policy';
import { beginRound, finish, keep, letGo, reconcile } from './settle-run';

/**
 * The run, with its group locked, brought up to date first.
 * @throws Problem `group-not-found`, `group-ended`, `circuit-run-not-found`, `not-host`, `not-timekeeper`
 */
async function lockRun(tx: Transaction, person: { id: number }, pin: string, may: typeof mayConduct): Promise<Run> {
  await lockSeat(tx, person, pin);
  const run = await findRun(tx, pin);
  if (!run) throw noSuchRun();
  if (may(run, person.id)) return run;
  throw may === mayConduct
    ? notAllowed('not-host', 'Only the host can do this.')
    : notAllowed('not-timekeeper', 'Only the examiner and the host control the clock.');
}

/** Begins the first round. Beginning again changes nothing. @throws Problem as `lockRun` */
export async function beginRun(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  const run = await lockRun(tx, person, pin, mayConduct);
  if (run.state !== 'lobby') return;
  const before = JSON.stringify(run);
  const now = tx.clock.now().getTime();
  Object.assign(run, {
    state: 'running',
    clock: { startedAt: now, pausedMs: 0, pausedAt: null, rounds: run.rounds.map((round) => round.lengths) },
  });
  await beginRound(tx, run, 1, now);
  await keep(tx, run, before);
}

type Change = (run: Run & { clock: NonNullable<Run['clock']> }, now: number) => void;

async function change(tx: Transaction, run: Run, make: Change): Promise<void> {
  if (!run.clock) throw conflict('circuit-run-not-running', 'The circuit has not begun yet.');
  const before = JSON.stringify(run);
  // The phase may be over, and the server not have come to it yet: what is asked is asked of the present one.
  await reconcile(tx, run);
  if (run.state !== 'done') {
    make(run as Parameters<Change>[0], tx.clock.now().getTime());
    await reconcile(tx, run);
  }
  await keep(tx, run, before);
}

/** Stops the clock for all. Twice is once. @throws Problem `circuit-run-not-running`, and as `lockRun` */
export async function pauseRun(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  await change(tx, await lockRun(tx, person, pin, mayKeepTime), (run, now) => {
    if (run.state === 'running') Object.assign(run, { state: 'paused', clock: pause(run.clock, now) });
  });
}

/** @throws Problem `circuit-run-held` while the candidate is gone; `circuit-run-not-running`, and as `lockRun` */
export async function resumeRun(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  await change(tx, await lockRun(tx, person, pin, mayKeepTime), (run, now) => {
    if (run.held)
      throw conflict('circuit-run-held', 'The candidate has left. Go to the next phase, or wait until they are back.');
    if (run.state === 'paused') Object.assign(run, { state: 'running', clock: resume(run.clock, now) });
  });
}

/**
 * On to the next phase. What is skipped is said, so that two people, or one twice, skip it once.
 * @throws Problem `circuit-run-not-running`, and as `lockRun`
 */
export async function skipPhase(
  tx: Transaction,
  person: { id: number },
  pin: string,
  what: { round: number; phase: Phase },
): Promise<void> {
  await change(tx, await lockRun(tx, person, pin, mayConduct), (run, now) => {
    if (run.round !== what.round || run.phase !== what.phase) return;
    run.clock = skip(run.clock, now);
    // The feedback needs no candidate.
    letGo(run, now);
    const at = positionAt(run.clock, now);
    if (at?.round === run.round - 1) run.phase = at.phase;
  });
}

/** A minute more for the phase. @throws Problem `circuit-run-not-running`, and as `lockRun` */
export async function addMinuteToPhase(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  await change(
    tx,
    await lockRun(tx, person, pin, mayKeepTime),
    (run, now) => void (run.clock = addMinute(run.clock, now)),
  );
}

/** Ends the run for everyone; what was submitted is kept. @throws Problem as `lockRun` */
export async function endRun(tx: Transaction, person: { id: number }, pin: string): Promise<void> {
  const run = await lockRun(tx, person, pin, mayConduct);
  const before = JSON.stringify(run);
  await finish(tx, run);
  await keep(tx, run, before);
}
