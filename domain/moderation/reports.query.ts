import type { Person } from '../accounts/person';
import { href } from '../kit/contract';
import { guidePage, topicPage } from '../notebook/contract';
import { questionEdit } from '../questions/authoring/contract';
import { pageInfo } from '../kit/list';
import { statement } from '../kit/statement';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';
import type { Reader } from '../kit/transaction';
import { JOIN_TARGET, TARGET_AUTHOR, TARGET_TITLE } from './targets/targets';
import { type ListedReport, type ReportedKind, type ReportOrder, REPORTS_PER_PAGE, type ReportState } from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { CASES, REPORTS } from '~/domain/reports/views';
import { GUIDES } from '~/domain/notebook/views';
import { PAIRING_REPORTS } from '~/domain/audio-pairing/views';

const MOMENT = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

interface Row {
  kind: ReportedKind;
  id: number;
  entity_id: number;
  case_id: number | null;
  reason: string;
  text: string;
  reporter: string;
  reporter_username: string | null;
  created_at: string;
  resolved_at: string | null;
  resolved_by: string;
  note: string;
  reported: string | null;
  reported_by: number | null;
  title: string;
  /** Whether the question is in the bank, where staff can open it. */
  in_bank: boolean | null;
  topic_slug: string | null;
  guide_slug: string | null;
  station_slug: string | null;
  /** Null if it is deleted. */
  station_style: number | null;
}

// Both tables as one, in the wanted state and of the wanted kind; the columns of the page are joined to its rows alone.
const ALL = `SELECT report.kind, report.id, report.entity_id, report.case_id, report.account_id, report.reason::text AS reason, report.text, report.created_at, report.resolved_at, report.resolved_by, NULL::int AS reported_id
    FROM ${REPORTS} report WHERE report.weighs
  UNION ALL
  SELECT 'pairing_report', pair.id, pair.pairing_id, pair.case_id, pair.reporter_id, pair.reason, pair.details, pair.created_at, pair.resolved_at, pair.resolved_by, pair.reported_id
    FROM ${PAIRING_REPORTS} pair`;

/** Cases of what a person wrote, and of themselves: they never learn who reported. */
const own = (person: string): string =>
  `(SELECT target.id FROM ${CASES} target ${JOIN_TARGET} WHERE ${TARGET_AUTHOR} = ${person})`;

const listed = (order: ReportOrder) =>
  statement<Row, [ReportedKind | '', boolean, number, number, person: number]>(
    `moderation.reports-${order}`,
    `WITH own AS ${own('$5::int')}, shown AS (
       SELECT * FROM (${ALL}) report WHERE ($1 = '' OR kind = $1) AND (resolved_at IS NULL) = $2 AND NOT EXISTS (SELECT FROM own WHERE own.id = report.case_id)
        ORDER BY created_at ${order === 'newest' ? 'DESC' : 'ASC'}, kind, id LIMIT $3 OFFSET $4)
     SELECT shown.kind, shown.id, shown.entity_id, shown.case_id, shown.reason, shown.text, reporter.display_name AS reporter, reporter.username AS reporter_username,
            ${MOMENT('shown.created_at')} AS created_at, ${MOMENT('shown.resolved_at')} AS resolved_at,
            coalesce(resolver.display_name, last.account_name, '') AS resolved_by, coalesce(last.note, '') AS note,
            CASE WHEN reported.username IS NULL THEN reported.display_name ELSE reported.display_name || ' (' || reported.username || ')' END AS reported,
            (SELECT count(DISTINCT other.reporter_id)::int FROM ${PAIRING_REPORTS} other WHERE other.reported_id = shown.reported_id HAVING shown.reported_id IS NOT NULL) AS reported_by,
            ${TARGET_TITLE} AS title, question.status = 'published' AND question.deleted_at IS NULL AS in_bank,
            coalesce(topic.slug, (SELECT slug FROM topics WHERE id = reported_section.topic_id)) AS topic_slug,
            coalesce(guide.slug, (SELECT slug FROM ${GUIDES} guides WHERE id = reported_section.guide_id)) AS guide_slug,
            station.slug AS station_slug, CASE WHEN station.deleted_at IS NULL THEN station.style END AS station_style
       FROM shown
       JOIN ${PEOPLE} reporter ON reporter.id = shown.account_id
       LEFT JOIN ${PEOPLE} resolver ON resolver.id = shown.resolved_by
       LEFT JOIN ${CASES} target ON target.id = shown.case_id
       ${JOIN_TARGET}
       LEFT JOIN ${PEOPLE} reported ON reported.id = coalesce(shown.reported_id, reported_person.id)
       LEFT JOIN LATERAL (
         SELECT done.account_name, done.note FROM report_acts done WHERE done.kind = shown.kind AND done.report_id = shown.id ORDER BY done.id DESC LIMIT 1) last ON true
      ORDER BY shown.created_at ${order === 'newest' ? 'DESC' : 'ASC'}, shown.kind, shown.id`,
  );
