import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const unsettled = statement<{ id: number }, [string]>(
  'pairing.unsettled',
  `SELECT p.id FROM ${GROUP_SESSIONS} g JOIN pairings p ON p.session_id = g.id WHERE g.pin = $1 AND p.ended_at IS NULL`,
);

/** Whether a group is a pair's room in which coming and going still decides something. */
export const isUnsettled = async (read: Reader, pin: string): Promise<boolean> =>
  (await read.sql.one(unsettled, [pin])) !== null;

const unsettledAmong = statement<{ pin: string }, [string[]]>(
  'pairing.unsettled-among',
  `SELECT g.pin FROM ${GROUP_SESSIONS} g JOIN pairings p ON p.session_id = g.id WHERE g.pin = ANY ($1::text[]) AND p.ended_at IS NULL`,
);

/** Of some groups, those that are such rooms. */
export const unsettledRooms = async (read: Reader, pins: readonly string[]): Promise<Set<string>> =>
  new Set((await read.sql.all(unsettledAmong, [[...pins]])).map(({ pin }) => pin));
