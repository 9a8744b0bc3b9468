import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { quizNotFound } from '../refusals';

const remove = statement<{ id: number }, [number, number, Date]>(
  'quizzes.delete-personal',
  'UPDATE personal_quizzes SET deleted_at = coalesce(deleted_at, $3) WHERE id = $1 AND account_id = $2 RETURNING id',
);

/**
 * Deletes one's own quiz (spec 2 §7). Runs that were begun go on and results stay with who took it; the questions stay
 * with who wrote them. Twice is once.
 * @throws Problem not-found `quiz-not-found`
 */
export async function deletePersonalQuiz(tx: Transaction, person: Person, quizId: number): Promise<void> {
  if (!(await tx.sql.one(remove, [quizId, person.id, tx.clock.now()]))) throw quizNotFound();
}
