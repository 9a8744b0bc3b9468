import type { ClosedBy } from '../reports/closed-by';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const resolve = statement<{ account_id: number }, [number, number, number, number, boolean | null, Date]>(
  'audio-pairing.resolve-reports-of-case',
  `UPDATE pairing_reports SET resolved_at = $6::timestamptz, resolved_by = $2::int, decided_in = $3::int, upheld = $5::boolean
    WHERE case_id = $1::int AND id <= $4::int AND resolved_at IS NULL RETURNING reporter_id AS account_id`,
);
const reopen = statement<never, [number]>(
  'audio-pairing.open-reports-again',
  'UPDATE pairing_reports SET resolved_at = NULL, resolved_by = NULL, decided_in = NULL, upheld = NULL WHERE decided_in = $1::int',
);

/** Closes the reports of a partner that a moderator has read. @returns who reported */
export async function closePartnerReports(
  tx: Transaction,
  { case_id, account_id, act, seen, upheld }: ClosedBy,
): Promise<number[]> {
  const rows = await tx.sql.all(resolve, [case_id, account_id, act, seen, upheld, tx.clock.now()]);
  return rows.map((row) => row.account_id);
}

/** Opens the reports of a partner again that an act had closed. */
export const reopenPartnerReports = async (tx: Transaction, act: number): Promise<void> =>
  void (await tx.sql.all(reopen, [act]));
