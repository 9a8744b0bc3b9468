import { conflict, invalid, notFound } from '~/domain/kit/errors';

/** Also for one that is not shared, of which a stranger may not know that it exists. */
export const notShared = () =>
  notFound('quiz-not-shared', 'This quiz does not exist, or its author no longer shares it.');
export const quizChanged = () =>
  conflict(
    'quiz-changed',
    'This quiz was saved elsewhere after you opened it, perhaps in another tab. Your change was not saved: load the quiz again.',
  );
export const orderChanged = () =>
  conflict(
    'order-changed',
    'Questions were added or removed since you opened this, perhaps in another tab. The order was not changed.',
  );
export const questionTwice = () =>
  invalid('question-twice', 'A question appears twice in this order. Load the quiz again.', [
    { path: 'question-order', message: 'every id once' },
  ]);
export const nothingToTake = () => invalid('nothing-to-take', 'This quiz has no questions yet.');
export const nothingForExam = () =>
  invalid(
    'nothing-for-exam',
    'All questions of this quiz are free text, which exams do not have. Take it in study mode.',
  );
