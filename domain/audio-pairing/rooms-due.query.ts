import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { AWAY_ENDS_SECONDS } from './room-rules';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

const due = statement<{ pin: string }, [Date]>(
  'pairing.rooms-due',
  `SELECT g.pin FROM pairings p JOIN ${GROUP_SESSIONS} g ON g.id = p.session_id WHERE p.check_at <= $1 ORDER BY p.check_at LIMIT 500`,
);
const over = statement<{ pin: string }, [Date, Date]>(
  'pairing.rooms-over',
  `SELECT g.pin FROM pairings p JOIN ${GROUP_SESSIONS} g ON g.id = p.session_id
    WHERE p.ended_at IS NULL AND (
      g.state = 'ended' OR g.expires_at <= $1
      OR EXISTS (SELECT FROM pairing_members pm JOIN ${GROUP_MEMBERS} gm ON gm.session_id = p.session_id AND gm.account_id = pm.account_id
                  WHERE pm.pairing_id = p.id AND (gm.left_at IS NOT NULL OR p.check_at IS NULL AND gm.away_since <= $2)))
    LIMIT 500`,
);

/** Rooms in which a deadline has passed: somebody should have come, or the first minute is over. */
export const roomsDue = async (read: Reader): Promise<string[]> =>
  (await read.sql.all(due, [read.clock.now()])).map((row) => row.pin);

/** Rooms of pairings that are over without anybody having said so: closed, expired, or somebody stayed away. */
export async function roomsOver(read: Reader): Promise<string[]> {
  const now = read.clock.now();
  return (await read.sql.all(over, [now, new Date(now.getTime() - AWAY_ENDS_SECONDS * 1_000)])).map((row) => row.pin);
}
