import { conflict, invalid, tooMany, unavailable } from '~/domain/kit/errors';

/** @param path the field that names nothing on offer */
export const unknownChoice = (path: 'specialty' | 'topic' | 'focus') =>
  invalid('unknown-choice', 'This specialty, topic or focus is not available. Choose another one.', [
    { path, message: 'not available' },
  ]);
export const nothingToWrite = () =>
  invalid('nothing-to-write', 'There is nothing new to write about this choice. Widen it, or choose another language.');
export const alreadyWriting = () =>
  conflict('already-writing', 'An AI quiz is already being written for you. Wait for it, or end it.');
/** @param retryAfter seconds until one more may be asked for */
export const generationsUsedUp = (retryAfter: number) =>
  tooMany(
    retryAfter,
    'generations-used-up',
    'You have reached the daily limit of AI quizzes with new questions. You can still take one from the bank.',
  );
export const writersBusy = () =>
  unavailable('writers-busy', 'Too many AI quizzes are waiting to be written. Try again in a minute.', 60);
