import type { Language } from '~/domain/accounts/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';

export interface LockedGeneration {
  account_id: number;
  language: Language;
  specialty_id: number;
  length: number;
  /** How many questions are there. */
  written: number;
}

const lock = statement<Omit<LockedGeneration, 'written'>, [number]>(
  'quizzes.lock-generating',
  `SELECT account_id, language, specialty_id, length FROM quizzes WHERE id = $1 AND state = 'generating' FOR NO KEY UPDATE`,
);
// A statement of its own, for it must see what was committed while the turn was waited for.
const count = statement<{ written: number }, [number]>(
  'quizzes.count-written',
  'SELECT count(*)::int AS written FROM quiz_questions WHERE quiz_id = $1',
);

/** Takes the turn at a quiz that is being written, until the transaction ends; null when it is not being written (any more). */
export async function lockGenerating(tx: Transaction, quizId: number): Promise<LockedGeneration | null> {
  const quiz = await tx.sql.one(lock, [quizId]);
  return quiz && { ...quiz, ...(await tx.sql.one(count, [quizId]))! };
}
