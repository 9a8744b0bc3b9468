import type { Person } from '~/domain/accounts/person';
import { openPacks, practisable } from '~/domain/questions/practisable';
import { questionNotFound } from '~/domain/questions/policy';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { placeInPersonalQuiz } from './place-in-quiz';
import { QUESTIONS } from '~/domain/questions/views';

const mayBeAdded = statement<{ id: number }, [number, number, readonly string[]]>(
  'quizzes.may-be-added',
  `SELECT id FROM ${QUESTIONS} question WHERE id = $1 AND deleted_at IS NULL
      AND (status = 'published' AND ${practisable('question', '$3')} OR (author_id = $2 AND status IN ('published', 'private', 'draft')))`,
);

/**
 * Puts a question of the bank, or one of one's own, at the end of one's own quiz. One that is in it already stays where it is.
 * @throws Problem `quiz-not-found`, `question-not-found`; conflict `personal-quiz-full`
 */
export async function addPersonalQuestion(
  tx: Transaction,
  person: Person,
  quizId: number,
  questionId: number,
): Promise<void> {
  const question = await tx.sql.one(mayBeAdded, [questionId, person.id, openPacks(person)]);
  if (!question) throw questionNotFound();
  await placeInPersonalQuiz(tx, person.id, quizId, questionId);
}
