import { QuestionAnswer } from './question-answer.entity';
import { QuestionDraft } from './authoring/question-draft.entity';
import { QuestionEvent } from './question-event.entity';
import { QuestionRevision } from './question-revision.entity';
import { QuestionState } from './question-state.entity';
import { Question } from './question.entity';
import { Topic } from './topic.entity';

export const questionsEntities = [
  Topic,
  Question,
  QuestionAnswer,
  QuestionState,
  QuestionEvent,
  QuestionRevision,
  QuestionDraft,
];
