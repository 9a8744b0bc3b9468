import type { Person } from '../accounts/person';
import type { EntityTransaction } from '../kit/transaction';
import { lockStation } from './lock-station.query';
import { guestsOnlyInGroup, mayBookmark } from './policy';
import { StationBookmark } from './station-bookmark.entity';

/** Puts a bookmark on a station or takes it off; doing either twice is doing it once (spec 3 §4). */
export async function bookmarkStation(
  tx: EntityTransaction,
  person: Person,
  stationId: number,
  action: 'add' | 'remove',
): Promise<{ bookmarked: boolean }> {
  if (!mayBookmark(person)) throw guestsOnlyInGroup();
  const row = { account_id: person.id, station_id: stationId };
  if (action === 'remove') {
    await tx.em.delete(StationBookmark, row);
    return { bookmarked: false };
  }
  await lockStation(tx, stationId);
  await tx.em.createQueryBuilder().insert().into(StationBookmark).values(row).orIgnore().execute();
  return { bookmarked: true };
}
