import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockQuestion } from './lock-question';
import { mayEdit, questionNotFound } from '../policy';
import { withdrawProposal } from '../proposals/store';
import { notifyHistory } from './store-question';

const remove = statement<never, [number, Date]>(
  'questions.delete',
  'UPDATE questions SET deleted_at = $2, hidden_at = NULL, updated_at = $2 WHERE id = $1',
);

/**
 * Deletes a question (spec 1 §4): it is in no new quiz, and those that have it keep it. Drafts of it stay, unseen, for as long
 * as the deletion may be taken back.
 * @throws Problem not-found `question-not-found`
 */
export async function deleteQuestion(tx: Transaction, person: Person, questionId: number): Promise<void> {
  const question = await lockQuestion(tx, questionId);
  if (!question || !mayEdit(person, { author_id: question.author_id, status: question.body.status }))
    throw questionNotFound();
  await tx.sql.all(remove, [questionId, tx.clock.now()]);
  await withdrawProposal(tx, questionId);
  await notifyHistory(tx, questionId, person.id, { kind: 'log', event: 'deleted', status: 'deleted' });
}
