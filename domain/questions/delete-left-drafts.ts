import { statement } from '../kit/statement';
import { RESTORE_DAYS } from '../stations/delete-left-drafts';
import type { Transaction } from '../kit/transaction';

const remove = statement<{ id: number }, [Date, number]>(
  'questions.left-drafts',
  `DELETE FROM question_drafts WHERE id IN (
     SELECT draft.id FROM question_drafts draft JOIN questions question ON question.id = draft.question_id WHERE question.deleted_at <= $1 LIMIT $2) RETURNING id`,
);

/** Deletes drafts of questions that were deleted too long ago to come back. @returns how many, `most` at most */
export const deleteLeftQuestionDrafts = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(remove, [new Date(tx.clock.now().getTime() - RESTORE_DAYS * 86_400_000), most])).length;
