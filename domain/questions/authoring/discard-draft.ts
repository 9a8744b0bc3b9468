import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { draftNotFound } from './refusals';

const take = statement<{ quiz_id: number | null }, [number, number, number | null]>(
  'questions.take-draft',
  'DELETE FROM question_drafts WHERE id = $1 AND account_id = $2 AND question_id IS NOT DISTINCT FROM $3::int RETURNING quiz_id',
);

/** Takes one's own draft of a question, or of a new one, away, because what it held is saved; null when it is gone already. */
export const takeDraft = (
  tx: Transaction,
  personId: number,
  draftId: number,
  questionId: number | null,
): Promise<{ quiz_id: number | null } | null> => tx.sql.one(take, [draftId, personId, questionId]);

/** Throws one's own draft of a question, or of a new one, away. @throws Problem not-found `draft-not-found` */
export async function discardDraft(
  tx: Transaction,
  personId: number,
  draftId: number,
  questionId: number | null,
): Promise<{ quiz_id: number | null }> {
  const draft = await takeDraft(tx, personId, draftId, questionId);
  if (!draft) throw draftNotFound();
  return draft;
}
