import { conflict, invalid, notFound } from '../kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists. */
export const consultationNotFound = () => notFound('consultation-not-found', 'There is no such consultation, or it is not yours.');
export const notAVirtualPatient = () => notFound('not-a-virtual-patient', 'There is no virtual patient at this station.');
export const nothingSaid = () => invalid('nothing-said', 'There is nothing in it that could be said.', [{ path: 'text', message: 'Say something to the patient.' }]);
export const consultationEnded = () => conflict('consultation-ended', 'The consultation has ended; nothing more can be said.');
export const consultationNotEnded = () => conflict('consultation-not-ended', 'Finish the consultation before you mark it.');
export const consultationClosed = () => conflict('consultation-closed', 'This consultation is over: its marks cannot be changed any more.');
export const patientStillAnswering = () => conflict('patient-still-answering', 'The patient is still answering. Let them finish first.');
export const tooManyTurns = () => conflict('consultation-too-long', 'The patient has answered as much as they can in one consultation. Finish it to see your marks.');
export const turnNotFailed = () => conflict('turn-not-failed', 'Only the last question can be asked again, and only when its answer failed.');
export const itemNotMarked = () => notFound('checklist-item-not-found', 'This item is not on the checklist of the consultation.');
