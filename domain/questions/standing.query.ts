import type { QuizKind } from './quiz-kinds';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { QuestionStatus } from './contract';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** Where a person stands towards a question: what decides what they may do with it. */
export interface Standing {
  status: QuestionStatus;
  deleted: boolean;
  /** They wrote it. */
  own: boolean;
  /** The kinds of their quizzes that it is in. */
  met: QuizKind[];
  /** The kinds of their quizzes in which its key was shown to them: not by an exam that still runs. */
  answered: QuizKind[];
}

const ofPerson = statement<Standing, [number, number]>(
  'questions.standing',
  `SELECT q.status, q.deleted_at IS NOT NULL AS deleted, q.author_id IS NOT DISTINCT FROM $1::int AS own, mine.met, mine.answered
     FROM questions q
     CROSS JOIN LATERAL (
       SELECT coalesce(array_agg(DISTINCT z.kind), '{}') AS met,
              coalesce(array_agg(DISTINCT z.kind) FILTER (WHERE placed.state IN ('shown', 'answered') AND (z.mode = 1 OR z.state = 'finished')), '{}') AS answered
         FROM ${QUIZZES} z JOIN ${QUIZ_QUESTIONS} placed ON placed.quiz_id = z.id
        WHERE z.account_id = $1::int AND placed.question_id = q.id) mine
    WHERE q.id = $2::int`,
);

/** Null when there is no such question. */
export const standingOf = (read: Reader, personId: number, questionId: number): Promise<Standing | null> =>
  read.sql.one(ofPerson, [personId, questionId]);
