import type { Person } from '~/domain/accounts/person';
import type { Transaction } from '~/domain/kit/transaction';
import { stationWritten } from '../events';
import type { StationPlace } from './contract';
import { mayNotPublishStation, stationFlawed } from './refusals';
import { flawsOf } from './check-station';
import { mayPublishStations } from '../policy';
import { takeDraft } from './station-drafts';
import { findSubmitted, insertStation, type SafeStation, type StoredStation } from './store-station';

export interface SavedStation {
  station_id: number;
  slug: string;
  style: number;
  revision: number;
  virtual_patient: boolean;
  virtual_patient_enabled_at: Date | null;
  /** Whether saving it ended that consultations with its patient can be taken. */
  switched_off: boolean;
}

export interface NewlyWritten {
  /** Tidied (`tidyStation`) and sanitised. */
  form: SafeStation;
  style: number;
  /** Personal if it is left out. */
  place?: StationPlace;
  /** One's own, which goes when the station is saved. */
  draft_id?: number;
  submission_id?: string;
  /** In the wizard. So is what goes on from a draft of the wizard. */
  virtual_patient?: boolean;
}

/** @throws Problem not-allowed `may-not-publish-station`; invalid `station-flawed`, with every flaw */
export function requireSaveable(person: Person, form: SafeStation, published: boolean): void {
  if (published && !mayPublishStations(person)) throw mayNotPublishStation();
  const flaws = flawsOf(form);
  if (flaws.length > 0) throw stationFlawed(flaws);
}

/**
 * Saves a new station. Sent twice under the same submission, one is made.
 * @throws Problem `may-not-publish-station`, `station-flawed`, `station-draft-not-found`
 */
export async function writeStation(tx: Transaction, person: Person, written: NewlyWritten): Promise<SavedStation> {
  const { form, style, place, draft_id, submission_id } = written;
  const earlier = await findSubmitted(tx, person.id, submission_id);
  if (earlier) return savedStation(earlier);
  const published = place === 'published';
  requireSaveable(person, form, published);
  const draft = draft_id === undefined ? null : await takeDraft(tx, person.id, draft_id, null);
  const virtual_patient = (written.virtual_patient ?? false) || (draft?.virtual_patient ?? false);
  const station = { form, style, owner_id: person.id, published, submission_id, virtual_patient };
  const stored = await insertStation(tx, station);
  tx.announce(stationWritten, { station_id: stored.id });
  return savedStation(stored);
}

/** One that was just made, or made before from the same submission. */
export const savedStation = ({ id, ...station }: StoredStation): SavedStation => ({
  station_id: id,
  ...station,
  switched_off: false,
});
