import { operations } from '../kit/job-operations';
import { statement } from '../kit/statement';
import { foldAnswersJob } from './fold-job';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES } from '~/domain/quizzes/views';

const toFold = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'learning.quiz-to-fold',
  `SELECT 'Quiz ' || quiz.id AS thing, quiz.state = 'finished' AND quiz.folded_at IS NULL AS missed, ARRAY[account.display_name] AS people
     FROM ${QUIZZES} quiz JOIN ${PEOPLE} account ON account.id = quiz.account_id WHERE quiz.id = $1`,
);

export const learningJobOperations = [
  // Taken out of its queue, nothing is lost: the next quiz that ends folds this one too.
  operations(foldAnswersJob, { affects: (read, { quiz_id }) => read.sql.one(toFold, [quiz_id]) }),
];
