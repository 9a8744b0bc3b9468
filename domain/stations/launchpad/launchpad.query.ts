import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { countLabels } from '../list-stations.query';
import { findStationCards } from '../station-cards.query';
import { type LaunchpadData, SUGGESTED } from './contract';

const LISTED = 's.style = $1::int AND s.deleted_at IS NULL AND s.published_at IS NOT NULL';
const taken = (account: string) =>
  `EXISTS (SELECT FROM station_attempts a WHERE a.candidate_id = ${account} AND a.station_id = s.id)`;

const counts = statement<{ patients: number; practised: number }, [number, number]>(
  'stations.launchpad-counts',
  `SELECT count(*) FILTER (WHERE s.virtual_patient_enabled_at IS NOT NULL)::int AS patients,
          count(*) FILTER (WHERE ${taken('$2::int')})::int AS practised
     FROM stations s WHERE ${LISTED}`,
);
const suggestions = statement<{ id: number }, [number, number]>(
  'stations.launchpad-suggestions',
  `SELECT s.id FROM stations s
     LEFT JOIN LATERAL (SELECT coalesce(sum(v.vote_type), 0) AS liked FROM station_votes v WHERE v.station_id = s.id) votes ON true
    WHERE ${LISTED} AND NOT ${taken('$2::int')}
    ORDER BY votes.liked DESC, s.label, s.name, s.id LIMIT ${SUGGESTED}`,
);

/** What a bank holds and what to begin with. @param personId null for visitors */
export async function findLaunchpad(read: Reader, personId: number | null, style: number): Promise<LaunchpadData> {
  const scope: [number, number] = [style, personId ?? 0];
  const [labels, counted, found] = await Promise.all([
    read.sql.all(countLabels, [style]),
    read.sql.one(counts, scope),
    read.sql.all(suggestions, scope),
  ]);
  const cards = new Map(
    (
      await findStationCards(
        read,
        personId,
        found.map(({ id }) => id),
      )
    ).map((card) => [card.id, card]),
  );
  return {
    style,
    stations: labels.reduce((sum, { count }) => sum + count, 0),
    labels,
    patients: counted?.patients ?? 0,
    practised: counted?.practised ?? 0,
    suggested: found.flatMap(({ id }) => cards.get(id) ?? []),
  };
}
