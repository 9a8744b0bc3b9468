import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { EXAM } from './contract';

const note = statement<never, [quiz: number, question: number, person: number, at: Date]>(
  'quizzes.note-late-answer',
  `UPDATE quiz_questions placed SET late_at = $4::timestamptz FROM quizzes quiz
    WHERE quiz.id = $1::int AND quiz.account_id = $3::int AND quiz.mode = ${EXAM} AND placed.quiz_id = quiz.id AND placed.question_id = $2::int AND placed.late_at IS NULL`,
);

/** Remembers that an answer to one's own exam came after its end, for the summary; nothing for another quiz. Idempotent. */
export async function noteLateAnswer(
  tx: Transaction,
  personId: number,
  { quizlog_id, question_id }: { quizlog_id: number; question_id: number },
): Promise<void> {
  await tx.sql.all(note, [quizlog_id, question_id, personId, tx.clock.now()]);
}
