import { closeSession } from '../group-practice/leave-group';
import { lockSession } from '../group-practice/lock-seat';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { type PairingNotice, pairingMatch } from './contract';
import { searchResumed } from './events';
import { type Fate, hasCome, type RoomSeat, settle } from './room-rules';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

interface RoomRow {
  id: number;
  session_id: number;
  matched_at: Date;
  /** Null once the first minute is over. */
  check_at: Date | null;
  closed: boolean;
  company: boolean;
  seats: [RoomSeat, RoomSeat];
}

const epoch = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;
const roomOf = statement<RoomRow, [string, Date]>(
  'pairing.room',
  `SELECT p.id, p.session_id, p.matched_at, p.check_at, g.state = 'ended' OR g.expires_at <= $2 AS closed,
          EXISTS (SELECT FROM ${GROUP_MEMBERS} c WHERE c.session_id = g.id AND c.left_at IS NULL
                     AND NOT EXISTS (SELECT FROM pairing_members pm WHERE pm.pairing_id = p.id AND pm.account_id = c.account_id)) AS company,
          (SELECT json_agg(json_build_object('account_id', pm.account_id, 'came_at', ${epoch('pm.came_at')}, 'left', gm.left_at IS NOT NULL,
                                             'away_since', ${epoch('gm.away_since')}) ORDER BY pm.seat)
             FROM pairing_members pm JOIN ${GROUP_MEMBERS} gm ON gm.session_id = g.id AND gm.account_id = pm.account_id
            WHERE pm.pairing_id = p.id) AS seats
     FROM ${GROUP_SESSIONS} g JOIN pairings p ON p.session_id = g.id
    WHERE g.pin = $1 AND p.ended_at IS NULL`,
);

const came = statement<{ account_id: number }, [number, number[], Date]>(
  'pairing.came',
  `WITH arrived AS (UPDATE pairing_members SET came_at = $3 WHERE pairing_id = $1 AND account_id = ANY($2::int[]) AND came_at IS NULL RETURNING account_id)
   UPDATE pairing_searches SET version = version + 1 WHERE pairing_id = $1 AND EXISTS (SELECT FROM arrived) RETURNING account_id`,
);
const goOn = statement<never, [number, Date | null, boolean]>(
  'pairing.go-on',
  `WITH attendance AS (UPDATE pairing_members SET attended = true WHERE pairing_id = $1 AND $3)
   UPDATE pairings SET check_at = $2 WHERE id = $1`,
);
const over = statement<never, [number, Date]>(
  'pairing.over',
  'UPDATE pairings SET ended_at = $2, check_at = NULL WHERE id = $1',
);
const leave = statement<{ waiting_since: Date }, [number, number, Date, boolean | null]>(
  'pairing.member-leaves',
  'UPDATE pairing_members SET left_at = $3, attended = $4 WHERE pairing_id = $1 AND account_id = $2 RETURNING waiting_since',
);
const place = statement<never, [number, number, Date | null, PairingNotice | null]>(
  'pairing.place-after',
  `UPDATE pairing_searches
      SET state = CASE WHEN $3::timestamptz IS NULL THEN 'idle' ELSE 'searching' END, waiting_since = $3, pairing_id = NULL, notice = $4, version = version + 1
    WHERE account_id = $1 AND pairing_id = $2`,
);

/**
 * Takes somebody out of a pairing. A person who is put back in the queue keeps their place in it.
 */
async function depart(tx: Transaction, pairingId: number, fate: Fate): Promise<void> {
  const { waiting_since } = (await tx.sql.one(leave, [pairingId, fate.account_id, tx.clock.now(), fate.attended]))!;
  await tx.sql.all(place, [fate.account_id, pairingId, fate.put_back ? waiting_since : null, fate.notice]);
  if (fate.put_back) tx.announce(searchResumed, { account_id: fate.account_id });
}

/**
 * Brings a pairing in line with its room: who has come, who is gone, and what follows (`room-rules.ts`). Runs when the group has
 * changed (`followers.ts`) and when a deadline has passed. Does nothing for a group that is not a pair's, and nothing the second
 * time.
 *
 * @param leaver somebody who is leaving, though they still have a seat: a session ends with its seats taken
 */
export async function settleRoom(tx: Transaction, pin: string, leaver: number | null = null): Promise<void> {
  await lockSession(tx, pin);
  const now = tx.clock.now();
  const row = await tx.sql.one(roomOf, [pin, now]);
  if (!row) return;
  const seats = row.seats.map((seat) =>
    seat.account_id === leaver ? { ...seat, left: true } : seat,
  ) as RoomRow['seats'];
  const outcome = settle(
    { ...row, matched_at: row.matched_at.getTime(), kept: row.check_at === null, seats },
    now.getTime(),
  );

  const arrived = seats.filter((seat) => seat.came_at === null && hasCome(seat)).map((seat) => seat.account_id);
  if (arrived.length > 0)
    for (const { account_id } of await tx.sql.all(came, [row.id, arrived, now])) tx.publish(pairingMatch, account_id);

  if (!outcome.over) {
    const checkAt = outcome.check_at === null ? null : new Date(outcome.check_at);
    if (checkAt?.getTime() !== row.check_at?.getTime()) await tx.sql.all(goOn, [row.id, checkAt, outcome.kept]);
    return;
  }
  await tx.sql.all(over, [row.id, now]);
  // Always in the same order, so that two rooms that settle at once cannot lock each other out.
  for (const fate of [...outcome.fates].sort((one, other) => one.account_id - other.account_id)) {
    await depart(tx, row.id, fate);
    tx.publish(pairingMatch, fate.account_id);
  }
  // A session that became a conversation goes on for those who are still in it.
  if (!row.closed && !row.company && row.check_at !== null) await closeSession(tx, { id: row.session_id, pin });
}
