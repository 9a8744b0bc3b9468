import type { Person } from '../accounts/person';
import { requireVoice } from '../accounts/sanctions/in-force';
import { notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Target } from '../kit/target';
import type { Transaction } from '../kit/transaction';
import { openCase, reportsOfCaseChanged } from './cases';
import { reportedThing, type ReportKind } from './contract';
import { plainText } from '../kit/html/plain-text';
import { alreadyReported, mayReportKind, reportTooShort } from './policy';
import { saysEnough } from './report-text';
import { PEOPLE } from '~/domain/accounts/views';

const add = statement<{ id: number }, [ReportKind, number, number, number, string, Date, caseId: number]>(
  'reports.add',
  `WITH reporter AS (SELECT NOT guest AS weighs FROM ${PEOPLE} person WHERE id = $3::int FOR SHARE)
   INSERT INTO reports (kind, entity_id, account_id, reason, text, created_at, case_id, weighs)
   SELECT $1, $2::int, $3::int, $4::smallint, $5, $6::timestamptz, $7::int, weighs FROM reporter
   ON CONFLICT (kind, entity_id, account_id) WHERE resolved_at IS NULL DO NOTHING RETURNING id`,
);

const sameReport = statement<{ id: number }, [ReportKind, number, number, number, string]>(
  'reports.same',
  `SELECT id FROM reports WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int AND resolved_at IS NULL AND reason = $4::smallint AND text = $5`,
);
export interface NewReport {
  kind: ReportKind;
  entity_id: number;
  /** Of `REPORT_REASONS`. */
  reason: number;
  text: string;
}

/**
 * Notes what a person says is wrong with a thing (spec 1 §5, §7). The same report again is the one that is open: a device
 * sends it again when the first answer was lost.
 * @throws Problem invalid `report-too-short`; not-allowed `account-muted`; what `requireReportable` throws; conflict `already-reported` while another report
 * of theirs is open
 */
export async function sendReport(
  tx: Transaction,
  person: Person,
  requireReportable: Target['requireReportable'],
  { kind, entity_id, reason, text }: NewReport,
): Promise<void> {
  const plain = plainText(text);
  if (!saysEnough(kind, plain)) throw reportTooShort();
  if (!mayReportKind(person, kind)) throw notAllowed();
  await requireVoice(tx, person);
  await requireReportable(tx, person, entity_id);
  const caseId = await openCase(tx, reportedThing(kind), entity_id);
  if (await tx.sql.one(add, [kind, entity_id, person.id, reason, plain, tx.clock.now(), caseId]))
    return reportsOfCaseChanged(tx, caseId);
  if (!(await tx.sql.one(sameReport, [kind, entity_id, person.id, reason, plain]))) throw alreadyReported();
}
