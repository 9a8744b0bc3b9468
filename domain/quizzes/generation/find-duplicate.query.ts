import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { Refusal } from './quality-gate';
import { ANSWERS, QUESTIONS } from '~/domain/questions/views';

/**
 * Trigrams alone cannot tell a paraphrase from a sibling. Over the 1,250 stems of the starter facts, two questions about
 * different facts of a family ("the key test of the C5 root", "of the C6 root") are alike by up to 0.965, while the same
 * question in other words ("an overdose of paracetamol") is alike by 0.73 to 0.80. The key tells: siblings have keys that
 * are alike by 0.89 at most, the same question has the same key. So a stem is a duplicate when it is alike by 0.7 and
 * its key is the same, or when it is the same almost to the letter.
 */
export const ALIKE_STEM = 0.7;
export const ALIKE_KEY = 0.9;
export const VERBATIM_STEM = 0.97;

// `%` is what the trigram index answers; its threshold is a setting, of this transaction only.
const setThreshold = statement<never, [string]>(
  'questions.set-similarity',
  `SELECT set_config('pg_trgm.similarity_threshold', $1, true)`,
);

const alike = statement<{ mine: boolean }, [string, string, number]>(
  'questions.alike',
  `SELECT question.status <> 'published' AS mine FROM ${QUESTIONS} question
    WHERE question.deleted_at IS NULL AND question.question_text % $1
      AND (question.status = 'published' OR EXISTS (
        SELECT 1 FROM quizzes own JOIN quiz_questions placed ON placed.quiz_id = own.id
         WHERE own.account_id = (SELECT account_id FROM quizzes WHERE id = $3) AND placed.question_id = question.id AND NOT (own.state = 'finished' AND placed.state = 'open')))
      AND (similarity(question.question_text, $1) >= ${VERBATIM_STEM} OR EXISTS (
        SELECT 1 FROM ${ANSWERS} answer WHERE answer.question_id = question.id AND answer.answer_correct AND similarity(answer.answer_text, $2) >= ${ALIKE_KEY}))
    LIMIT 1`,
);

/**
 * Whether the bank has a question already, or the person had it in this quiz or an earlier one.
 * @param stem as it would be stored
 * @param key the right option
 */
export async function findDuplicate(
  tx: Transaction,
  quizId: number,
  stem: string,
  key: string,
): Promise<Extract<Refusal, 'duplicate-in-bank' | 'duplicate-in-quiz'> | null> {
  await tx.sql.all(setThreshold, [String(ALIKE_STEM)]);
  const found = await tx.sql.one(alike, [stem, key, quizId]);
  return found && (found.mine ? 'duplicate-in-quiz' : 'duplicate-in-bank');
}
