import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { stationGone } from './find-station.query';

interface LockedStation {
  id: number;
  style: number;
  revision: number;
  published_at: Date | null;
  deleted_at: Date | null;
  hidden_at: Date | null;
}

const lock = statement<LockedStation, [number]>(
  'stations.lock',
  'SELECT id, style, revision, published_at, deleted_at, hidden_at FROM stations WHERE id = $1 FOR SHARE',
);

/**
 * A station by its id, kept from being changed or deleted until the transaction ends.
 * @param options.personal also a personal one: the caller has checked access
 * @param options.deleted also a deleted one: a session that began with it goes on
 * @throws Problem not-found: `station-gone` or `station-not-found`
 */
export async function lockStation(
  tx: Transaction,
  stationId: number,
  { personal = false, deleted = false }: { personal?: boolean; deleted?: boolean } = {},
): Promise<LockedStation> {
  const station = await tx.sql.one(lock, [stationId]);
  // What is hidden now was published when a session began with it.
  const hidden = station?.hidden_at !== null && deleted;
  if (!station || (station.published_at === null && !personal && !hidden))
    throw notFound('station-not-found', 'There is no station at this address.');
  if (station.deleted_at !== null && !deleted) throw stationGone();
  return station;
}
