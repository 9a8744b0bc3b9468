import { href, type PageData } from '../kit/contract';
import { pageInfo } from '../kit/list';
import { wordPatterns } from '../kit/search-patterns';
import { statement } from '../kit/statement';
import type { TimedStation } from '../stations/countdown';
import { percentage } from '../stations/marking';
import { FOLDED } from '../stations/station-cards.query';
import type { Reader } from '../kit/transaction';
import { consultationPage, type launchpad, LAUNCHPAD_PAGE } from './contract';
import { consultationMinutes } from './start-consultation';
import { RESULTS, STATIONS } from '~/domain/stations/views';

type Station = PageData<typeof launchpad>['items'][number];
type Open = PageData<typeof launchpad>['open'][number];
type Row = Omit<Station, 'minutes' | 'last_score'> &
  TimedStation & { last_ticked: number | null; last_total: number | null };

const ENABLED = `s.virtual_patient_enabled_at IS NOT NULL AND s.deleted_at IS NULL AND s.style = $1::int AND (s.published_at IS NOT NULL OR s.owner_id = $2::int)`;

const labels = statement<{ label: number; count: number }, [number, number]>(
  'consultations.launchpad-labels',
  `SELECT s.label, count(*)::int AS count FROM ${STATIONS} s WHERE ${ENABLED} GROUP BY s.label ORDER BY s.label`,
);
const list = statement<{ count: number; stations: Row[] | null }, [number, number, number, string[], number]>(
  'consultations.launchpad',
  `WITH found AS (SELECT s.id, s.label, s.name FROM ${STATIONS} s WHERE ${ENABLED} AND ($3::int = 0 OR s.label = $3::int) AND ${FOLDED} LIKE ALL ($4::text[]))
   SELECT (SELECT count(*)::int FROM found) AS count,
          (SELECT json_agg(line ORDER BY line.label, line.name, line.id) FROM (
             SELECT s.id, s.slug, s.style, s.name, s.description, s.label, s.language, s.long_case, s.candidate_minutes, s.examiner_minutes,
                    s.owner_id IS NOT DISTINCT FROM $2::int AS mine, s.published_at IS NOT NULL AS published, last.ticked_count AS last_ticked, last.total_count AS last_total
               FROM (SELECT id FROM found ORDER BY label, name, id LIMIT ${LAUNCHPAD_PAGE} OFFSET $5::int) chosen
               JOIN ${STATIONS} s ON s.id = chosen.id
               LEFT JOIN LATERAL (
                 SELECT a.ticked_count, a.total_count FROM ${RESULTS} a
                  WHERE a.candidate_id = $2::int AND a.station_id = s.id ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) last ON true) line) AS stations`,
);
const openOnes = statement<Omit<Open, 'url' | 'begun_at'> & { begun_at: Date }, [number]>(
  'consultations.open',
  `SELECT c.id AS consultation_id, s.name AS station_name, s.style, c.state, (SELECT count(*)::int FROM consultation_turns t WHERE t.consultation_id = c.id) AS turns, c.created_at AS begun_at
     FROM consultations c JOIN ${STATIONS} s ON s.id = c.station_id
    WHERE c.account_id = $1 AND c.state NOT IN ('submitted', 'closed') AND c.group_round IS NULL ORDER BY c.created_at DESC, c.id DESC LIMIT 50`,
);

export interface Wanted {
  style: number;
  page: number;
  /** 0 for every label. */
  label: number;
  search: string;
}

/** The virtual patients that somebody can talk to, and what they have begun. */
export async function listPatients(
  read: Reader,
  personId: number,
  { style, page, label, search }: Wanted,
): Promise<Omit<PageData<typeof launchpad>, 'speaker'>> {
  const [inUse, found, open] = await Promise.all([
    read.sql.all(labels, [style, personId]),
    read.sql.one(list, [style, personId, label, wordPatterns(search), (page - 1) * LAUNCHPAD_PAGE]),
    read.sql.all(openOnes, [personId]),
  ]);
  const { count, stations } = found!;
  const items = (stations ?? []).map(
    ({ last_ticked, last_total, long_case, candidate_minutes, examiner_minutes, ...station }): Station => ({
      ...station,
      minutes: consultationMinutes({ style, long_case, candidate_minutes, examiner_minutes }),
      last_score: last_ticked === null || last_total === null ? null : percentage(last_ticked, last_total),
    }),
  );
  return {
    style,
    labels: inUse,
    items,
    ...pageInfo(page, LAUNCHPAD_PAGE, count),
    open: open.map(({ begun_at, ...one }) => ({
      ...one,
      begun_at: begun_at.toISOString(),
      url: href(consultationPage, { consultation_id: one.consultation_id }),
    })),
  };
}
