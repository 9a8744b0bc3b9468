import { workersRoom } from '../registry';
import { checkBank } from './check-bank';
import { closeExam } from './close-exam';
import { generateQuiz } from './generate-quiz';

export const quizzesRoom = workersRoom('quizzes', [checkBank, closeExam, generateQuiz]);
