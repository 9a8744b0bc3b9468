import { href } from '../kit/contract';
import { Problem } from '../kit/errors';
import { summary } from '../stations/summary-contract';
import { baseOf } from '../stations/styles';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { runResults } from './contract';
import { PARTICIPANTS, RESULTS, STATIONS } from '~/domain/stations/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

interface Row {
  circuit_run: boolean;
  /** The latest result that the person was there for. */
  result: { id: number; style: number } | null;
}

// Members who left or were removed count as well.
const closedOf = statement<Row, [string, number, Date]>(
  'group.closed',
  `SELECT s.circuit_run,
          (SELECT json_build_object('id', a.id, 'style', st.style)
             FROM ${RESULTS} a JOIN ${PARTICIPANTS} p ON p.attempt_id = a.id AND p.account_id = $2 JOIN ${STATIONS} st ON st.id = a.station_id
            WHERE a.group_session_id = s.id ORDER BY a.group_round DESC LIMIT 1) AS result
     FROM ${GROUP_SESSIONS} s
    WHERE s.pin = $1 AND (s.state = 'ended' OR s.expires_at <= $3) AND EXISTS (SELECT FROM ${GROUP_MEMBERS} m WHERE m.session_id = s.id AND m.account_id = $2)`,
);

/**
 * The refusal for a member of a group that was ended or whose PIN has expired. It leads to the latest result, or to the results of
 * the circuit run. Null for a group that is open, and for one that the person was never in.
 */
export async function closedGroupOf(read: Reader, person: { id: number }, pin: string): Promise<Problem | null> {
  const row = await read.sql.one(closedOf, [pin, person.id, read.clock.now()]);
  if (!row) return null;
  const { circuit_run, result } = row;
  const nextUrl = circuit_run
    ? href(runResults, { pin })
    : result
      ? href(summary, { base: baseOf(result.style), quizlog_id: result.id })
      : undefined;
  return new Problem('conflict', 'group-ended', 'This session has ended. Ask the host for a new PIN.', { nextUrl });
}
