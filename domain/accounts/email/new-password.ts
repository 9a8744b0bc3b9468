import { conflict, type FieldError, invalid } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { sendMail } from '../../mails/send-mail';
import { isPassword } from '../credentials';
import { REGISTRATION_MESSAGES } from '../registration';
import { useLink, voidLinks } from './links';
import { passwordChangedMail } from './mails';

/**
 * @param common what `commonPasswordErrors` says of the password
 * @throws Problem `password-invalid`, with the fields (spec 2 §5)
 */
export function checkNewPassword(sent: { password: string; password_confirm: string }, common: FieldError[]): void {
  const errors: FieldError[] = [...common];
  if (!isPassword(sent.password)) errors.push({ path: 'password', message: REGISTRATION_MESSAGES.passwordWeak });
  if (sent.password !== sent.password_confirm)
    errors.push({ path: 'password_confirm', message: REGISTRATION_MESSAGES.passwordsDiffer });
  if (errors.length > 0) throw invalid('password-invalid', errors.map(({ message }) => message).join('. '), errors);
}

const replace = statement<{ id: number }, [number, string, string, Date]>(
  'accounts.replace-password',
  'UPDATE accounts SET password_hash = $3, updated_at = $4 WHERE id = $1 AND password_hash = $2 AND NOT guest RETURNING id',
);
const set = statement<never, [number, string, Date]>(
  'accounts.set-password',
  'UPDATE accounts SET password_hash = $2, updated_at = $3 WHERE id = $1 AND NOT guest',
);
const endSessions = statement<{ token_hash: string }, [number, string]>(
  'accounts.end-sessions',
  'DELETE FROM sessions WHERE account_id = $1 AND token_hash <> $2 RETURNING token_hash',
);
const endSignIns = statement<never, [number]>(
  'accounts.end-pending-sign-ins',
  'DELETE FROM pending_sign_ins WHERE account_id = $1',
);

/**
 * Ends the sessions of an account in the transaction that made them worthless. Their copies in Redis end after the commit
 * (`Sessions.end`).
 * @param except the hash of the token of one that stays
 * @returns the hashes of the tokens
 */
export async function endSessionsOf(tx: Transaction, accountId: number, except = ''): Promise<string[]> {
  // Sign-ins that passed the password and still wait for a second factor.
  await tx.sql.all(endSignIns, [accountId]);
  const ended = await tx.sql.all(endSessions, [accountId, except]);
  return ended.map(({ token_hash }) => token_hash);
}

async function passwordChanged(tx: Transaction, accountId: number, except?: string): Promise<string[]> {
  await voidLinks(tx, accountId, ['reset']);
  await sendMail(tx, { accountId, template: passwordChangedMail, values: {} });
  return endSessionsOf(tx, accountId, except);
}

/**
 * @param oldHash what the old password was compared with
 * @param session the hash of the token of the session that stays
 * @returns the hashes of the tokens of sessions that ended
 * @throws Problem `password-changed` when another tab or device was first
 */
export async function changePassword(
  tx: Transaction,
  { accountId, oldHash, newHash, session }: { accountId: number; oldHash: string; newHash: string; session: string },
): Promise<string[]> {
  if (!(await tx.sql.one(replace, [accountId, oldHash, newHash, tx.clock.now()])))
    throw conflict('password-changed', 'Your password was changed in another tab or on another device.');
  return passwordChanged(tx, accountId, session);
}

/**
 * Sets a password with a link. It signs nobody in: a second factor is asked for as always.
 * @returns the hashes of the tokens of sessions that ended
 * @throws Problem `link-unknown`, `link-used`, `link-expired`, `link-void`
 */
export async function resetPassword(tx: Transaction, linkId: string | null, newHash: string): Promise<string[]> {
  const { account_id } = await useLink(tx, linkId, ['reset']);
  await tx.sql.all(set, [account_id, newHash, tx.clock.now()]);
  return passwordChanged(tx, account_id);
}
