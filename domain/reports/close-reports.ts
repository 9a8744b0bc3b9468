import type { ClosedBy } from './closed-by';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const resolve = statement<{ account_id: number }, [number, number, number, number, boolean | null, Date]>(
  'reports.resolve-of-case',
  `UPDATE reports SET resolved_at = $6::timestamptz, resolved_by = $2::int, decided_in = $3::int, upheld = $5::boolean
    WHERE case_id = $1::int AND id <= $4::int AND weighs AND resolved_at IS NULL RETURNING account_id`,
);
const reopen = statement<never, [number]>(
  'reports.open-again',
  `UPDATE reports report SET resolved_at = NULL, resolved_by = NULL, decided_in = NULL, upheld = NULL
    WHERE report.decided_in = $1::int AND NOT EXISTS (
      SELECT FROM reports other WHERE other.kind = report.kind AND other.entity_id = report.entity_id AND other.account_id = report.account_id AND other.resolved_at IS NULL)`,
);

/** Closes the reports of a case that a moderator has read. @returns who reported */
export async function closeReports(
  tx: Transaction,
  { case_id, account_id, act, seen, upheld }: ClosedBy,
): Promise<number[]> {
  const rows = await tx.sql.all(resolve, [case_id, account_id, act, seen, upheld, tx.clock.now()]);
  return rows.map((row) => row.account_id);
}

/** Opens the reports again that an act had closed. */
export const reopenReports = async (tx: Transaction, act: number): Promise<void> =>
  void (await tx.sql.all(reopen, [act]));
