import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { stationRevisionNotFound } from './refusals';
import { lockEdited } from './lock-edited';
import { changeStation, savedChange } from './save-station';
import type { StationBody } from '../station-body';
import { storedForm } from './store-station';
import type { SavedStation } from './write-station';

const earlier = statement<{ body: StationBody }, [number, number]>(
  'stations.earlier-state',
  'SELECT body FROM station_revisions WHERE station_id = $1 AND revision = $2',
);

/**
 * Makes an earlier state the present one, but for whether it is published; the present one is kept.
 * @throws Problem not-found `station-not-found`, `station-revision-not-found`; conflict `station-changed`
 */
export async function restoreStation(
  tx: Transaction,
  person: Person,
  stationId: number,
  restored: number,
  revision: number,
): Promise<SavedStation> {
  const station = await lockEdited(tx, person, stationId);
  const row = restored === station.revision ? { body: station.body } : await tx.sql.one(earlier, [stationId, restored]);
  if (!row) throw stationRevisionNotFound();
  return savedChange(
    station,
    await changeStation(tx, person, station, { form: storedForm(row.body), revision, act: 'restored' }),
  );
}
