import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { stationNotEditable } from './refusals';
import { mayEditStation } from '../policy';
import { STATION_BODY, type StationBody } from '../station-body';

export interface EditedStation {
  id: number;
  slug: string;
  style: number;
  owner_id: number | null;
  revision: number;
  virtual_patient: boolean;
  virtual_patient_enabled_at: Date | null;
  /** A moderator keeps it from being published. */
  hidden: boolean;
  body: StationBody;
}

/** Reads an `EditedStation` of `stations station`. */
export const EDITED_STATION = `station.id, station.slug, station.style, station.owner_id, station.revision, station.virtual_patient, station.virtual_patient_enabled_at, station.hidden_at IS NOT NULL AS hidden, ${STATION_BODY} AS body`;

const lock = statement<{ id: number }, [number]>(
  'stations.lock-edited',
  'SELECT id FROM stations WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// Behind the lock: a subquery beside it would still see the rows from before the wait.
const read = statement<EditedStation, [number]>(
  'stations.read-edited',
  `SELECT ${EDITED_STATION} FROM stations station WHERE station.id = $1`,
);

/**
 * Locks a station that the person may change until the transaction ends: other saves wait.
 * @throws Problem not-found `station-not-found`, also for a station of another person
 */
export async function lockEdited(tx: Transaction, person: Person, stationId: number): Promise<EditedStation> {
  const [locked, station] = await Promise.all([tx.sql.one(lock, [stationId]), tx.sql.one(read, [stationId])]);
  if (!locked || !station || !mayEditStation(person, station)) throw stationNotEditable();
  return station;
}

const leave = statement<never, [number]>(
  'stations.leave-starter-content',
  'UPDATE stations SET content_hash = NULL WHERE id = $1::int AND content_hash IS NOT NULL',
);
/** A station of the starter content is its editor's after a change: the next release does not load it again. */
export const leaveStarterContent = async (tx: Transaction, stationId: number): Promise<void> =>
  void (await tx.sql.all(leave, [stationId]));
