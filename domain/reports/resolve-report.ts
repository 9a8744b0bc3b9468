import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** A report that is locked. */
export interface LockedReport {
  open: boolean;
  /** Null if the thing has no case. */
  case_id: number | null;
}

/** What moderators do with one report, by the room that has it. */
export interface ReportResolving {
  lock(tx: Transaction, id: number): Promise<LockedReport | null>;
  resolve(tx: Transaction, id: number, by: number): Promise<unknown>;
  reopen(tx: Transaction, id: number): Promise<unknown>;
}

const lock = statement<LockedReport, [string, number]>(
  'reports.lock-report',
  'SELECT resolved_at IS NULL AS open, case_id FROM reports WHERE kind = $1 AND id = $2 FOR UPDATE',
);
const resolve = statement<never, [string, number, number, Date]>(
  'reports.resolve-report',
  'UPDATE reports SET resolved_at = $4, resolved_by = $3 WHERE kind = $1 AND id = $2',
);
const reopen = statement<never, [string, number]>(
  'reports.reopen-report',
  'UPDATE reports SET resolved_at = NULL, resolved_by = NULL WHERE kind = $1 AND id = $2',
);

/** Resolves one report of a kind, or opens it again. */
export const resolveReportOf = (kind: string): ReportResolving => ({
  lock: (tx, id) => tx.sql.one(lock, [kind, id]),
  resolve: (tx, id, by) => tx.sql.all(resolve, [kind, id, by, tx.clock.now()]),
  reopen: (tx, id) => tx.sql.all(reopen, [kind, id]),
});
