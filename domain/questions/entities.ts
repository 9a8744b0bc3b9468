import { QuestionAnswer } from './question-answer.entity';
import { QuestionEvent } from './question-event.entity';
import { QuestionState } from './question-state.entity';
import { Question } from './question.entity';
import { Topic } from './topic.entity';

export const questionsEntities = [Topic, Question, QuestionAnswer, QuestionState, QuestionEvent];
