import type { Person } from '../accounts/person';
import { notFound } from '../errors';
import { statement } from '../statement';
import type { Transaction } from '../transaction';

const resolve = statement<{ id: number }, [number, number, Date]>(
  'pairing.resolve-report',
  'UPDATE pairing_reports SET resolved_at = coalesce(resolved_at, $3), resolved_by = coalesce(resolved_by, $2) WHERE id = $1 RETURNING id',
);

/** Staff have looked at a report; whoever did first is who did. @throws Problem `report-not-found` */
export async function resolveReport(tx: Transaction, person: Person, reportId: number): Promise<void> {
  if (!(await tx.sql.one(resolve, [reportId, person.id, tx.clock.now()]))) throw notFound('report-not-found', 'There is no such report.');
}
