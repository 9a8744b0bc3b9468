import { workersRoom } from '../registry';
import { closeExam } from './close-exam';
import { generateQuiz } from './generate-quiz';

export const quizzesRoom = workersRoom('quizzes', [closeExam, generateQuiz]);
