import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { PEOPLE } from '../accounts/views';

const candidateOf = statement<{ id: number; name: string }, [number, number]>(
  'circuit-runs.candidate',
  `SELECT a.id, a.display_name AS name
     FROM circuit_runs r JOIN circuit_run_rounds c ON c.run_id = r.id AND c.position = $2 JOIN ${PEOPLE} a ON a.id = (c.roles ->> 'student')::int
    WHERE r.group_session_id = $1`,
);

/** Who is examined in a round of a run: also who examines themselves, and who has left in the middle. */
export const candidateOfRound = (
  read: Reader,
  sessionId: number,
  round: number,
): Promise<{ id: number; name: string } | null> => read.sql.one(candidateOf, [sessionId, round]);
