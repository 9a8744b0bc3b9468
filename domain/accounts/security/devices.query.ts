import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import type { DevicesData } from './contract';
import { deviceOf } from './device-name';

/** More are not shown; somebody who has more ends all others. */
const SHOWN = 100;

const list = statement<
  { token_hash: string; user_agent: string; created_at: Date; last_used_at: Date | null },
  [number, Date, string, number]
>(
  'accounts.devices',
  `SELECT token_hash, user_agent, created_at, last_used_at FROM sessions
    WHERE account_id = $1 AND expires_at > $2
    ORDER BY token_hash = $3 DESC, last_used_at DESC NULLS LAST, created_at DESC LIMIT $4`,
);

/** The devices on which a person is signed in. @param current the hash of the token of the session that asks */
export async function devicesOf(read: Reader, accountId: number, current: string): Promise<DevicesData> {
  const rows = await read.sql.all(list, [accountId, read.clock.now(), current, SHOWN]);
  return {
    sessions: rows.map((row) => ({
      id: row.token_hash,
      ...deviceOf(row.user_agent),
      created_at: row.created_at.toISOString(),
      last_used_at: (row.last_used_at ?? row.created_at).toISOString(),
      current: row.token_hash === current,
    })),
  };
}

const own = statement<{ token_hash: string }, [number, string]>(
  'accounts.own-session',
  'SELECT token_hash FROM sessions WHERE account_id = $1 AND token_hash = $2',
);

/** Whether a session is somebody's own. */
export const isOwnSession = async (read: Reader, accountId: number, tokenHash: string): Promise<boolean> =>
  (await read.sql.one(own, [accountId, tokenHash])) !== null;
