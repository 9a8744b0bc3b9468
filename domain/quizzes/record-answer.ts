import { countAnswersJob } from '../questions/analysis/item-analysis-job';
import { countAnswered } from '../questions/count-answered';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { Mark } from './marking';
import type { QuizQuestion } from './quiz-question.row';
import { noteActs } from '../acts/note-acts';
import { foldBins } from '../questions/fold-bins';

export interface Recorded extends Mark {
  quiz_id: number;
  question_id: number;
  account_id: number;
  picked: number[];
  written: QuizQuestion['written'];
  /** Whose `answer_count` grows: the picked options, or the boxes that were marked as right. */
  counted: number[];
  submission_id: string | null;
  seconds: number | null;
}

type Values = [
  number,
  number,
  number,
  number[],
  string,
  number[],
  number,
  number,
  boolean,
  string | null,
  Date,
  number | null,
];

const record = statement<{ finished: boolean; unfolded: boolean }, Values>(
  'quizzes.record-answer',
  `WITH placed AS (
     UPDATE quiz_questions SET state = 'answered', picked = $4::int[], written = $5::jsonb, number_correct = $7, mark = $8, counts_as_correct = $9, submission_id = $10, answered_at = $11
      WHERE quiz_id = $1 AND question_id = $2
      RETURNING question_id),
   answered AS (SELECT question_id AS id FROM placed),
   noted_question AS (${noteActs('question', 'SELECT $1::int, $11::timestamptz FROM placed')}),
   ${countAnswered({ answered: 'answered', account: '$3', at: '$11', correct: '$9::boolean', picked: '$6::int[]', of: '' })},
   rest AS (
     SELECT EXISTS (SELECT FROM quiz_questions WHERE quiz_id = $1 AND question_id <> $2 AND state IN ('open', 'shown')) AS open),
   quiz AS (
     UPDATE quizzes SET current_score = current_score + $9::boolean::int, answered = answered + 1, seconds_used = greatest(seconds_used, $12::int),
            state = CASE WHEN state = 'running' AND NOT rest.open THEN 'finished' ELSE state END,
            finished_at = CASE WHEN state = 'running' AND NOT rest.open THEN $11::timestamptz END
       FROM rest WHERE id = $1
     RETURNING state = 'finished' AS finished),
   noted_quiz AS (${noteActs('quiz', 'SELECT $1::int, $11::timestamptz FROM quiz WHERE finished')})
   SELECT finished, EXISTS (SELECT FROM remembered WHERE leitner_bin IS NULL) AS unfolded FROM quiz`,
);

/**
 * Writes down a marked answer, and everything that counts because of it, in one statement: the place, the statistics
 * of the question and its options, what the person made of it the last time, the score. The last answer ends the quiz,
 * unless more is being written. The place must be locked.
 * @returns whether the quiz has ended by it
 */
export async function recordAnswer(tx: Transaction, answer: Recorded): Promise<boolean> {
  const row = await tx.sql.one(record, [
    answer.quiz_id,
    answer.question_id,
    answer.account_id,
    answer.picked,
    JSON.stringify(answer.written),
    answer.counted,
    answer.number_correct,
    answer.mark,
    answer.counts_as_correct,
    answer.submission_id,
    tx.clock.now(),
    answer.seconds,
  ]);
  if (row!.unfolded) await foldBins(tx, answer.account_id, [answer.question_id]);
  if (row!.finished) tx.enqueue(countAnswersJob, { quiz_id: answer.quiz_id });
  return row!.finished;
}
