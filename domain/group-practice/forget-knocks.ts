import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** Milliseconds that a knock is kept after it ended, so that a late poll still reads its outcome. */
export const KNOCK_KEPT = 10 * 60_000;

const remove = statement<{ id: number }, [Date, number]>(
  'group.forget-knocks',
  'DELETE FROM group_knocks WHERE id IN (SELECT id FROM group_knocks WHERE expires_at < $1 ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id',
);

/** Deletes knocks that ended a while ago, with the names that were given. @returns how many were deleted, `most` at most */
export const forgetKnocks = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(remove, [new Date(tx.clock.now().getTime() - KNOCK_KEPT), most])).length;
