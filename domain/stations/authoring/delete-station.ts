import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { notifyEditors } from './editing';
import { lockEdited } from './lock-edited';

const remove = statement<never, [number, Date]>(
  'stations.delete',
  'UPDATE stations SET deleted_at = $2, updated_at = $2 WHERE id = $1',
);

/**
 * Deletes a station (spec 3 §2): its row stays, and with it the results of those who took it. Drafts of it stay, unseen, for as
 * long as the deletion may be taken back.
 * @throws Problem not-found `station-not-found`
 */
export async function deleteStation(tx: Transaction, person: Person, stationId: number): Promise<void> {
  await lockEdited(tx, person, stationId);
  await tx.sql.all(remove, [stationId, tx.clock.now()]);
  await notifyEditors(tx, stationId);
}
