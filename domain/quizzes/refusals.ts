import { conflict, invalid, notFound } from '../kit/errors';

export { quizNotFound } from '../questions/policy';

export const questionNotInQuiz = () =>
  notFound('question-not-in-quiz', 'This question is not in this quiz. Load the quiz again.');
export const otherQuiz = () =>
  invalid('other-quiz', 'This answer belongs to another quiz. Load the quiz again.', [
    { path: 'quizlog_id', message: 'not the quiz at this address' },
  ]);

export const noQuestions = () => invalid('no-questions', 'No questions match this choice. Choose a wider one.');
export const wrongQuestionType = () =>
  invalid('wrong-question-type', 'This question is answered in another way. Load the quiz again.', [
    { path: 'question_id', message: 'of another type' },
  ]);
export const notItsAnswers = (path: string) =>
  invalid('not-its-answers', 'Some of these answers belong to another question. Load the quiz again.', [
    { path, message: 'not of this question' },
  ]);
export const wrongNumberOfAnswers = (selectable: number) =>
  invalid('wrong-number-of-answers', 'Choose exactly as many answers as the question asks for.', [
    { path: 'answer_id', message: `exactly ${selectable} different ids` },
  ]);
export const boxesMissing = (path: string) =>
  invalid('boxes-missing', 'Fill in and mark every box.', [{ path, message: 'one entry for every box' }]);
export const freeTextNotInExam = () => invalid('free-text-not-in-exam', 'Exams have no free-text questions.');

export const alreadyAnswered = () =>
  conflict(
    'already-answered',
    'You have already answered this question, perhaps in another tab. The first answer counts.',
  );
export const alreadyShown = () =>
  conflict('already-shown', 'The model answers have already been shown. Mark your own answers now.');
export const questionSkipped = () => conflict('question-skipped', 'You skipped this question, perhaps in another tab.');
export const quizFinished = () => conflict('quiz-finished', 'This quiz has ended. Its summary is ready.');
export const timeIsUp = () => conflict('time-is-up', 'Time is up. The exam was handed in with your answers so far.');
export const examRunning = () => conflict('exam-running', 'You will see this once you have handed in the exam.');
export const notAnsweredYet = () => conflict('question-not-answered', 'You have not answered this question.');
