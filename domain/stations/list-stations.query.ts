import type { PageData } from '../contract';
import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { stationList } from './contract';
import { listStationCards, type CardFilter } from './station-cards.query';

const countLabels = statement<{ label: number; count: number }, [number]>(
  'stations.count-labels',
  `SELECT label, count(*)::int AS count FROM stations
    WHERE style = $1::int AND deleted_at IS NULL AND published_at IS NOT NULL GROUP BY label ORDER BY label`,
);

/** The list of a style with the person's bookmarks, votes and last scores; for nobody when `personId` is null (spec 3 §2). */
export async function listStations(read: Reader, personId: number | null, filter: CardFilter): Promise<PageData<typeof stationList>> {
  const [labels, items] = await Promise.all([read.sql.all(countLabels, [filter.style]), listStationCards(read, personId, filter)]);
  return { style: filter.style, labels, items, page: 1, pages: 1, count: items.length };
}
