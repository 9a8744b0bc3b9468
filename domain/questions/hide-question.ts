import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { saveRevisions } from './authoring/save-revision';
import { notifyHistory } from './authoring/store-question';

/** What a hidden question was before. */
export interface HeldQuestion {
  status?: string;
}

const lock = statement<{ status: string }, [number]>(
  'questions.lock-to-hide',
  'SELECT status FROM questions WHERE id = $1::int AND deleted_at IS NULL FOR NO KEY UPDATE',
);
// A question of the bank is its author's draft while it is hidden; any other is deleted as long. The starter content leaves it alone.
const hide = statement<never, [number, Date]>(
  'questions.hide',
  `UPDATE questions SET status = CASE status WHEN 'published' THEN 'draft' ELSE status END,
          deleted_at = CASE status WHEN 'published' THEN NULL ELSE $2::timestamptz END,
          hidden_at = $2::timestamptz, content_hash = NULL, revision = revision + 1, updated_at = $2::timestamptz WHERE id = $1::int`,
);
const show = statement<never, [number, boolean, Date]>(
  'questions.show-again',
  `UPDATE questions SET status = CASE WHEN $2::boolean THEN 'published' ELSE status END, deleted_at = NULL, hidden_at = NULL,
          revision = revision + 1, updated_at = $3::timestamptz WHERE id = $1::int AND hidden_at IS NOT NULL`,
);
const remove = statement<never, [number, Date]>(
  'questions.take-down',
  'UPDATE questions SET deleted_at = $2::timestamptz WHERE id = $1::int AND hidden_at IS NOT NULL',
);
const putBack = statement<never, [number]>(
  'questions.put-back',
  `UPDATE questions SET deleted_at = NULL WHERE id = $1::int AND hidden_at IS NOT NULL`,
);

/** Takes a question out of the bank until a moderator shows it again; its author keeps it as a draft that cannot be published. */
export async function hideQuestion(tx: Transaction, by: number, questionId: number): Promise<HeldQuestion> {
  const question = await tx.sql.one(lock, [questionId]);
  await saveRevisions(tx, [questionId], by, 'withdrawn');
  await tx.sql.all(hide, [questionId, tx.clock.now()]);
  await notifyHistory(tx, questionId, by, { kind: 'log', event: 'withdrawn', status: 'draft' });
  return { status: question?.status ?? '' };
}

/** Puts a hidden question back where it was. */
export async function showQuestion(
  tx: Transaction,
  by: number,
  questionId: number,
  { status }: HeldQuestion,
): Promise<void> {
  const published = status === 'published';
  await saveRevisions(tx, [questionId], by, published ? 'published' : 'revised');
  await tx.sql.all(show, [questionId, published, tx.clock.now()]);
  if (published) await notifyHistory(tx, questionId, by, { kind: 'log', event: 'published', status: 'published' });
}

/** Also its author has a hidden question no more. */
export const takeDownQuestion = async (tx: Transaction, questionId: number): Promise<void> =>
  void (await tx.sql.all(remove, [questionId, tx.clock.now()]));

/** A question that was taken down is hidden again. */
export const putBackQuestion = async (tx: Transaction, questionId: number, { status }: HeldQuestion): Promise<void> => {
  if (status === 'published') await tx.sql.all(putBack, [questionId]);
};
