import { Problem } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';

/** Refuses somebody whose account is about to be deleted. Contracts that they may still use say `whileLeaving`. */
export const accountLeaving = () =>
  new Problem(
    'not-allowed',
    'account-leaving',
    'Your account is about to be deleted. Come back first, download your data, or sign out.',
  );

const eraseAt = statement<{ erase_at: Date | null }, [number]>(
  'accounts.is-leaving',
  'SELECT erase_at FROM accounts WHERE id = $1',
);

/** Whether the deletion of an account still stands. */
export const isLeaving = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<boolean> =>
  ((await read.sql.one(eraseAt, [accountId]))?.erase_at ?? null) !== null;
