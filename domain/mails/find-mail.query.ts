import type { Language } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';

/** A mail that was handed over to be sent. */
export interface StoredMail {
  id: string;
  account_id: number | null;
  to_address: string;
  language: Language;
  template: string;
  body: Record<string, string>;
  created_at: Date;
  sent_at: Date | null;
}

const find = statement<StoredMail, [string]>(
  'mails.find',
  'SELECT id, account_id, to_address, language, template, body, created_at, sent_at FROM mails WHERE id = $1',
);

export const findMail = (read: Reader, id: string): Promise<StoredMail | null> => read.sql.one(find, [id]);

const markSent = statement<never, [string, Date]>(
  'mails.mark-sent',
  'UPDATE mails SET sent_at = $2 WHERE id = $1 AND sent_at IS NULL',
);

export const markMailSent = async (tx: Transaction, id: string): Promise<void> =>
  void (await tx.sql.all(markSent, [id, tx.clock.now()]));
