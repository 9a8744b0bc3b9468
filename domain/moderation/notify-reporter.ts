import { notificationsPage } from '../accounts/contract';
import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { topicPage } from '../notebook/contract';
import { type LastMet, lastMet, lastMetUrl } from '../quizzes/last-met';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';

interface Row {
  account_id: number;
  entity_id: number;
  /** What was reported; empty where it is gone. */
  thing: string;
  topic_slug: string | null;
  station_slug: string | null;
  station_style: number | null;
  met: LastMet | null;
}

const reported = statement<Row, [number]>(
  'moderation.reported-by',
  `SELECT report.account_id, report.entity_id, coalesce(question.first_words, topic.name, station.name, '') AS thing,
          topic.slug AS topic_slug, station.slug AS station_slug, station.style AS station_style,
          CASE WHEN report.kind = 'question_report' THEN ${lastMet('report.account_id', 'report.entity_id')} END AS met
     FROM reports report
     LEFT JOIN questions question ON report.kind = 'question_report' AND question.id = report.entity_id
     LEFT JOIN topics topic ON report.kind = 'notebook_report' AND topic.id = report.entity_id
     LEFT JOIN stations station ON report.kind IN ('station_report', 'virtual_patient_report') AND station.id = report.entity_id AND station.deleted_at IS NULL
    WHERE report.id = $1`,
);

function urlOf(row: Row): string {
  if (row.topic_slug !== null) return href(topicPage, { topic_slug: row.topic_slug });
  if (row.station_slug !== null && row.station_style !== null)
    return href(stationEntry, { base: baseOf(row.station_style), slug: row.station_slug });
  return lastMetUrl(row.met, row.entity_id) || href(notificationsPage);
}

/** Tells whoever sent a report that it has been dealt with. The note of the act is for staff. */
export async function notifyReporter(tx: Transaction, resolverId: number, reportId: number): Promise<void> {
  const row = await tx.sql.one(reported, [reportId]);
  if (!row || row.account_id === resolverId) return;
  await notify(tx, {
    account_id: row.account_id,
    kind: 'report-resolved',
    values: { thing: row.thing },
    url: urlOf(row),
  });
}
