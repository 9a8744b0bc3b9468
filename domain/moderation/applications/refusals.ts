import { conflict, invalid, notAllowed, notFound } from '../../kit/errors';
import { REASON_MIN, WORDS_MIN } from './contract';

export const wordsTooShort = () =>
  invalid('words-too-short', `Write at least ${WORDS_MIN} characters.`, [{ path: 'words', message: 'too short' }]);
export const reasonTooShort = () =>
  invalid('reason-too-short', `Give a reason of at least ${REASON_MIN} characters.`, [
    { path: 'reason', message: 'too short' },
  ]);
export const authorAlready = () => conflict('author-already', 'You may publish questions already.');
export const applicationOpen = () =>
  conflict('application-open', 'You have asked already. A moderator will decide; you will be told.');
export const applyLater = (at: Date) =>
  conflict('apply-later', `You can ask again 14 days after a refusal, from ${at.toISOString().slice(0, 10)}.`);
export const sampleNotFound = () =>
  notFound('sample-not-found', 'This question does not exist, or it is not one that you wrote.');
export const applicationNotFound = () => notFound('application-not-found', 'This application does not exist.');
export const applicationDecided = () =>
  conflict('application-decided', 'This application is no longer open: it was decided or withdrawn.');
export const ownApplication = () =>
  notAllowed('own-application', 'Nobody decides on their own application. Another moderator does.');
