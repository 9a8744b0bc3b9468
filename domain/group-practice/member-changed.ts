import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { changed } from './lock-seat';

const groupsOf = statement<{ id: number; pin: string }, [number]>(
  'group.of-member',
  `SELECT s.id, s.pin FROM group_sessions s JOIN group_members m ON m.session_id = s.id
    WHERE m.account_id = $1 AND m.left_at IS NULL AND s.state <> 'ended' ORDER BY s.id FOR UPDATE OF s`,
);

/** Somebody changed their name or picture: announced to their groups. */
export async function memberChanged(tx: Transaction, accountId: number): Promise<void> {
  for (const session of await tx.sql.all(groupsOf, [accountId])) await changed(tx, session, { lobby: true });
}
