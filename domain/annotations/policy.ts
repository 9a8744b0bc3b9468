import { notAllowed, notFound } from '../kit/errors';

export const notedThingNotFound = () =>
  notFound('noted-thing-not-found', 'There is nothing here to take notes on, or you do not have access to it.');
export const notesAfterExam = () =>
  notAllowed(
    'notes-after-exam',
    'This question is in an exam that you have not handed in. Your note on it opens again afterwards.',
  );
