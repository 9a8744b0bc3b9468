import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';

const hash = statement<{ password_hash: string | null }, [number]>(
  'accounts.password-hash',
  'SELECT password_hash FROM accounts WHERE id = $1',
);

/** Null if there is no such account, or it is a guest's. */
export const passwordHashOf = async (read: Reader, accountId: number): Promise<string | null> =>
  (await read.sql.one(hash, [accountId]))?.password_hash ?? null;
