import { href } from '../../kit/contract';
import { notFound } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { personChanged } from '../events';
import type { Person } from '../person';
import { AVATAR_PATH } from './contract';

const show = statement<{ id: number }, [number, string, Date]>(
  'accounts.show-avatar',
  `UPDATE accounts SET avatar = $2, updated_at = $3 WHERE id = $1 AND NOT guest RETURNING id`,
);
const save = statement<never, [number, string, Buffer, Date]>(
  'accounts.save-avatar',
  `INSERT INTO avatars (account_id, key, bytes, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (account_id) DO UPDATE SET key = excluded.key, bytes = excluded.bytes, created_at = excluded.created_at, hidden_at = NULL`,
);
const drop = statement<never, [number]>('accounts.drop-avatar', 'DELETE FROM avatars WHERE account_id = $1');

/**
 * Shows a picture as that of a person, in place of the one before, which is deleted.
 *
 * @param picture written anew by `infra/images`; `key` as in `AVATAR_KEY`
 * @returns its address
 */
export async function changeAvatar(
  tx: Transaction,
  person: Person,
  picture: { key: string; bytes: Buffer },
): Promise<string> {
  const address = href({ path: AVATAR_PATH }, { key: picture.key });
  if (!(await tx.sql.one(show, [person.id, address, tx.clock.now()]))) throw notFound();
  await tx.sql.all(save, [person.id, picture.key, picture.bytes, tx.clock.now()]);
  tx.announce(personChanged, { account_id: person.id });
  return address;
}

/** Deletes the picture of a person; initials are shown instead. Twice is the same as once. */
export async function dropAvatar(tx: Transaction, person: Person): Promise<void> {
  await tx.sql.one(show, [person.id, '', tx.clock.now()]);
  await tx.sql.all(drop, [person.id]);
  tx.announce(personChanged, { account_id: person.id });
}
