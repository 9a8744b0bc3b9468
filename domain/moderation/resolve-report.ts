import type { Person } from '../accounts/person';
import { mayModerate } from '../accounts/policy';
import { resolvePartnerReport } from '../audio-pairing/resolve-report';
import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { ReportAct, ReportedKind } from './contract';
import { authorOfCase, caseChanged, queueChanged } from './decisions/case.query';
import { ownCase } from './decisions/refusals';
import { resolveReportOf } from '../reports/resolve-report';
import { notifyReporter } from './notify-reporter';
import { reportedAgain, reportNotFound, reportOpen, reportResolved } from './refusals';
import { REPORTS } from '~/domain/reports/views';

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
  const { lock, resolve, reopen } = kind === 'pairing_report' ? resolvePartnerReport : resolveReportOf(kind);
  const report = await lock(tx, id);
  if (!report) throw reportNotFound();
  const about = report.case_id === null ? null : await authorOfCase(tx, report.case_id);
  if (about?.author_id === person.id) throw ownCase();
  if (what === 'resolve' && !report.open) throw reportResolved();
  if (what === 'reopen' && report.open) throw reportOpen();
  try {
    await (what === 'resolve' ? resolve(tx, id, person.id) : reopen(tx, id));
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
  `SELECT id, kind, case_id, resolved_at IS NOT NULL AS resolved FROM ${REPORTS} report WHERE id = $1::int AND weighs`,
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
 * Staff have dealt with a report; the act is kept with its note (spec 2 §7), and the reporter is notified.
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
 * and `reported-again` if the reporter has another open report of the same thing
 */
export const reopenReport = (tx: Transaction, person: Person, kind: ReportedKind, id: number): Promise<void> =>
  act(tx, person, 'reopen', kind, id, '');
