import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { guestSignedIn } from '../events';

// In one order, so that two sign-ins never wait for each other in a circle.
const lock = statement<{ id: number; guest: boolean }, [number[]]>(
  'accounts.lock-guest-and-account',
  'SELECT id, guest FROM accounts WHERE id = ANY ($1::int[]) ORDER BY id FOR UPDATE',
);

/**
 * What a guest did on their own becomes the account's that they sign in to: quizzes with their answers, tries of a station
 * alone or in a group, marks, bookmarks, votes and reports. Each room moves what is its own; what the account has already done
 * itself stands: results of a group are the account's, unless it took part itself. A second time there is nothing left to move.
 * @returns whether they are a guest and an account
 */
export async function mergeGuest(tx: Transaction, guestId: number, accountId: number): Promise<boolean> {
  const rows = await tx.sql.all(lock, [[guestId, accountId]]);
  const isGuest = (id: number) => rows.find((row) => row.id === id)?.guest;
  if (!isGuest(guestId) || isGuest(accountId) !== false) return false;
  tx.announce(guestSignedIn, { guest_id: guestId, account_id: accountId });
  return true;
}
