import type { Person } from '../accounts/person';
import type { Transaction } from '../transaction';
import type { StationPlace } from './authoring-contract';
import { mayNotPublishStation, stationFlawed } from './authoring-refusals';
import { flawsOf } from './check-station';
import { mayPublishStations } from './policy';
import { takeDraft } from './station-drafts';
import { findSubmitted, insertStation, type SafeStation } from './store-station';

export interface SavedStation {
  station_id: number;
  slug: string;
  style: number;
  revision: number;
}

export interface NewlyWritten {
  /** Tidied (`tidyStation`) and sanitised. */
  form: SafeStation;
  style: number;
  /** Personal where it is left out. */
  place?: StationPlace;
  /** One's own, which goes when the station is saved. */
  draft_id?: number;
  submission_id?: string;
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
export async function writeStation(tx: Transaction, person: Person, { form, style, place, draft_id, submission_id }: NewlyWritten): Promise<SavedStation> {
  const earlier = await findSubmitted(tx, person.id, submission_id);
  if (earlier) return { station_id: earlier.id, slug: earlier.slug, style: earlier.style, revision: earlier.revision };
  const published = place === 'published';
  requireSaveable(person, form, published);
  const { id, slug, revision } = await insertStation(tx, { form, style, owner_id: person.id, published, submission_id });
  if (draft_id !== undefined) await takeDraft(tx, person.id, draft_id, null);
  return { station_id: id, slug, style, revision };
}
