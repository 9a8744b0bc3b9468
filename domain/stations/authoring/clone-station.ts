import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { stationNotEditable } from './refusals';
import { STATION_BODY, type StationBody } from '../station-body';
import { copyName } from './station-rules';
import { insertStation, storedForm } from './store-station';
import { savedStation, type SavedStation } from './write-station';

const readBody = statement<{ body: StationBody; style: number; virtual_patient: boolean }, [number]>(
  'stations.body-to-clone',
  `SELECT ${STATION_BODY} AS body, station.style, station.virtual_patient FROM stations station WHERE station.id = $1 AND station.deleted_at IS NULL FOR SHARE OF station`,
);

/**
 * Copies a station with all of its rows, under new ids and ' (copy)' behind its name, into a personal station of the person
 * (spec 3 §4); the copy of a virtual patient is one, not enabled. The caller must have checked access. Sent twice under the
 * same submission, one copy is made.
 * @throws Problem not-found `station-not-found` if it was deleted meanwhile
 */
export async function cloneStation(
  tx: Transaction,
  person: Person,
  stationId: number,
  submissionId?: string,
): Promise<SavedStation> {
  const original = await tx.sql.one(readBody, [stationId]);
  if (!original) throw stationNotEditable();
  const form = { ...storedForm(original.body), name: copyName(original.body.name) };
  const { style, virtual_patient } = original;
  return savedStation(
    await insertStation(tx, {
      form,
      style,
      virtual_patient,
      owner_id: person.id,
      published: false,
      submission_id: submissionId,
    }),
  );
}
