import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { MAILBOX_KEEPS, MAILBOX_SHOWS } from './contract';

/** A mail as the mailbox of a demo received it. */
export interface ReceivedMail {
  message_id: string;
  to_address: string;
  subject: string;
  text: string;
  html: string;
  list_unsubscribe: string;
}

const add = statement<never, [string, string, string, string, string, string, Date, number]>(
  'mails.add-to-mailbox',
  `WITH cleared AS (DELETE FROM mailbox WHERE id <= (SELECT max(id) FROM mailbox) - $8::int)
   INSERT INTO mailbox (message_id, to_address, subject, text, html, list_unsubscribe, received_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (message_id) DO NOTHING`,
);

/** Keeps a mail. One that comes a second time has the Message-ID of the first and is not kept again. */
export const addToMailbox = async (read: Reader, mail: ReceivedMail): Promise<void> =>
  void (await read.sql.all(add, [
    mail.message_id,
    mail.to_address,
    mail.subject,
    mail.text,
    mail.html,
    mail.list_unsubscribe,
    read.clock.now(),
    MAILBOX_KEEPS,
  ]));

const newest = statement<ReceivedMail & { id: number; received_at: Date }, [string, number]>(
  'mails.newest-in-mailbox',
  `SELECT id, message_id, to_address, subject, text, html, list_unsubscribe, received_at FROM mailbox
    WHERE $1 = '' OR lower(to_address) = lower($1) ORDER BY id DESC LIMIT $2`,
);

/** @param to empty for everybody's */
export const newestInMailbox = (read: Reader, to: string) => read.sql.all(newest, [to, MAILBOX_SHOWS]);
