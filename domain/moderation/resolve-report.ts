import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { notFound } from '../kit/errors';
import { statement, type Statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { ReportAct, ReportedKind } from './contract';
import { authorOfCase, caseChanged, queueChanged } from './decisions/case.query';
import { ownCase } from './decisions/refusals';
import { notifyReporter } from './notify-reporter';
import { reportedAgain, reportNotFound, reportOpen, reportResolved } from './refusals';

type Table = 'reports' | 'pairing_reports';
type Values = [kind: ReportedKind, id: number, person: number, now: Date];

// Kinds share a table, but for reports of partners. The other parameters are named so that every statement takes the same.
const OF_KIND: Record<Table, string> = {
  reports: 'report.kind = $1 AND report.id = $2',
  pairing_reports: `$1 = 'pairing_report' AND report.id = $2`,
};
const GIVEN = '$3::int IS NOT NULL AND $4::timestamptz IS NOT NULL';

interface Locked {
  open: boolean;
  /** Null where the thing has no case. */
  case_id: number | null;
}
interface Statements extends Record<ReportAct, Statement<never, Values>> {
  lock: Statement<Locked, Values>;
}
const statements = (table: Table): Statements => ({
  lock: statement<Locked, Values>(
    `moderation.lock-${table}`,
    `SELECT report.resolved_at IS NULL AS open, report.case_id FROM ${table} report WHERE ${OF_KIND[table]} AND ${GIVEN} FOR UPDATE`,
  ),
  resolve: statement<never, Values>(
    `moderation.resolve-${table}`,
    `UPDATE ${table} report SET resolved_at = $4, resolved_by = $3 WHERE ${OF_KIND[table]}`,
  ),
  reopen: statement<never, Values>(
    `moderation.reopen-${table}`,
    `UPDATE ${table} report SET resolved_at = NULL, resolved_by = NULL WHERE ${OF_KIND[table]} AND ${GIVEN}`,
  ),
});
const by: Record<Table, Statements> = {
  reports: statements('reports'),
  pairing_reports: statements('pairing_reports'),
};

const record = statement<never, [ReportedKind, number, ReportAct, number, string, string, Date]>(
  'moderation.record-report-act',
  'INSERT INTO report_acts (kind, report_id, act, account_id, account_name, note, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
);

async function act(
  tx: Transaction,
  person: Person,
  what: ReportAct,
  kind: ReportedKind,
  id: number,
  note: string,
): Promise<void> {
  if (!mayModerate(person)) throw notFound();
  const table = by[kind === 'pairing_report' ? 'pairing_reports' : 'reports'];
  const values: Values = [kind, id, person.id, tx.clock.now()];
  const report = await tx.sql.one(table.lock, values);
  if (!report) throw reportNotFound();
  const about = report.case_id === null ? null : await authorOfCase(tx, report.case_id);
  if (about?.author_id === person.id) throw ownCase();
  if (what === 'resolve' && !report.open) throw reportResolved();
  if (what === 'reopen' && report.open) throw reportOpen();
  try {
    await tx.sql.all(table[what], values);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'reports_open') throw reportedAgain();
    throw error;
  }
  await (report.case_id === null ? queueChanged(tx) : caseChanged(tx, report.case_id));
  if (what === 'resolve') await notifyReporter(tx, person.id, kind, id);
  await tx.sql.all(record, [kind, id, what, person.id, person.name, note, tx.clock.now()]);
}

const one = statement<{ id: number; kind: ReportedKind; case_id: number | null; resolved: boolean }, [number]>(
  'moderation.one-report',
  'SELECT id, kind, case_id, resolved_at IS NOT NULL AS resolved FROM reports WHERE id = $1::int AND weighs',
);

/** One report, for a moderator who did not write the thing. @throws Problem not-found `report-not-found`; not-allowed `own-case` */
export async function findReport(read: Reader, person: Person, reportId: number) {
  if (!mayModerate(person)) throw notFound();
  const report = await read.sql.one(one, [reportId]);
  if (!report) throw reportNotFound();
  const about = report.case_id === null ? null : await authorOfCase(read, report.case_id);
  if (about?.author_id === person.id) throw ownCase();
  return report;
}

/**
 * Staff have dealt with a report; the act is kept with its note (spec 2 §7), and who reported is told of it.
 * @throws Problem not-found for anybody but moderators, and `report-not-found`; not-allowed `own-case`; conflict `report-resolved`
 */
export const resolveReport = (
  tx: Transaction,
  person: Person,
  kind: ReportedKind,
  id: number,
  note: string,
): Promise<void> => act(tx, person, 'resolve', kind, id, note);

/**
 * A resolved report is open again.
 * @throws Problem not-found for anybody but moderators, and `report-not-found`; not-allowed `own-case`; conflict `report-open`,
 * and `reported-again` where the reporter has another open report of the same thing
 */
export const reopenReport = (tx: Transaction, person: Person, kind: ReportedKind, id: number): Promise<void> =>
  act(tx, person, 'reopen', kind, id, '');
