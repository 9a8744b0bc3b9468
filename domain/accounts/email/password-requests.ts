import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { sendMail } from '../../mails/send-mail';
import { findAccountForLogin } from '../account-for-login.query';
import { RESET_MINUTES } from './contract';
import { answerPasswordRequestJob } from './jobs';
import { addLink } from './links';
import { resetPasswordMail } from './mails';
import { lockEmail, sendConfirmation } from './send-confirmation';

const add = statement<{ id: string }, [string, Date]>(
  'accounts.add-password-request',
  'INSERT INTO password_requests (login, created_at) VALUES ($1, $2) RETURNING id',
);
const take = statement<{ login: string }, [string]>(
  'accounts.take-password-request',
  'DELETE FROM password_requests WHERE id = $1 RETURNING login',
);

/** Writes down what somebody typed, and does the same for every name: the answer tells nobody who has an account. */
export async function requestPassword(tx: Transaction, login: string): Promise<void> {
  const row = await tx.sql.one(add, [login, tx.clock.now()]);
  if (!row) throw new Error('a request for a password was not written');
  tx.enqueue(answerPasswordRequestJob, { request_id: row.id });
}

/**
 * Sends the link. An address that nobody has confirmed gets its confirmation instead: no other mail goes there, and once it is
 * confirmed the person can ask again.
 */
export async function answerPasswordRequest(tx: Transaction, requestId: string): Promise<void> {
  const request = await tx.sql.one(take, [requestId]);
  const found = request && (await findAccountForLogin(tx, request.login));
  const account = found && (await lockEmail(tx, found.person.id));
  if (!account) return;
  const accountId = found.person.id;
  if (!account.confirmedAt) return void (await sendConfirmation(tx, accountId));
  const lasts = RESET_MINUTES * 60_000;
  const link_id = await addLink(tx, { accountId, purpose: 'reset', email: account.email, lasts });
  await sendMail(tx, { accountId, template: resetPasswordMail, values: { link_id } });
}
