import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { StationCard } from './contract';
import { percentage } from './marking';

interface CardRow extends Omit<StationCard, 'last_score'> {
  last_ticked: number | null;
  last_total: number | null;
}

/** `$1` is the reader's account, or 0 for nobody. */
const CARDS = `
  SELECT s.id, s.slug, s.style, s.name, s.description, s.label,
         b.account_id IS NOT NULL AS bookmarked,
         COALESCE(mine.vote_type, 0)::int AS vote,
         votes.upvotes, votes.downvotes,
         last.ticked_count AS last_ticked, last.total_count AS last_total
    FROM stations s
    LEFT JOIN station_bookmarks b ON b.station_id = s.id AND b.account_id = $1::int
    LEFT JOIN station_votes mine ON mine.station_id = s.id AND mine.account_id = $1::int
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE v.vote_type = 1)::int AS upvotes, count(*) FILTER (WHERE v.vote_type = -1)::int AS downvotes
        FROM station_votes v WHERE v.station_id = s.id
    ) votes ON true
    LEFT JOIN LATERAL (
      SELECT a.ticked_count, a.total_count FROM station_attempts a
       WHERE a.candidate_id = $1::int AND a.station_id = s.id ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1
    ) last ON true
   WHERE`;

/** Letters with and without their marks are alike to somebody who searches: `exploracion` finds `exploración`. */
export const FOLDED = `translate(lower(s.name || ' ' || s.description), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc')`;

const findCard = statement<CardRow, [number, number]>('stations.find-card', `${CARDS} s.id = $2::int`);

const cardsById = statement<CardRow, [number, number[]]>(
  'stations.cards-by-id',
  `${CARDS} s.deleted_at IS NULL AND s.published_at IS NOT NULL AND s.id = ANY ($2::int[])`,
);

const toCard = ({ last_ticked, last_total, ...row }: CardRow): StationCard => ({
  ...row,
  last_score: last_ticked === null || last_total === null ? null : percentage(last_ticked, last_total),
});

/** Those of some stations that are published, as cards, in no order. */
export const findStationCards = async (
  read: Reader,
  personId: number | null,
  stationIds: readonly number[],
): Promise<StationCard[]> => (await read.sql.all(cardsById, [personId ?? 0, [...stationIds]])).map(toCard);

/** One station as a card, or null; also a deleted station. The caller must have checked access. */
export async function findStationCard(
  read: Reader,
  personId: number | null,
  stationId: number,
): Promise<StationCard | null> {
  const row = await read.sql.one(findCard, [personId ?? 0, stationId]);
  return row && toCard(row);
}
