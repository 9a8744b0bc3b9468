import { conflict, type FieldError, invalid, notAllowed, notFound, Problem } from '~/domain/kit/errors';
import { INVALID_USERNAME, NO_SUCH_USER } from './station-rules';
import { PATIENT_MIN, type UnfitReason } from '../wizard/steps';

/** What can be wrong with a station beside what is missing; the message of each error, named `stations.flaw.<code>`. */
export const STATION_FLAWS = [
  'name-missing',
  'description-missing',
  'label-missing',
  'text-too-long',
  'item-html',
  'too-many-items',
  'question-missing',
] as const;
export type StationFlaw = (typeof STATION_FLAWS)[number];
export interface Flaw extends FieldError {
  message: StationFlaw;
}

/** For what is not there and for what is not the reader's to change, alike. */
export const stationNotEditable = () =>
  notFound('station-not-found', 'There is no station at this address, or you may not change it.');
export const stationFlawed = (flaws: readonly Flaw[]) =>
  invalid('station-flawed', 'The station cannot be saved like this yet.', [...flaws]);
export const mayNotPublishStation = () =>
  notAllowed(
    'may-not-publish-station',
    'Only authors can publish stations for everyone. Save it as a personal station instead.',
  );
export const stationDraftNotFound = () =>
  notFound('station-draft-not-found', 'This draft does not exist, or it is not yours.');
export const stationDraftChanged = () =>
  conflict('station-draft-changed', 'This draft was saved elsewhere. Open it again to continue.');
export const tooManyStationDrafts = () =>
  conflict('too-many-station-drafts', 'You have too many drafts. Finish or discard some first.');
export const stationRevisionNotFound = () =>
  notFound('station-revision-not-found', 'This earlier version of the station does not exist.');
export const rowNotFound = () => notFound('row-not-found', 'This row does not exist in the station.');
export const templateNotFound = () => notFound('template-not-found', 'This template does not exist.');
export const malformedUsername = () =>
  invalid('username-malformed', INVALID_USERNAME, [{ path: 'username', message: INVALID_USERNAME }]);
export const noSuchUser = () => invalid('user-unknown', NO_SUCH_USER, [{ path: 'username', message: NO_SUCH_USER }]);
export const resultNotFound = () => notFound('result-not-found', 'You have no such result at this station.');

/** Names who was faster, and when, in `errors` as `changed_by` and `changed_at` (ISO 8601). */
export const stationChanged = (by: string, at: Date) =>
  new Problem(
    'conflict',
    'station-changed',
    `${by || 'Someone else'} changed this station at ${at.toISOString()}. Nothing was saved.`,
    {
      errors: [
        { path: 'changed_by', message: by },
        { path: 'changed_at', message: at.toISOString() },
      ],
    },
  );

const UNFIT: Record<UnfitReason, { path: string; needs: string }> = {
  scenario: { path: 'label', needs: 'a scenario type, a title and a description' },
  patient: { path: 'patient_instructions', needs: `patient instructions of at least ${PATIENT_MIN} characters` },
  checklist: { path: 'checklist', needs: 'at least one checklist item' },
};

/** Each of `errors` has one of `UNFIT_REASONS` as its message. */
export const virtualPatientUnfit = (reasons: readonly UnfitReason[]) =>
  invalid(
    'virtual-patient-unfit',
    `This virtual patient is not ready for consultations yet. It needs ${reasons.map((reason) => UNFIT[reason].needs).join('; ')}.`,
    reasons.map((reason) => ({ path: UNFIT[reason].path, message: reason })),
  );
export const stationKeptHidden = () =>
  conflict('station-kept-hidden', 'A moderator has hidden this station. Save it as a personal one and appeal.');
