import { statement } from '../statement';
import type { Reader } from '../transaction';

const unsettled = statement<{ id: number }, [string]>(
  'pairing.unsettled',
  'SELECT p.id FROM group_sessions g JOIN pairings p ON p.session_id = g.id WHERE g.pin = $1 AND p.ended_at IS NULL',
);

/** Whether a group is a pair's room in which coming and going still decides something. */
export const isUnsettled = async (read: Reader, pin: string): Promise<boolean> => (await read.sql.one(unsettled, [pin])) !== null;
