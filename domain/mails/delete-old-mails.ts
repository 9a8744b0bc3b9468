import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** Days that a mail is kept, sent or not. */
export const MAIL_DAYS = 30;

const remove = statement<{ id: string }, [Date, number]>(
  'mails.delete-old',
  `DELETE FROM mails WHERE id IN (SELECT id FROM mails WHERE created_at <= $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id`,
);

/** @returns how many were deleted, `most` at most */
export const deleteOldMails = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(remove, [new Date(tx.clock.now().getTime() - MAIL_DAYS * 86_400_000), most])).length;