const lists: Record<ReportOrder, ReturnType<typeof listed>> = { newest: listed('newest'), oldest: listed('oldest') };

const counted = statement<{ kind: ReportedKind; count: number }, [boolean, person: number]>(
  'moderation.count-reports',
  `WITH own AS ${own('$2::int')}
   SELECT kind, count(*)::int AS count FROM (${ALL}) report WHERE (resolved_at IS NULL) = $1 AND NOT EXISTS (SELECT FROM own WHERE own.id = report.case_id) GROUP BY kind`,
);

function urlOf(row: Row): string | null {
  if (row.kind === 'question_report') return row.in_bank ? href(questionEdit, { question_id: row.entity_id }) : null;
  if (row.topic_slug !== null) return href(topicPage, { topic_slug: row.topic_slug });
  if (row.guide_slug !== null) return href(guidePage, { slug: row.guide_slug });
  return row.station_slug === null || row.station_style === null
    ? null
    : href(stationEntry, { base: baseOf(row.station_style), slug: row.station_slug });
}

const toReport = (row: Row): ListedReport => ({
  kind: row.kind,
  id: row.id,
  case_id: row.case_id,
  title: row.reported ?? (row.title.trim() || `${row.entity_id}`),
  url: urlOf(row),
  reported_by: row.reported_by,
  reason: (/^\d+$/.test(row.reason) ? Number(row.reason) : row.reason) as ListedReport['reason'],
  text: row.text,
  reporter: row.reporter,
  reporter_username: row.reporter_username,
  created_at: row.created_at,
  resolved: row.resolved_at === null ? null : { who: row.resolved_by, at: row.resolved_at, note: row.note },
});

export interface ReportFilter {
  kind: ReportedKind | '';
  state: ReportState;
  order: ReportOrder;
  /** From 1. */
  page: number;
}

/** Reports of every kind, or of one, and how many of each kind are in the same state; none of what the reader wrote, or of themselves. */
export async function findReports(
  read: Pick<Reader, 'sql'>,
  person: Person,
  { kind, state, order, page }: ReportFilter,
) {
  const isOpen = state === 'open';
  const [rows, counts] = await Promise.all([
    read.sql.all(lists[order], [kind, isOpen, REPORTS_PER_PAGE, (page - 1) * REPORTS_PER_PAGE, person.id]),
    read.sql.all(counted, [isOpen, person.id]),
  ]);
  const kinds = Object.fromEntries(counts.map((row) => [row.kind, row.count])) as Partial<Record<ReportedKind, number>>;
  const count = kind === '' ? counts.reduce((sum, row) => sum + row.count, 0) : (kinds[kind] ?? 0);
  return { items: rows.map(toReport), ...pageInfo(page, REPORTS_PER_PAGE, count), kinds };
}
