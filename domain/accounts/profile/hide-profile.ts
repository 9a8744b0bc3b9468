import { href } from '../../kit/contract';
import { notAllowed, notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import { personChanged } from '../events';
import { displayName } from '../person';
import { AVATAR_PATH } from './contract';

/** What a hidden profile said. */
export interface HiddenProfile {
  first_name: string;
  last_name: string;
  bio: string;
}

/** The name that stands for a person whose name is hidden. */
export const neutralName = (accountId: number): string => `#${accountId}`;

const lock = statement<HiddenProfile & { hidden: HiddenProfile | null; picture: string | null }, [number]>(
  'accounts.lock-profile-to-hide',
  `SELECT account.first_name, account.last_name, account.bio, account.hidden_profile AS hidden,
          (SELECT key FROM avatars WHERE account_id = account.id AND hidden_at IS NOT NULL) AS picture
     FROM accounts account WHERE account.id = $1::int AND NOT account.guest FOR NO KEY UPDATE OF account`,
);
const put = statement<
  never,
  [number, first: string, last: string, shown: string, bio: string, avatar: string, hidden: string | null, Date]
>(
  'accounts.put-profile',
  `UPDATE accounts SET first_name = $2, last_name = $3, display_name = $4, bio = $5, avatar = $6, hidden_profile = $7::jsonb, profile_revision = profile_revision + 1,
          updated_at = $8::timestamptz WHERE id = $1::int`,
);
const hidePicture = statement<never, [number, Date | null]>(
  'accounts.hide-picture',
  'UPDATE avatars SET hidden_at = $2::timestamptz WHERE account_id = $1::int',
);

/** Takes the name, the picture and the text about themselves from a profile. The person may choose others, but not that name. */
export async function hideProfile(tx: Transaction, accountId: number): Promise<void> {
  const now = tx.clock.now();
  const found = await tx.sql.one(lock, [accountId]);
  if (!found || found.hidden) return;
  const { first_name, last_name, bio } = found;
  const name = neutralName(accountId);
  const hidden = JSON.stringify({ first_name, last_name, bio } satisfies HiddenProfile);
  await tx.sql.all(put, [accountId, name, '', name, '', '', hidden, now]);
  await tx.sql.all(hidePicture, [accountId, now]);
  tx.announce(personChanged, { account_id: accountId });
}

/** A hidden profile is as it was, but for what its person has chosen meanwhile. */
export async function showProfile(tx: Transaction, accountId: number): Promise<void> {
  const found = await tx.sql.one(lock, [accountId]);
  if (!found?.hidden) return;
  const { hidden } = found;
  const kept = found.first_name === neutralName(accountId);
  const [first, last] = kept ? [hidden.first_name, hidden.last_name] : [found.first_name, found.last_name];
  const avatar = found.picture === null ? '' : href({ path: AVATAR_PATH }, { key: found.picture });
  const bio = found.bio === '' ? hidden.bio : found.bio;
  await tx.sql.all(put, [accountId, first, last, displayName(first, last), bio, avatar, null, tx.clock.now()]);
  await tx.sql.all(hidePicture, [accountId, null]);
  tx.announce(personChanged, { account_id: accountId });
}

const known = statement<{ id: number }, [number]>(
  'accounts.reportable-profile',
  'SELECT id FROM accounts WHERE id = $1::int AND NOT guest',
);
/** The profile of somebody else can be reported. @throws Problem not-found; not-allowed */
export async function requireReportableProfile(read: Reader, person: { id: number }, accountId: number): Promise<void> {
  if (!(await read.sql.one(known, [accountId]))) throw notFound();
  if (accountId === person.id) throw notAllowed();
}
