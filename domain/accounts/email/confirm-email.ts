import { QueryFailedError } from 'typeorm';
import { conflict } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { isTaken } from '../is-taken.query';
import { UNDO_LASTS } from './change-email';
import { emailConfirmed } from './events';
import { type Link, useLink, voidLinks } from './links';

const setEmail = statement<never, [number, string, Date]>(
  'accounts.set-email',
  'UPDATE accounts SET email = $2, email_confirmed_at = $3, updated_at = $3 WHERE id = $1',
);
const confirmChange = statement<never, [number, Date, Date]>(
  'accounts.confirm-email-change',
  'UPDATE email_changes SET confirmed_at = $2, undo_until = $3 WHERE id = $1',
);
const prolongUndo = statement<never, [number, Date]>(
  'accounts.prolong-undo',
  `UPDATE account_links SET expires_at = $2 WHERE change_id = $1 AND purpose = 'undo' AND used_at IS NULL`,
);
const endSince = statement<never, [number, number, Date]>(
  'accounts.end-email-changes-since',
  'UPDATE email_changes SET ended_at = $3 WHERE account_id = $1 AND id >= $2 AND ended_at IS NULL',
);

const taken = () => conflict('email-taken', 'Another account uses this email address.');

/** @throws Problem `email-taken`, also if two accounts take the address in the same instant */
async function giveEmail(tx: Transaction, accountId: number, email: string): Promise<void> {
  if (await isTaken(tx, email, accountId)) throw taken();
  try {
    await tx.sql.all(setEmail, [accountId, email, tx.clock.now()]);
  } catch (error) {
    if (isEmailKey(error)) throw taken();
    throw error;
  }
}

function isEmailKey(error: unknown): boolean {
  const driver = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  return (driver as { constraint?: string } | null)?.constraint === 'accounts_email_key';
}

/**
 * Confirms the address of a new account, or puts a new address in the place of the old one.
 * @throws Problem `link-unknown`, `link-used`, `link-expired`, `link-void`, `email-taken`
 */
export async function confirmEmail(tx: Transaction, linkId: string | null): Promise<void> {
  const link = await useLink(tx, linkId, ['confirm', 'change']);
  await giveEmail(tx, link.account_id, link.purpose === 'change' ? link.email : link.account_email);
  if (link.purpose === 'change') await confirmed(tx, link);
  tx.announce(emailConfirmed, { account_id: link.account_id });
}

async function confirmed(tx: Transaction, { account_id, change_id }: Link): Promise<void> {
  const now = tx.clock.now();
  const until = new Date(now.getTime() + UNDO_LASTS);
  await tx.sql.all(confirmChange, [change_id!, now, until]);
  await tx.sql.all(prolongUndo, [change_id!, until]);
  await voidLinks(tx, account_id, ['reset', 'confirm']);
}

/**
 * Gives an account the address back that it had before a change, also after later changes. The mail went to that address, so
 * it is confirmed.
 * @returns whose sessions are to end
 * @throws Problem `link-unknown`, `link-used`, `link-expired`, `link-void`, `email-taken`
 */
export async function undoEmailChange(tx: Transaction, linkId: string | null): Promise<number> {
  const link = await useLink(tx, linkId, ['undo']);
  await tx.sql.all(endSince, [link.account_id, link.change_id!, tx.clock.now()]);
  if (link.change_confirmed_at) {
    await giveEmail(tx, link.account_id, link.email);
    await voidLinks(tx, link.account_id, ['reset', 'confirm']);
  }
  return link.account_id;
}
