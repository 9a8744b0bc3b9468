import { PersonalQuizQuestion } from './personal/quiz-question.entity';
import { PersonalQuiz } from './personal/quiz.entity';
import { QuizQuestion } from './quiz-question.entity';
import { Quiz } from './quiz.entity';

export const quizzesEntities = [Quiz, QuizQuestion, PersonalQuiz, PersonalQuizQuestion];
