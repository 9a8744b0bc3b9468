import { notFound } from '../errors';
import type { Transaction } from '../transaction';
import { stationGone } from './find-station.query';
import { Station } from './station.entity';

/**
 * A station by its id, kept from being changed or deleted until the transaction ends.
 * @param personal a personal one, too: whoever asks has been let in
 * @throws Problem not-found: `station-gone` or `station-not-found`
 */
export async function lockStation(tx: Transaction, stationId: number, personal = false): Promise<Station> {
  const station = await tx.em.findOne(Station, { where: { id: stationId }, lock: { mode: 'pessimistic_read' } });
  if (!station || (station.published_at === null && !personal)) throw notFound('station-not-found', 'There is no such station.');
  if (station.deleted_at !== null) throw stationGone();
  return station;
}
