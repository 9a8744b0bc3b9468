import type { Person } from '../accounts/person';
import { topicNotFound } from '../notebook/find-topic.query';
import { questionNotFound } from '../questions/policy';
import { standingOf } from '../questions/standing.query';
import { statement } from '../kit/statement';
import { lockStation } from '../stations/lock-station.query';
import type { Transaction } from '../kit/transaction';
import type { ReportKind } from './contract';
import { plainText } from '../kit/html/plain-text';
import { alreadyReported, guideNotFound, hasReports, mayReport, noReportsHere, reportTooShort } from './policy';
import { isReportText } from './report-text';

const add = statement<{ id: number }, [ReportKind, number, number, number, string, Date]>(
  'discussion.report',
  `INSERT INTO reports (kind, entity_id, account_id, reason, text, created_at) VALUES ($1, $2::int, $3::int, $4::smallint, $5, $6::timestamptz)
   ON CONFLICT (kind, entity_id, account_id) WHERE resolved_at IS NULL DO NOTHING RETURNING id`,
);

const sameReport = statement<{ id: number }, [ReportKind, number, number, number, string]>(
  'discussion.same-report',
  `SELECT id FROM reports WHERE kind = $1 AND entity_id = $2::int AND account_id = $3::int AND resolved_at IS NULL AND reason = $4::smallint AND text = $5`,
);
const topic = statement<{ id: number }, [number]>('discussion.topic', 'SELECT id FROM topics WHERE id = $1');

async function requireQuestion(tx: Transaction, person: Person, questionId: number): Promise<void> {
  const standing = await standingOf(tx, person.id, questionId);
  if (!standing || !mayReport(person, standing)) throw questionNotFound();
  if (!hasReports(standing)) throw noReportsHere();
}

async function requireTopic(tx: Transaction, topicId: number): Promise<void> {
  if (!(await tx.sql.one(topic, [topicId]))) throw topicNotFound();
}

/** What is reported must be there, and the person's to see. A virtual patient is its station; there are no guides yet. */
const requireThing: Record<ReportKind, (tx: Transaction, person: Person, id: number) => Promise<unknown>> = {
  question_report: requireQuestion,
  notebook_report: (tx, _person, id) => requireTopic(tx, id),
  station_report: (tx, _person, id) => lockStation(tx, id),
  virtual_patient_report: (tx, _person, id) => lockStation(tx, id),
  guide_report: () => Promise.reject(guideNotFound()),
};

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
 * @throws Problem invalid `report-too-short`; not-found of the thing's kind; not-allowed `no-reports-here`; conflict
 * `already-reported` while another report of theirs is open
 */
export async function sendReport(
  tx: Transaction,
  person: Person,
  { kind, entity_id, reason, text }: NewReport,
): Promise<void> {
  const plain = plainText(text);
  if (!isReportText(plain)) throw reportTooShort();
  await requireThing[kind](tx, person, entity_id);
  if (await tx.sql.one(add, [kind, entity_id, person.id, reason, plain, tx.clock.now()])) return;
  if (!(await tx.sql.one(sameReport, [kind, entity_id, person.id, reason, plain]))) throw alreadyReported();
}
