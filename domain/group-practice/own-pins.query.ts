import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const ownPins = statement<{ pin: string }, [number]>(
  'group.own-pins',
  'SELECT s.pin FROM group_members m JOIN group_sessions s ON s.id = m.session_id WHERE m.account_id = $1 AND m.left_at IS NULL',
);

/** The PINs of the groups that somebody is in. Asked by person and never by PIN: it takes the same time for any PIN. */
export const findOwnPins = async (read: Reader, accountId: number): Promise<string[]> =>
  (await read.sql.all(ownPins, [accountId])).map(({ pin }) => pin);
