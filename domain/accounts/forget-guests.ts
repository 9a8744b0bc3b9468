import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

/** Days after their last use that guests are kept: so long may they register and keep what is theirs. */
export const GUEST_DAYS = 30;

// Used is who has a newer session, was in a group or took part in a try since.
const due = statement<{ id: number }, [Date, Date, number]>(
  'accounts.guests-due',
  `SELECT guest.id FROM accounts guest
    WHERE guest.guest AND guest.created_at <= $1
      AND NOT EXISTS (SELECT FROM sessions s WHERE s.account_id = guest.id AND s.created_at > $1)
      AND NOT EXISTS (SELECT FROM group_members m JOIN group_sessions s ON s.id = m.session_id
                       WHERE m.account_id = guest.id
                         AND (greatest(m.joined_at, m.left_at, m.away_since) > $1 OR m.left_at IS NULL AND m.away_since IS NULL AND s.state <> 'ended' AND s.expires_at > $2))
      AND NOT EXISTS (SELECT FROM attempt_participants p JOIN station_attempts a ON a.id = p.attempt_id WHERE p.account_id = guest.id AND a.submitted_at > $1)
    ORDER BY guest.created_at LIMIT $3 FOR UPDATE OF guest SKIP LOCKED`,
);

// A group goes to somebody of it who has an account; of guests alone nobody is left who could open it.
const handGroupsOver = statement<never, [number[]]>(
  'accounts.guests-hand-groups-over',
  `UPDATE group_sessions SET host_id = heir.account_id
     FROM (SELECT DISTINCT ON (m.session_id) m.session_id, m.account_id
             FROM group_sessions s JOIN group_members m ON m.session_id = s.id JOIN accounts a ON a.id = m.account_id
            WHERE s.host_id = ANY ($1::int[]) AND NOT a.guest ORDER BY m.session_id, m.joined_at, m.account_id) heir
    WHERE group_sessions.id = heir.session_id`,
);
const dropGroups = statement<never, [number[]]>(
  'accounts.guests-drop-groups',
  'DELETE FROM group_sessions WHERE host_id = ANY ($1::int[])',
);
const unname = (role: 'candidate' | 'examiner') =>
  statement<never, [number[]]>(
    `accounts.guests-unname-${role}`,
    `UPDATE station_attempts SET ${role}_name = '' WHERE ${role}_id = ANY ($1::int[])`,
  );
const [unnameCandidates, unnameExaminers] = [unname('candidate'), unname('examiner')];
const remove = statement<never, [number[]]>(
  'accounts.guests-remove',
  'DELETE FROM accounts WHERE id = ANY ($1::int[]) AND guest',
);

/**
 * Deletes guests who have not been here for 30 days. Results that they took part in stay, without their names.
 * @param most guests in this transaction
 * @returns how many are gone
 */
export async function forgetGuests(tx: Transaction, most: number): Promise<number> {
  const now = tx.clock.now();
  const ids = (await tx.sql.all(due, [new Date(now.getTime() - GUEST_DAYS * 86_400_000), now, most])).map(
    ({ id }) => id,
  );
  if (ids.length === 0) return 0;
  await tx.sql.all(handGroupsOver, [ids]);
  await tx.sql.all(dropGroups, [ids]);
  await tx.sql.all(unnameCandidates, [ids]);
  await tx.sql.all(unnameExaminers, [ids]);
  await tx.sql.all(remove, [ids]);
  return ids.length;
}
