import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const runningRound = statement<{ pin: string }, [number, number, Date]>(
  'group.round-as-candidate',
  `SELECT s.pin FROM group_sessions s JOIN group_members m ON m.session_id = s.id AND m.account_id = $1 AND m.left_at IS NULL AND m.role = 'student'
    WHERE s.station_id = $2 AND s.state = 'running' AND s.expires_at > $3
    ORDER BY s.updated_at DESC LIMIT 1`,
);

/** The PIN of the group in which somebody is the candidate of a station that runs now; null where there is none. */
export const roundAsCandidate = async (read: Reader, accountId: number, stationId: number): Promise<string | null> =>
  (await read.sql.one(runningRound, [accountId, stationId, read.clock.now()]))?.pin ?? null;
