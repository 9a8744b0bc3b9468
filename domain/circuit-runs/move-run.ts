import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { settleRun } from './settle-run';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const pinOf = statement<{ pin: string }, [number]>(
  'circuit-runs.pin',
  `SELECT s.pin FROM circuit_runs r JOIN ${GROUP_SESSIONS} s ON s.id = r.group_session_id WHERE r.id = $1`,
);

/** What the job does at a boundary of the clock: a run that is gone, done or not there yet is left as it is. */
export async function moveRun(tx: Transaction, runId: number): Promise<void> {
  const found = await tx.sql.one(pinOf, [runId]);
  if (found) await settleRun(tx, found.pin, { woken: true });
}
