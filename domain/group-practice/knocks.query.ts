import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { KNOCKS_SHOWN, type KnocksSnapshot } from './knock-contract';

interface Row {
  version: string;
  knocks: { id: number; name: string; guest: boolean; expires_at: number }[];
}

const knocksOf = statement<Row, [string, Date]>(
  'group.knocks',
  `SELECT coalesce((SELECT max(change) FROM group_knocks WHERE pin = $1), 0) AS version,
          coalesce((SELECT json_agg(waiting ORDER BY id) FROM (
            SELECT id, name, account_id IS NULL AS guest, (extract(epoch FROM expires_at) * 1000)::bigint AS expires_at FROM group_knocks
             WHERE pin = $1 AND expires_at > $2 AND let_in_at IS NULL AND sent_away_at IS NULL ORDER BY id LIMIT ${KNOCKS_SHOWN}) AS waiting), '[]') AS knocks`,
);

/** Who waits to be let in under a PIN, whether or not there is a group. */
export async function knocksSnapshotOf(read: Reader, pin: string): Promise<KnocksSnapshot> {
  const row = (await read.sql.one(knocksOf, [pin, read.clock.now()]))!;
  return { version: Number(row.version), knocks: row.knocks };
}
