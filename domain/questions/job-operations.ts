import { statement } from '../kit/statement';
import { operations } from '../kit/job-operations';
import { countAnswersJob } from './analysis/item-analysis-job';
import { PEOPLE } from '~/domain/accounts/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** Authors that are named, of all who wait for the figures. */
const NAMED = 5;

const toCount = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'questions.quiz-to-count',
  `SELECT 'Quiz ' || quiz.id AS thing, quiz.state = 'finished' AND quiz.counted_at IS NULL AS missed,
          ARRAY(SELECT DISTINCT author.display_name FROM ${QUIZ_QUESTIONS} place JOIN questions question ON question.id = place.question_id JOIN ${PEOPLE} author ON author.id = question.author_id
                 WHERE place.quiz_id = quiz.id ORDER BY 1 LIMIT ${NAMED}) AS people
     FROM ${QUIZZES} quiz WHERE quiz.id = $1`,
);

export const questionsJobOperations = [
  // The authors of the questions wait for it. If it is removed from its queue, nothing is lost: the next quiz that ends counts this one too.
  operations(countAnswersJob, { affects: (read, { quiz_id }) => read.sql.one(toCount, [quiz_id]) }),
];
