import { conflict, invalid, notFound } from '~/domain/kit/errors';

/** Also for one that is not shared, of which a stranger may not know that it exists. */
export const notShared = () => notFound('quiz-not-shared', 'There is no such quiz, or whoever made it does not share it any more.');
export const quizChanged = () => conflict('quiz-changed', 'This quiz was saved elsewhere since you opened it. Nothing of yours was saved: load it again.');
export const orderChanged = () => conflict('order-changed', 'Questions were added or taken out elsewhere meanwhile. The order was left as it is.');
export const questionTwice = () => invalid('question-twice', 'A question stands twice in this order.', [{ path: 'question-order', message: 'every id once' }]);
export const nothingToTake = () => invalid('nothing-to-take', 'This quiz has no questions yet.');
export const nothingForExam = () => invalid('nothing-for-exam', 'All questions of this quiz are free text: take it as a study quiz.');
