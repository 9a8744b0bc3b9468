import { joinEarlier, type QuestionBody } from '../questions/question-body';
import { countAnswersJob } from '../questions/analysis/item-analysis-job';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { LockedQuiz } from './lock-quiz';
import { markPicks } from './marking';

interface Picked {
  question_id: number;
  picked: number[];
  selectable_answers: number;
  right: number[];
}

const answers = statement<Picked & { earlier: Pick<QuestionBody, 'selectable_answers' | 'answers'> | null }, [number]>(
  'quizzes.exam-answers',
  `SELECT placed.question_id, placed.picked, question.selectable_answers,
          ARRAY(SELECT answer.id FROM question_answers answer WHERE answer.question_id = question.id AND answer.answer_correct) AS right,
          earlier.body AS earlier
     FROM quiz_questions placed JOIN questions question ON question.id = placed.question_id ${joinEarlier('placed.revision')}
    WHERE placed.quiz_id = $1 AND placed.state = 'answered'`,
);

/** What was picked in an exam, and what was right when it was begun. */
export async function examAnswers(tx: Transaction, quizId: number): Promise<Picked[]> {
  const rows = await tx.sql.all(answers, [quizId]);
  return rows.map(({ earlier, ...row }) => {
    if (!earlier) return row;
    const right = earlier.answers.flatMap(({ answer_id, answer_correct }) => (answer_correct ? [answer_id] : []));
    return { ...row, selectable_answers: earlier.selectable_answers, right };
  });
}

type Values = [number, number, number[], number[], number[], boolean[], Date, number];

// The rows of the questions are taken in the order of their ids, as by everybody who takes several, and before those of
// their options: two exams handed in at once never wait for each other in a circle.
const settle = statement<never, Values>(
  'quizzes.hand-in',
  `WITH marked AS (
     SELECT * FROM unnest($3::int[], $4::smallint[], $5::real[], $6::boolean[]) AS one (question_id, number_correct, mark, correct)),
   placed AS (
     UPDATE quiz_questions place SET number_correct = marked.number_correct, mark = marked.mark, counts_as_correct = marked.correct
       FROM marked WHERE place.quiz_id = $1 AND place.question_id = marked.question_id
      RETURNING place.question_id, place.picked),
   turn AS (
     SELECT question.id FROM questions question WHERE question.id IN (SELECT question_id FROM placed) ORDER BY question.id FOR NO KEY UPDATE),
   question AS (
     UPDATE questions SET times_answered = times_answered + 1, times_correct = times_correct + marked.correct::int
       FROM turn JOIN marked ON marked.question_id = turn.id WHERE questions.id = turn.id
      RETURNING questions.id),
   options AS (
     UPDATE question_answers SET answer_count = answer_count + 1
       FROM question JOIN placed ON placed.question_id = question.id
      WHERE question_answers.question_id = question.id AND question_answers.id = ANY (placed.picked)),
   remembered AS (
     INSERT INTO question_states AS known (account_id, question_id, last_correct, last_answered_at)
     SELECT $2, question.id, marked.correct, $7 FROM question JOIN marked ON marked.question_id = question.id
     ON CONFLICT (account_id, question_id) DO UPDATE
        SET last_correct = excluded.last_correct, last_answered_at = excluded.last_answered_at, times_answered = known.times_answered + 1)
   UPDATE quizzes SET state = 'finished', failure = NULL, finished_at = $7, seconds_used = $8,
          answered = cardinality($3::int[]), current_score = (SELECT count(*) FROM marked WHERE correct)
    WHERE id = $1`,
);

/**
 * Marks an exam and counts everything that counts because of it, in one statement. The quiz must be locked, and its
 * answers read after that.
 * @param at when it was handed in: not after its clock has ended
 */
export async function handIn(tx: Transaction, quiz: LockedQuiz, picked: readonly Picked[], at: Date): Promise<void> {
  const marks = picked.map((one) => ({
    question_id: one.question_id,
    ...markPicks(one.picked, one.right, one.selectable_answers),
  }));
  await tx.sql.all(settle, [
    quiz.id,
    quiz.account_id,
    marks.map((one) => one.question_id),
    marks.map((one) => one.number_correct),
    marks.map((one) => one.mark),
    marks.map((one) => one.counts_as_correct),
    at,
    Math.max(0, Math.round((at.getTime() - quiz.created_at.getTime()) / 1_000)),
  ]);
  if (marks.length > 0) tx.enqueue(countAnswersJob, { quiz_id: quiz.id });
}
