import { conflict } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { Person } from '../person';
import { isStaffLeft, lockRoles, setRole } from './change-role';
import { FIRST_STAFF_MINUTES } from './first-staff-contract';

/** How the first staff account can be made now: through the link of `nonce`, or by the owner of the address. */
export type FirstStaffOffer = { nonce: string; expires_at: Date } | { email: string };

interface Row {
  nonce: string | null;
  email: string | null;
  expires_at: Date | null;
}

const current = statement<Row, []>(
  'accounts.first-staff-offer',
  'SELECT nonce, email, expires_at FROM first_staff_offers',
);
const put = statement<never, [string | null, string | null, Date | null]>(
  'accounts.put-first-staff-offer',
  `INSERT INTO first_staff_offers (nonce, email, expires_at) VALUES ($1, $2, $3)
   ON CONFLICT (single) DO UPDATE SET nonce = excluded.nonce, email = excluded.email, expires_at = excluded.expires_at`,
);
const drop = statement<never, []>('accounts.drop-first-staff-offer', 'DELETE FROM first_staff_offers');
const confirmedAs = statement<{ id: number }, [string]>(
  'accounts.confirmed-as',
  'SELECT id FROM accounts WHERE lower(email) = lower($1) AND NOT guest AND email_confirmed_at IS NOT NULL',
);
const confirmedAddress = statement<{ email: string | null }, [number]>(
  'accounts.confirmed-address',
  'SELECT email FROM accounts WHERE id = $1 AND NOT guest AND email_confirmed_at IS NOT NULL',
);

async function makeFirstStaff(
  tx: Transaction,
  account_id: number,
  origin: 'first-link' | 'first-email',
): Promise<void> {
  await setRole(tx, { account_id, role: 'staff', given: true, reason: '', origin, by_id: null });
  await tx.sql.all(drop, []);
}

/**
 * At a start: offers the first staff account, if there is none. An open link stays the same over all starts.
 *
 * @param nonce of a new link, random
 * @param email the address of its owner; then there is no link
 * @returns null if there is a staff account
 */
export async function offerFirstStaff(
  tx: Transaction,
  { nonce, email }: { nonce: string; email: string | null },
): Promise<FirstStaffOffer | null> {
  await lockRoles(tx);
  if (await isStaffLeft(tx, 0)) {
    await tx.sql.all(drop, []);
    return null;
  }
  if (email !== null) {
    const account = await tx.sql.one(confirmedAs, [email]);
    if (account) {
      await makeFirstStaff(tx, account.id, 'first-email');
      return null;
    }
    await tx.sql.all(put, [null, email.toLowerCase(), null]);
    return { email };
  }
  const open = await tx.sql.one(current, []);
  const now = tx.clock.now();
  if (open?.nonce && open.expires_at && open.expires_at > now)
    return { nonce: open.nonce, expires_at: open.expires_at };
  const expires_at = new Date(now.getTime() + FIRST_STAFF_MINUTES * 60_000);
  await tx.sql.all(put, [nonce, null, expires_at]);
  return { nonce, expires_at };
}

/**
 * Makes somebody the first staff account by the link.
 *
 * @param fits whether the token is that of the link
 * @throws Problem `first-staff-link-over` for a wrong, old or used link, and if a staff account is there
 */
export async function claimFirstStaff(tx: Transaction, who: Person, fits: (nonce: string) => boolean): Promise<void> {
  await lockRoles(tx);
  const open = await tx.sql.one(current, []);
  const works = open?.nonce && open.expires_at && open.expires_at > tx.clock.now() && fits(open.nonce);
  if (!works || (await isStaffLeft(tx, 0)))
    throw conflict('first-staff-link-over', 'This link no longer works. Restart the product to get a new one.');
  await makeFirstStaff(tx, who.id, 'first-link');
}

/** Makes somebody the first staff account whose address is the one that was named at the start, once it is confirmed. */
export async function becomeFirstStaff(tx: Transaction, accountId: number): Promise<void> {
  const offer = await tx.sql.one(current, []);
  if (!offer?.email) return;
  const account = await tx.sql.one(confirmedAddress, [accountId]);
  if (account?.email?.toLowerCase() !== offer.email) return;
  await lockRoles(tx);
  if (!(await isStaffLeft(tx, 0))) await makeFirstStaff(tx, accountId, 'first-email');
}

const staffThere = statement<{ there: boolean }, []>(
  'accounts.staff-there',
  `SELECT EXISTS (SELECT FROM accounts WHERE 'staff' = ANY (roles)) AS there`,
);

/** How the first staff account can be made; null if there is one. */
export async function firstStaffOffer(read: Reader): Promise<{ by_link: boolean } | null> {
  if ((await read.sql.one(staffThere, []))?.there !== false) return null;
  const open = await read.sql.one(current, []);
  return { by_link: open?.email === null || open === null };
}
