import { QuizQuestion } from './quiz-question.entity';
import { Quiz } from './quiz.entity';

export const quizzesEntities = [Quiz, QuizQuestion];
