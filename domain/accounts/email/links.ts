import { conflict, notFound, type Problem } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { LinkState } from './contract';

export const LINK_PURPOSES = ['confirm', 'reset', 'change', 'undo'] as const;
type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link with what decides whether it still works. */
export interface Link {
  id: string;
  purpose: LinkPurpose;
  account_id: number;
  /** The address that the mail went to. */
  email: string;
  expires_at: Date;
  used_at: Date | null;
  void_at: Date | null;
  username: string | null;
  account_email: string;
  confirmed_at: Date | null;
  change_id: number | null;
  old_email: string | null;
  new_email: string | null;
  change_ended_at: Date | null;
  change_confirmed_at: Date | null;
}

const add = statement<{ id: string }, [number, LinkPurpose, string, number | null, Date, Date]>(
  'accounts.add-link',
  `INSERT INTO account_links (account_id, purpose, email, change_id, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
);

/** @returns the id, of which a mail makes the address (`infra/mail/link-token.ts`) */
export async function addLink(
  tx: Transaction,
  link: { accountId: number; purpose: LinkPurpose; email: string; changeId?: number; lasts: number },
): Promise<string> {
  const now = tx.clock.now();
  const until = new Date(now.getTime() + link.lasts);
  const row = await tx.sql.one(add, [link.accountId, link.purpose, link.email, link.changeId ?? null, now, until]);
  if (!row) throw new Error('a link was not written');
  return row.id;
}

const LINK = `SELECT l.id, l.purpose, l.account_id, l.email, l.expires_at, l.used_at, l.void_at,
          a.username, a.email AS account_email, a.email_confirmed_at AS confirmed_at, l.change_id, c.old_email, c.new_email,
          c.ended_at AS change_ended_at, c.confirmed_at AS change_confirmed_at
     FROM account_links l JOIN accounts a ON a.id = l.account_id LEFT JOIN email_changes c ON c.id = l.change_id
    WHERE l.id = $1 AND l.purpose = ANY ($2)`;

const find = statement<Link, [string, string[]]>('accounts.find-link', LINK);
const lock = statement<{ id: number }, [string]>(
  'accounts.lock-account-of-link',
  `SELECT id FROM accounts WHERE id = (SELECT account_id FROM account_links WHERE id = $1) FOR UPDATE`,
);
const use = statement<never, [string, Date]>(
  'accounts.use-link',
  'UPDATE account_links SET used_at = $2 WHERE id = $1 AND used_at IS NULL',
);

/** A token may be of something else that is signed. */
const isLinkId = (id: string | null): id is string =>
  id !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

/** @throws Problem `link-unknown` for an id of another purpose, or of an account that is gone */
export async function findLink(read: Reader, id: string | null, purposes: readonly LinkPurpose[]): Promise<Link> {
  const link = isLinkId(id) ? await read.sql.one(find, [id, [...purposes]]) : null;
  if (!link)
    throw notFound(
      'link-unknown',
      'This link is not complete, or it is too old. Copy the whole address from the email.',
    );
  return link;
}

const same = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

/** Whether a link still works. */
export function linkState(link: Link, now: Date): LinkState {
  if (link.used_at) return 'used';
  if (link.void_at || link.change_ended_at) return 'void';
  if (link.purpose === 'confirm' && same(link.email, link.account_email) && link.confirmed_at) return 'used';
  // The mail went to an address that is not the account's any more. An undo is what goes to such an address.
  const current = link.purpose === 'change' ? link.old_email : link.purpose === 'undo' ? null : link.email;
  if (current !== null && !same(current, link.account_email)) return 'void';
  return link.expires_at <= now ? 'expired' : 'open';
}

const PROBLEMS: Record<Exclude<LinkState, 'open'>, () => Problem> = {
  used: () => conflict('link-used', 'This link has already been used.'),
  expired: () => conflict('link-expired', 'This link has expired. Ask for a new one.'),
  void: () => conflict('link-void', 'This link no longer works, because your account has changed since it was sent.'),
};

/** @throws Problem `link-used`, `link-expired`, `link-void` */
export function refuseClosed(link: Link, now: Date): void {
  const state = linkState(link, now);
  if (state !== 'open') throw PROBLEMS[state]();
}

/**
 * Uses a link up. Its account stays locked until the transaction ends, so that of two uses at once one is refused.
 * @throws Problem `link-unknown`, `link-used`, `link-expired`, `link-void`
 */
export async function useLink(tx: Transaction, id: string | null, purposes: readonly LinkPurpose[]): Promise<Link> {
  if (isLinkId(id)) await tx.sql.one(lock, [id]);
  const link = await findLink(tx, id, purposes);
  refuseClosed(link, tx.clock.now());
  await tx.sql.all(use, [link.id, tx.clock.now()]);
  return link;
}

const voidOpen = statement<never, [number, string[], Date]>(
  'accounts.void-links',
  `UPDATE account_links SET void_at = $3
    WHERE account_id = $1 AND purpose = ANY ($2) AND used_at IS NULL AND void_at IS NULL`,
);

export const voidLinks = async (tx: Transaction, accountId: number, purposes: readonly LinkPurpose[]): Promise<void> =>
  void (await tx.sql.all(voidOpen, [accountId, [...purposes], tx.clock.now()]));
