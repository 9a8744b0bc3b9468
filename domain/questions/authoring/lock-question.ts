import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { QUESTION_BODY, type QuestionBody } from '../question-body';

export interface LockedQuestion {
  id: number;
  author_id: number | null;
  revision: number;
  /** A moderator keeps it out of the bank. */
  hidden: boolean;
  body: QuestionBody;
}

const lock = statement<{ id: number }, [number]>(
  'questions.lock',
  'SELECT id FROM questions WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// Behind the lock: a subquery beside it would still see the answers from before the wait.
const read = statement<LockedQuestion, [number]>(
  'questions.read-locked',
  `SELECT question.id, question.author_id, question.revision, question.hidden_at IS NOT NULL AS hidden, ${QUESTION_BODY} AS body FROM questions question WHERE question.id = $1`,
);

/** Locks a question that is not deleted until the transaction ends: saves, and counting answers to it, wait. */
export async function lockQuestion(tx: Transaction, questionId: number): Promise<LockedQuestion | null> {
  const [locked, question] = await Promise.all([tx.sql.one(lock, [questionId]), tx.sql.one(read, [questionId])]);
  return locked ? question : null;
}
