import { notFound } from '../kit/errors';
import type { Transaction } from '../kit/transaction';
import { stationGone } from './find-station.query';
import { Station } from './station.entity';

/**
 * A station by its id, kept from being changed or deleted until the transaction ends.
 * @param options.personal a personal one, too: whoever asks has been let in
 * @param options.deleted a deleted one, too: a session that began with it goes on
 * @throws Problem not-found: `station-gone` or `station-not-found`
 */
export async function lockStation(
  tx: Transaction,
  stationId: number,
  { personal = false, deleted = false }: { personal?: boolean; deleted?: boolean } = {},
): Promise<Station> {
  const station = await tx.em.findOne(Station, { where: { id: stationId }, lock: { mode: 'pessimistic_read' } });
  if (!station || (station.published_at === null && !personal))
    throw notFound('station-not-found', 'There is no station at this address.');
  if (station.deleted_at !== null && !deleted) throw stationGone();
  return station;
}
