import { notAllowed, notFound } from '../kit/errors';

export const notedThingNotFound = () => notFound('noted-thing-not-found', 'There is no such thing to take notes on, or it is not yours to see.');
export const notesAfterExam = () => notAllowed('notes-after-exam', 'This question is in an exam that you have not handed in. Your note on it opens again afterwards.');
