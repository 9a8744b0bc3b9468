import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { judgedOf, percentage, scoreSections, type Section } from '../marking';
import { practiseNext, TRIES_LOOKED_AT, type Suggestion } from './practise-next';

interface TryRow {
  station_id: number;
  label: number;
  ticked_count: number;
  total_count: number;
  submitted_at: Date;
  sections: Section[];
  ticked: number[];
}

const latestTries = statement<TryRow, [number, number, number]>(
  'stations.latest-tries',
  `SELECT a.station_id, s.label, a.ticked_count, a.total_count, a.submitted_at, a.sections, a.ticked
     FROM station_attempts a JOIN stations s ON s.id = a.station_id
    WHERE a.candidate_id = $1::int AND s.style = $2::int AND a.total_count > 0
    ORDER BY a.submitted_at DESC, a.id DESC LIMIT $3::int`,
);

interface StationRow {
  id: number;
  slug: string;
  name: string;
  label: number;
  ticked_count: number | null;
  total_count: number | null;
  submitted_at: Date | null;
}

const bank = statement<StationRow, [number, number]>(
  'stations.bank-with-last-tries',
  `SELECT s.id, s.slug, s.name, s.label, last.ticked_count, last.total_count, last.submitted_at
     FROM stations s
     LEFT JOIN (SELECT DISTINCT ON (a.station_id) a.station_id, a.ticked_count, a.total_count, a.submitted_at
                  FROM station_attempts a WHERE a.candidate_id = $1::int ORDER BY a.station_id, a.submitted_at DESC, a.id DESC) last ON last.station_id = s.id
    WHERE s.style = $2::int AND s.deleted_at IS NULL AND s.published_at IS NOT NULL`,
);

/** What a person should practise next among the published stations of a style, each with why. */
export async function suggestStations(read: Reader, personId: number, style: number): Promise<Suggestion[]> {
  const [tries, stations] = await Promise.all([
    read.sql.all(latestTries, [personId, style, TRIES_LOOKED_AT]),
    read.sql.all(bank, [personId, style]),
  ]);
  return practiseNext(
    read.clock.now(),
    tries.map(({ ticked_count, total_count, sections, ticked, ...row }) => ({
      ...row,
      score: percentage(ticked_count, total_count),
      items: judgedOf(scoreSections(sections, new Set(ticked))).flatMap((section) => section.items),
    })),
    stations.map(({ ticked_count, total_count, submitted_at, ...station }) => ({
      ...station,
      last:
        submitted_at && ticked_count !== null && total_count !== null
          ? { score: percentage(ticked_count, total_count), submitted_at }
          : null,
    })),
  );
}
