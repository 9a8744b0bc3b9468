import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { OF_QUIZZES } from './metrics';
import { noteActs } from './note-acts';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

const forget = statement<never, [number[]]>(
  'statistics.forget-quizzes',
  `DELETE FROM statistics_events WHERE kind = ANY ('{${OF_QUIZZES.join()}}'::smallint[]) AND ref = ANY ($1::int[])`,
);
const questions = statement<never, [number[]]>(
  'statistics.note-questions-again',
  noteActs(
    'question',
    `SELECT quiz_id, answered_at FROM ${QUIZ_QUESTIONS} place WHERE quiz_id = ANY ($1::int[]) AND counts_as_correct IS NOT NULL`,
  ),
);
const quizzes = statement<never, [number[]]>(
  'statistics.note-quizzes-again',
  noteActs(
    'quiz',
    `SELECT id, finished_at FROM ${QUIZZES} quiz WHERE id = ANY ($1::int[]) AND state = 'finished' AND answered > 0`,
  ),
);

/** Quizzes are another account's now: what was noted of them and is not counted yet gives way to all that was done in them. */
export async function noteQuizzesAgain(tx: Transaction, quizIds: number[]): Promise<void> {
  await Promise.all([forget, questions, quizzes].map((one) => tx.sql.all(one, [quizIds])));
}
