import { conflict, invalid, notFound } from '../kit/errors';

/** Also for somebody else's, of which a stranger may not know that it exists, and for one that ended without an answer. */
export const quizNotFound = () => notFound('quiz-not-found', 'There is no such quiz, or it is not yours.');
export const questionNotInQuiz = () => notFound('question-not-in-quiz', 'This question is not in this quiz.');
export const otherQuiz = () => invalid('other-quiz', 'What was sent belongs to another quiz.', [{ path: 'quizlog_id', message: 'not the quiz of this address' }]);

export const noQuestions = () => invalid('no-questions', 'No question fits this choice. Widen it.');
export const wrongQuestionType = () => invalid('wrong-question-type', 'This question is answered in another way.', [{ path: 'question_id', message: 'of another type' }]);
export const notItsAnswers = (path: string) => invalid('not-its-answers', 'Some of these answers do not belong to this question.', [{ path, message: 'not of this question' }]);
export const wrongNumberOfAnswers = (selectable: number) =>
  invalid('wrong-number-of-answers', `Choose exactly ${selectable}.`, [{ path: 'answer_id', message: `exactly ${selectable} different ids` }]);
export const boxesMissing = (path: string) => invalid('boxes-missing', 'Every box needs its answer.', [{ path, message: 'one entry for every box' }]);
export const freeTextNotInExam = () => invalid('free-text-not-in-exam', 'Free-text questions are not answered in an exam.');

export const alreadyAnswered = () => conflict('already-answered', 'This question has been answered already. The first answer stands.');
export const alreadyShown = () => conflict('already-shown', 'The model answers of this question have been shown: mark your own.');
export const questionSkipped = () => conflict('question-skipped', 'This question has been skipped.');
export const quizFinished = () => conflict('quiz-finished', 'This quiz has ended.');
export const timeIsUp = () => conflict('time-is-up', 'The time of this exam is up. It has been handed in with what was answered.');
export const examRunning = () => conflict('exam-running', 'This is told when the exam has been handed in.');
export const notAnsweredYet = () => conflict('question-not-answered', 'This question has not been answered.');
