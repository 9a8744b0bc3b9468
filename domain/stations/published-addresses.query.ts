import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { baseOf, type StationBase } from './styles';

const published = statement<{ style: number; slug: string }, [number]>(
  'stations.published-addresses',
  `SELECT style, slug FROM stations WHERE published_at IS NOT NULL AND deleted_at IS NULL ORDER BY id LIMIT $1::int`,
);

/** Where every published station is, the oldest first, for search engines. */
export async function publishedAddresses(read: Reader, most: number): Promise<{ base: StationBase; slug: string }[]> {
  const stations = await read.sql.all(published, [most]);
  return stations.map(({ style, slug }) => ({ base: baseOf(style), slug }));
}
