import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { erasingSteps, runStep } from '../personal-data';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';
import { PARTICIPANTS, RESULTS } from '~/domain/stations/views';

/** Days after their last use that guests are kept: so long may they register and keep what is theirs. */
export const GUEST_DAYS = 30;
/** Rows that one statement touches. */
const STEP = 1_000;

// Used is who has a newer session, was in a group or took part in a try since.
const due = statement<{ id: number }, [Date, Date, number]>(
  'accounts.guests-due',
  `SELECT guest.id FROM accounts guest
    WHERE guest.guest AND guest.created_at <= $1
      AND NOT EXISTS (SELECT FROM sessions s WHERE s.account_id = guest.id AND s.created_at > $1)
      AND NOT EXISTS (SELECT FROM ${GROUP_MEMBERS} m JOIN group_sessions s ON s.id = m.session_id
                       WHERE m.account_id = guest.id
                         AND (greatest(m.joined_at, m.left_at, m.away_since) > $1 OR m.left_at IS NULL AND m.away_since IS NULL AND s.state <> 'ended' AND s.expires_at > $2))
      AND NOT EXISTS (SELECT FROM ${PARTICIPANTS} p JOIN ${RESULTS} a ON a.id = p.attempt_id WHERE p.account_id = guest.id AND a.submitted_at > $1)
    ORDER BY guest.created_at LIMIT $3 FOR UPDATE OF guest SKIP LOCKED`,
);

const remove = statement<never, [number[]]>(
  'accounts.guests-remove',
  'DELETE FROM accounts WHERE id = ANY ($1::int[]) AND guest',
);

/**
 * Deletes guests who have not been here for 30 days, as accounts are erased. Results that others took part in stay, without
 * the guests' names.
 * @param most guests in this transaction
 * @returns how many are gone
 */
export async function forgetGuests(tx: Transaction, most: number): Promise<number> {
  const now = tx.clock.now();
  const ids = (await tx.sql.all(due, [new Date(now.getTime() - GUEST_DAYS * 86_400_000), now, most])).map(
    ({ id }) => id,
  );
  if (ids.length === 0) return 0;
  for (const step of erasingSteps) while (await runStep(tx, step, ids, STEP));
  await tx.sql.all(remove, [ids]);
  return ids.length;
}
