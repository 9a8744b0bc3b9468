import { IsNull, Not } from 'typeorm';
import { notFound } from '../errors';
import type { Transaction } from '../transaction';
import { stationGone } from './find-station.query';
import { Station } from './station.entity';

/**
 * A published station by its id, kept from being deleted until the transaction ends.
 * @throws Problem not-found: `station-gone` or `station-not-found`
 */
export async function lockStation(tx: Transaction, stationId: number): Promise<Station> {
  const station = await tx.em.findOne(Station, { where: { id: stationId, published_at: Not(IsNull()) }, lock: { mode: 'pessimistic_read' } });
  if (!station) throw notFound('station-not-found', 'There is no such station.');
  if (station.deleted_at !== null) throw stationGone();
  return station;
}
