import { conflict, invalid, notFound } from '../kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const consultationNotFound = () =>
  notFound('consultation-not-found', 'This consultation does not exist, or it is not yours.');
export const notAVirtualPatient = () =>
  notFound('not-a-virtual-patient', 'This station has no virtual patient. Choose another one.');
export const nothingSaid = () =>
  invalid('nothing-said', 'There is nothing to say in this message. Ask the patient something.', [
    { path: 'text', message: 'Say something to the patient.' },
  ]);
export const consultationEnded = () =>
  conflict('consultation-ended', 'The consultation has ended; you cannot say anything more.');
export const consultationNotEnded = () =>
  conflict('consultation-not-ended', 'Finish the consultation before you mark it.');
export const consultationClosed = () =>
  conflict('consultation-closed', 'This consultation is closed: its marks can no longer be changed.');
export const patientStillAnswering = () =>
  conflict('patient-still-answering', 'The patient is still answering. Wait for the answer to finish.');
export const tooManyTurns = () =>
  conflict('consultation-too-long', 'You have reached the limit of one consultation. Finish it to see your marks.');
export const groupTalkTooLong = () =>
  conflict('group-talk-too-long', 'You have reached the limit of one talk. The examiner can finish the station.');
/** Nothing of what was said goes to it before the person has agreed. */
export const modelChanged = () =>
  conflict(
    'model-changed',
    'Another AI model speaks for the patient now. Nothing was sent to it. Choose whether it may answer.',
  );
export const turnNotFailed = () =>
  conflict('turn-not-failed', 'Only the last question can be asked again, and only when its answer failed.');
export const itemNotMarked = () =>
  notFound('checklist-item-not-found', 'This item is not on the checklist of the consultation.');
