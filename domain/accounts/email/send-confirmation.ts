import { conflict, tooMany } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { type MailOutcome, sendMail } from '../../mails/send-mail';
import { CONFIRM_HOURS } from './contract';
import { addLink } from './links';
import { confirmEmailMail } from './mails';

const HOUR = 3_600_000;
export const CONFIRM_LASTS = CONFIRM_HOURS * HOUR;

const lock = statement<{ email: string | null; email_confirmed_at: Date | null }, [number]>(
  'accounts.lock-email',
  'SELECT email, email_confirmed_at FROM accounts WHERE id = $1 FOR UPDATE',
);

/** The address of an account, which stays as it is until the transaction ends; null for a guest or somebody who is gone. */
export async function lockEmail(
  tx: Transaction,
  accountId: number,
): Promise<{ email: string; confirmedAt: Date | null } | null> {
  const row = await tx.sql.one(lock, [accountId]);
  return row?.email ? { email: row.email, confirmedAt: row.email_confirmed_at } : null;
}

/** Sends a link that confirms the address of an account, unless it is confirmed. */
export async function sendConfirmation(tx: Transaction, accountId: number): Promise<MailOutcome | 'confirmed'> {
  const account = await lockEmail(tx, accountId);
  if (!account) return 'unwanted';
  if (account.confirmedAt) return 'confirmed';
  const link_id = await addLink(tx, { accountId, purpose: 'confirm', email: account.email, lasts: CONFIRM_LASTS });
  return sendMail(tx, { accountId, template: confirmEmailMail, values: { link_id } });
}

export const mailsLimited = () =>
  tooMany(
    HOUR / 1000,
    'mails-limited',
    'Three of these emails were sent to this address within an hour. Look in your spam folder, or try again in an hour.',
  );

/** @throws Problem `email-confirmed` when there is nothing to confirm, `mails-limited` */
export async function sendConfirmationAgain(tx: Transaction, accountId: number): Promise<void> {
  const outcome = await sendConfirmation(tx, accountId);
  if (outcome === 'confirmed') throw conflict('email-confirmed', 'Your email address is already confirmed.');
  if (outcome === 'limited') throw mailsLimited();
}
