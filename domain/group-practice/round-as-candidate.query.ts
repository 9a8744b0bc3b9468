import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { AWAY_FREES_SECONDS } from './contract';

const runningRound = statement<{ pin: string }, [number, number, Date, Date]>(
  'group.round-as-candidate',
  `SELECT s.pin FROM group_sessions s JOIN group_members m ON m.session_id = s.id AND m.account_id = $1 AND m.left_at IS NULL AND m.role = 'student'
    WHERE s.station_id = $2 AND s.state = 'running' AND s.expires_at > $3 AND (m.away_since IS NULL OR m.away_since > $4)
    ORDER BY s.updated_at DESC LIMIT 1`,
);

/**
 * The PIN of the group in which somebody is the candidate of a station that runs now; null if there is none. A candidate
 * who has been away for so long that the role is free (`examiner-free.ts`) does not count.
 */
export async function roundAsCandidate(read: Reader, accountId: number, stationId: number): Promise<string | null> {
  const now = read.clock.now();
  const freed = new Date(now.getTime() - AWAY_FREES_SECONDS * 1_000);
  return (await read.sql.one(runningRound, [accountId, stationId, now, freed]))?.pin ?? null;
}
