import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { virtualPatientUnfit } from '../authoring/refusals';
import { lockEdited } from '../authoring/lock-edited';
import { formOf } from '../station-body';
import { unfitFor } from './steps';

const set = statement<never, [number, Date | null]>(
  'stations.set-virtual-patient-enabled',
  'UPDATE stations SET virtual_patient_enabled_at = $2::timestamptz WHERE id = $1',
);

/** From when on consultations can be taken with the patient of a station; null: no more. Its row must be locked. */
export const setEnabledAt = async (tx: Transaction, stationId: number, at: Date | null): Promise<void> =>
  void (await tx.sql.all(set, [stationId, at]));

/**
 * Enables consultations with the patient of a station, by who may change it (spec 3 §7), however it was written. Enabling
 * it twice is the same as once.
 * @returns since when it is enabled
 * @throws Problem not-found `station-not-found`; invalid `virtual-patient-unfit`, with every reason
 */
export async function enableVirtualPatient(tx: Transaction, person: Person, stationId: number): Promise<Date> {
  const station = await lockEdited(tx, person, stationId);
  if (station.virtual_patient_enabled_at) return station.virtual_patient_enabled_at;
  const reasons = unfitFor(formOf(station.body));
  if (reasons.length > 0) throw virtualPatientUnfit(reasons);
  const now = tx.clock.now();
  await setEnabledAt(tx, stationId, now);
  return now;
}

/** Ends that consultations can be begun; those that run go on. Twice is once. @throws Problem not-found `station-not-found` */
export async function disableVirtualPatient(tx: Transaction, person: Person, stationId: number): Promise<void> {
  await lockEdited(tx, person, stationId);
  await setEnabledAt(tx, stationId, null);
}
