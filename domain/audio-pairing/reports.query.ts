import type { PersonReport } from '../ops/contract';
import { REPORTS_PER_PAGE } from '../ops/contract';
import { statement } from '../statement';
import type { Reader } from '../transaction';

type Row = PersonReport & { count: number };

// Those not looked at first, each with how often others have reported the same person.
const listed = statement<Row, [number, number]>(
  'pairing.reports',
  `SELECT r.id, r.reason, r.details, reporter.display_name AS reporter, reported.display_name AS reported, reported.username AS reported_username,
          (SELECT count(DISTINCT other.reporter_id)::int FROM pairing_reports other WHERE other.reported_id = r.reported_id) AS reported_by,
          to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at, resolver.display_name AS resolved_by,
          r.resolved_at IS NOT NULL AS resolved, count(*) OVER ()::int AS count
     FROM pairing_reports r JOIN accounts reporter ON reporter.id = r.reporter_id JOIN accounts reported ON reported.id = r.reported_id
     LEFT JOIN accounts resolver ON resolver.id = r.resolved_by
    ORDER BY r.resolved_at IS NOT NULL, r.id DESC LIMIT $1 OFFSET $2`,
);

/** What people have told staff about partners. @param page from 1 */
export async function personReports(read: Reader, page: number): Promise<{ items: PersonReport[]; count: number }> {
  const rows = await read.sql.all(listed, [REPORTS_PER_PAGE, (page - 1) * REPORTS_PER_PAGE]);
  return { items: rows.map(({ count: _count, ...report }) => report), count: rows[0]?.count ?? 0 };
}
