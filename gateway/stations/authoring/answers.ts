import type { Change } from '~/domain/stations/authoring/find-edited.query';
import type { DraftHead } from '~/domain/stations/authoring/station-drafts';
import type { SavedStation } from '~/domain/stations/authoring/write-station';
import { wizardUrl, editUrl } from './addresses';

export const head = ({ draft_id, version, saved_at }: DraftHead) => ({
  draft_id,
  version,
  saved_at: saved_at.toISOString(),
});
export const historyEntries = (history: readonly Change[]) =>
  history.map(({ at, ...change }) => ({ ...change, timestamp: at.toISOString() }));
export const isoOf = (at: Date | null) => at?.toISOString() ?? null;

/** What is answered to a save. */
export const answerOf = (
  { station_id, slug, style, revision, virtual_patient, virtual_patient_enabled_at, switched_off }: SavedStation,
  inWizard: boolean,
  step?: number,
) => ({
  station_id,
  slug,
  revision,
  switched_off,
  virtual_patient_enabled_at: isoOf(virtual_patient_enabled_at),
  next_url: inWizard ? wizardUrl(style, slug, step) : editUrl({ style, slug, virtual_patient }),
});
