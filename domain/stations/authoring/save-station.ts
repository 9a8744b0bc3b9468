import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { stationWritten } from '../events';
import type { StationPlace } from './contract';
import { stationChanged, stationKeptHidden } from './refusals';
import { notifyEditors } from './editing';
import { setEnabledAt } from '../wizard/enable-virtual-patient';
import { saveStationRevision } from './save-revision';
import { type EditedStation, lockEdited } from './lock-edited';
import { formOf } from '../station-body';
import { changedParts } from './station-changes';
import { takeDraft } from './station-drafts';
import { type SafeStation, updateStation } from './store-station';
import { unfitFor } from '../wizard/steps';
import { requireSaveable, type SavedStation } from './write-station';
import { PEOPLE } from '~/domain/accounts/views';

export interface Saving {
  /** Tidied (`tidyStation`) and sanitised. */
  form: SafeStation;
  /** As it is if it is left out. */
  place?: StationPlace;
  /** The revision that the change was begun on; null for an unconditional save. */
  revision: number | null;
  /** The person's own draft, which is deleted when the change is saved. */
  draft_id?: number;
  /** Told in the history beside what changed. */
  act?: 'restored';
}

const lastChange = statement<{ name: string | null; at: Date }, [number]>(
  'stations.last-change',
  `SELECT account.display_name AS name, earlier.replaced_at AS at
     FROM station_revisions earlier LEFT JOIN ${PEOPLE} account ON account.id = earlier.replaced_by
    WHERE earlier.station_id = $1 ORDER BY earlier.revision DESC LIMIT 1`,
);

/** @throws Problem conflict `station-changed`, saying who was faster and when */
export async function requireRevision(tx: Transaction, station: EditedStation, revision: number | null): Promise<void> {
  if (revision === null || revision === station.revision) return;
  const change = await tx.sql.one(lastChange, [station.id]);
  throw stationChanged(change?.name ?? '', change?.at ?? tx.clock.now());
}

export interface Changed {
  revision: number;
  /** Whether it can be consulted no more because of this: what is left of it is no virtual patient. */
  switched_off: boolean;
}

/**
 * Changes a station that is locked. What it was before is kept: results have copies of what they were marked by, and a
 * group that runs goes on with the state that it was begun with. If nothing is different nothing happens, however old
 * `revision` is, so that sending it again is harmless. A virtual patient that can be consulted stays so only while it is
 * fit for it: nothing that its author writes is refused for that, it is switched off, and they are told.
 */
export async function changeStation(
  tx: Transaction,
  person: Person,
  station: EditedStation,
  { form, place, revision, act }: Saving,
): Promise<Changed> {
  const { body } = station;
  const published = place === undefined ? body.published : place === 'published';
  const parts = changedParts(formOf(body), form);
  const moved = body.published !== published;
  if (parts.length === 0 && !moved) return { revision: station.revision, switched_off: false };
  if (published && station.hidden) throw stationKeptHidden();
  await requireRevision(tx, station, revision);
  requireSaveable(person, form, published);
  const switched_off = station.virtual_patient_enabled_at !== null && unfitFor(form).length > 0;
  const acts = [
    ...(act ? [act] : []),
    ...(moved ? [published ? 'published' : 'withdrawn'] : []),
    ...(switched_off ? ['switched-off'] : []),
  ];
  await saveStationRevision(tx, station.id, person.id, [...acts, ...parts].join(','));
  await updateStation(tx, station.id, form, published, body);
  if (switched_off) await setEnabledAt(tx, station.id, null);
  await notifyEditors(tx, station.id);
  if (moved && published) tx.announce(stationWritten, { station_id: station.id });
  return { revision: station.revision + 1, switched_off };
}

/**
 * Saves a change of a station, by who may change it.
 * @throws Problem not-found `station-not-found`; conflict `station-changed`, `station-kept-hidden`; `may-not-publish-station`, `station-flawed`
 */
export async function saveStation(
  tx: Transaction,
  person: Person,
  stationId: number,
  saving: Saving,
): Promise<SavedStation> {
  const station = await lockEdited(tx, person, stationId);
  const changed = await changeStation(tx, person, station, saving);
  if (saving.draft_id !== undefined) await takeDraft(tx, person.id, saving.draft_id, stationId);
  return savedChange(station, changed);
}

export const savedChange = (
  { id, slug, style, virtual_patient, virtual_patient_enabled_at }: EditedStation,
  changed: Changed,
): SavedStation => ({
  station_id: id,
  slug,
  style,
  virtual_patient,
  virtual_patient_enabled_at: changed.switched_off ? null : virtual_patient_enabled_at,
  ...changed,
});
