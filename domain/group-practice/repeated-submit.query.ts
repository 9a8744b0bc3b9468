import { createHash } from 'node:crypto';
import { type StationBase, styleOf } from '../stations/styles';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import type { Round } from './handover';
import { RESULTS, STATIONS } from '~/domain/stations/views';

const lastSubmitted = statement<{ id: number }, [string, number, string, number]>(
  'group.last-submitted',
  `SELECT a.id
     FROM group_sessions s JOIN ${RESULTS} a ON a.group_session_id = s.id AND a.examiner_id = $2
     JOIN ${STATIONS} st ON st.id = a.station_id AND st.slug = $3 AND st.style = $4
    WHERE s.pin = $1
      AND NOT (s.state = 'running' AND s.station_id = a.station_id AND EXISTS (
        SELECT FROM group_members m WHERE m.session_id = s.id AND m.account_id = $2 AND m.left_at IS NULL AND (m.role = 'examiner' OR m.examines)))
    ORDER BY a.group_round DESC LIMIT 1`,
);

/**
 * The attempt that a submission without a `submission_id` repeats: what this examiner submitted last at this station with
 * this group, unless they examine that station right now. Null if it repeats nothing.
 */
export const repeatedSubmit = async (
  read: Reader,
  examinerId: number,
  pin: string,
  { base, slug }: { base: StationBase; slug: string },
): Promise<number | null> => (await read.sql.one(lastSubmitted, [pin, examinerId, slug, styleOf(base)]))?.id ?? null;

/** The id of a round's submission that brings none: the same each time, so that sending it twice at once is once. */
export function submissionIdOf({ id, round }: Round): string {
  const hex = createHash('sha256').update(`round ${id} ${round}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
