import { statement } from '../kit/statement';
import type { LockedReport, ReportResolving } from '../reports/resolve-report';

const lock = statement<LockedReport, [number]>(
  'audio-pairing.lock-report',
  'SELECT resolved_at IS NULL AS open, case_id FROM pairing_reports WHERE id = $1 FOR UPDATE',
);
const resolve = statement<never, [number, number, Date]>(
  'audio-pairing.resolve-report',
  'UPDATE pairing_reports SET resolved_at = $3, resolved_by = $2 WHERE id = $1',
);
const reopen = statement<never, [number]>(
  'audio-pairing.reopen-report',
  'UPDATE pairing_reports SET resolved_at = NULL, resolved_by = NULL WHERE id = $1',
);

/** Resolves a report of a partner, or opens it again. */
export const resolvePartnerReport: ReportResolving = {
  lock: (tx, id) => tx.sql.one(lock, [id]),
  resolve: (tx, id, by) => tx.sql.all(resolve, [id, by, tx.clock.now()]),
  reopen: (tx, id) => tx.sql.all(reopen, [id]),
};
