import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockPersonalQuiz } from './lock-quiz';
import { orderChanged, questionTwice } from './refusals';

const reorder = statement<{ question_id: number }, [number, readonly number[], Date]>(
  'quizzes.reorder-personal',
  `WITH changed AS (UPDATE personal_quizzes SET changed_at = $3 WHERE id = $1)
   UPDATE personal_quiz_questions placed SET position = wanted.place - 1
     FROM unnest($2::int[]) WITH ORDINALITY AS wanted (question_id, place)
    WHERE placed.personal_quiz_id = $1 AND placed.question_id = wanted.question_id
   RETURNING placed.question_id`,
);

const placedIn = statement<{ placed: number }, [number]>(
  'quizzes.personal-placed',
  'SELECT count(*)::int AS placed FROM personal_quiz_questions WHERE personal_quiz_id = $1',
);

/**
 * Puts the questions of one's own quiz in another order (spec 2 §7).
 * @param order every question of the quiz once
 * @throws Problem `quiz-not-found`; invalid `question-twice`; conflict `order-changed` when these are not
 *   exactly its questions: the order stays then
 */
export async function reorderPersonalQuiz(
  tx: Transaction,
  person: Person,
  quizId: number,
  order: readonly number[],
): Promise<void> {
  await lockPersonalQuiz(tx, person.id, quizId);
  if (new Set(order).size !== order.length) throw questionTwice();
  const moved = await tx.sql.all(reorder, [quizId, order, tx.clock.now()]);
  const { placed } = (await tx.sql.one(placedIn, [quizId]))!;
  if (moved.length !== order.length || placed !== order.length) throw orderChanged();
}
