import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import { defaultMinutes, MINUTE, type TimedStation } from '../stations/countdown';
import { stationGone } from '../stations/find-station.query';
import type { Transaction } from '../kit/transaction';
import { notAVirtualPatient } from './refusals';
import { STATIONS } from '~/domain/stations/views';

interface Found extends TimedStation {
  id: number;
  revision: number;
  language: 'en' | 'es';
  deleted: boolean;
}

// Kept from being changed meanwhile, so that the state it begins with is one that was.
const findPatient = statement<Found, [number, string, number]>(
  'consultations.find-patient',
  `SELECT id, revision, language, style, long_case, candidate_minutes, examiner_minutes, deleted_at IS NOT NULL AS deleted
     FROM ${STATIONS} station
    WHERE (id = $1 OR ($1 = 0 AND slug = $2)) AND virtual_patient_enabled_at IS NOT NULL AND (published_at IS NOT NULL OR owner_id = $3)
    ORDER BY deleted_at DESC NULLS FIRST LIMIT 1 FOR SHARE`,
);

const earlier = statement<{ id: number }, [number, string]>(
  'consultations.begun-before',
  'SELECT id FROM consultations WHERE account_id = $1 AND submission_id = $2::uuid',
);
const open = statement<{ id: number }, [number, number]>(
  'consultations.open-at',
  `SELECT id FROM consultations WHERE account_id = $1 AND station_id = $2 AND state NOT IN ('submitted', 'closed') AND group_round IS NULL`,
);
const insert = statement<{ id: number }, [number, number, number, string, string, number, Date]>(
  'consultations.insert',
  `INSERT INTO consultations (account_id, station_id, station_revision, language, submission_id, state, total_ms, remaining_ms, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5::uuid, 'ready', $6, $6, $7, $7) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Minutes of a consultation (spec 3 §9): 8 with every virtual patient. What the author set overrides. */
export const consultationMinutes = (station: TimedStation): number =>
  Math.max(1, defaultMinutes('virtual_patient', station));

export interface Start {
  station_id?: number;
  slug?: string;
  submission_id: string;
}

/**
 * Begins a consultation, or finds the one of one's own that is open at the station. Sent twice, one is begun.
 * @returns its id
 * @throws Problem not-found `not-a-virtual-patient` or `station-gone`
 */
export async function startConsultation(tx: Transaction, person: Person, start: Start): Promise<number> {
  const before = await tx.sql.one(earlier, [person.id, start.submission_id]);
  if (before) return before.id;
  const station = await tx.sql.one(findPatient, [start.station_id ?? 0, start.slug ?? '', person.id]);
  if (!station) throw notAVirtualPatient();
  if (station.deleted) throw stationGone();
  const made = await tx.sql.one(insert, [
    person.id,
    station.id,
    station.revision,
    station.language,
    start.submission_id,
    consultationMinutes(station) * MINUTE,
    tx.clock.now(),
  ]);
  const there =
    made ??
    (await tx.sql.one(open, [person.id, station.id])) ??
    (await tx.sql.one(earlier, [person.id, start.submission_id]));
  if (!there) throw new Error('a consultation was neither begun nor found');
  return there.id;
}
