import { joinEarlier, type QuestionBody } from '../questions/question-body';
import { countAnswersJob } from '../questions/analysis/item-analysis-job';
import { countAnswered } from '../questions/count-answered';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { LockedQuiz } from './lock-quiz';
import { markPicks } from './marking';
import { noteActs } from '../acts/note-acts';
import { foldBins } from '../questions/fold-bins';
import { ANSWERS, QUESTIONS } from '~/domain/questions/views';

interface Picked {
  question_id: number;
  picked: number[];
  selectable_answers: number;
  right: number[];
}

const answers = statement<Picked & { earlier: Pick<QuestionBody, 'selectable_answers' | 'answers'> | null }, [number]>(
  'quizzes.exam-answers',
  `SELECT placed.question_id, placed.picked, question.selectable_answers,
          ARRAY(SELECT answer.id FROM ${ANSWERS} answer WHERE answer.question_id = question.id AND answer.answer_correct) AS right,
          earlier.body AS earlier
     FROM quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id ${joinEarlier('placed.revision')}
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

const settle = statement<{ unfolded: number[] }, Values>(
  'quizzes.hand-in',
  `WITH marked AS (
     SELECT * FROM unnest($3::int[], $4::smallint[], $5::real[], $6::boolean[]) AS one (question_id, number_correct, mark, correct)),
   placed AS (
     UPDATE quiz_questions place SET number_correct = marked.number_correct, mark = marked.mark, counts_as_correct = marked.correct
       FROM marked WHERE place.quiz_id = $1 AND place.question_id = marked.question_id
      RETURNING place.question_id, place.picked, place.answered_at),
   noted_questions AS (${noteActs('question', 'SELECT $1::int, answered_at FROM placed')}),
   noted_quiz AS (${noteActs('quiz', 'SELECT $1::int, $7::timestamptz WHERE cardinality($3::int[]) > 0')}),
   answered AS (
     SELECT question.id, marked.correct FROM ${QUESTIONS} question JOIN marked ON marked.question_id = question.id
      WHERE question.id IN (SELECT question_id FROM placed) ORDER BY question.id FOR NO KEY UPDATE OF question),
   ${countAnswered({ answered: 'answered', account: '$2', at: '$7', correct: 'answered.correct', picked: 'placed.picked', of: 'JOIN placed ON placed.question_id = question.id' })}
   UPDATE quizzes SET state = 'finished', failure = NULL, finished_at = $7, seconds_used = $8,
          answered = cardinality($3::int[]), current_score = (SELECT count(*) FROM marked WHERE correct)
    WHERE id = $1 RETURNING ARRAY(SELECT remembered.id FROM remembered WHERE leitner_bin IS NULL) AS unfolded`,
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
  const settled = await tx.sql.one(settle, [
    quiz.id,
    quiz.account_id,
    marks.map((one) => one.question_id),
    marks.map((one) => one.number_correct),
    marks.map((one) => one.mark),
    marks.map((one) => one.counts_as_correct),
    at,
    Math.max(0, Math.round((at.getTime() - quiz.created_at.getTime()) / 1_000)),
  ]);
  const unfolded = settled?.unfolded ?? [];
  if (unfolded.length > 0) await foldBins(tx, quiz.account_id, unfolded);
  if (marks.length > 0) tx.enqueue(countAnswersJob, { quiz_id: quiz.id });
}
