import { pushTo } from '../accounts/push/push-to';
import { type NewPair, openPairs } from '../group-practice/open-pairs';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { APART_SECONDS, COME_WITHIN_SECONDS, pairingMatch } from './contract';
import { blocksOf, pairUp, type Waiting } from './pair-up';
import { partnerFound } from './push';
import { stationsForPairs } from './stations-for-pairs';
import { noteActs } from '../acts/note-acts';
import { PEOPLE } from '~/domain/accounts/views';
import { GROUP_MEMBERS } from '~/domain/group-practice/views';

/** Pairs made in one transaction: enough to be quick, few enough for the first to hear of it at once. */
export const MOST_PAIRS = 500;

// One matching at a time, wherever it runs: a queue that two of them read cannot be in order.
const takeTurn = statement<never, []>(
  'pairing.take-turn',
  `SELECT pg_advisory_xact_lock(hashtext('wardmates pairing'), hashtext(current_database()))`,
);
const queue = statement<Waiting, []>(
  'pairing.queue',
  `SELECT s.account_id, (extract(epoch FROM s.waiting_since) * 1000)::float8 AS waiting_since, s.style, s.stage, s.language, a.training_stage
     FROM pairing_searches s JOIN ${PEOPLE} a ON a.id = s.account_id
    WHERE s.state = 'searching' AND s.away_since IS NULL ORDER BY s.waiting_since, s.account_id`,
);
const blocks = statement<{ blocker_id: number; blocked_id: number }, [number[]]>(
  'pairing.blocks',
  'SELECT blocker_id, blocked_id FROM account_blocks WHERE blocker_id = ANY($1::int[]) AND blocked_id = ANY($1::int[])',
);
// Pairs who left each other lately. A pairing does not count if one of them never joined and neither left, or if both rated it `well`.
const partings = statement<{ blocker_id: number; blocked_id: number }, [number[], Date]>(
  'pairing.partings',
  `SELECT one.account_id AS blocker_id, other.account_id AS blocked_id
     FROM pairing_members one JOIN pairings p ON p.id = one.pairing_id JOIN pairing_members other ON other.pairing_id = p.id AND other.seat = 2
    WHERE one.seat = 1 AND one.account_id = ANY($1::int[]) AND other.account_id = ANY($1::int[]) AND p.ended_at > $2
      AND NOT coalesce(one.verdict = 'well' AND other.verdict = 'well', false)
      AND (one.came_at IS NOT NULL AND other.came_at IS NOT NULL
           OR EXISTS (SELECT FROM ${GROUP_MEMBERS} g WHERE g.session_id = p.session_id AND g.account_id IN (one.account_id, other.account_id) AND g.left_at IS NOT NULL))`,
);
const hold = statement<{ account_id: number }, [number[]]>(
  'pairing.hold',
  `SELECT account_id FROM pairing_searches WHERE account_id = ANY($1::int[]) AND state = 'searching' AND away_since IS NULL ORDER BY account_id FOR UPDATE`,
);
const record = statement<{ id: number; session_id: number }, [number[], Date, Date]>(
  'pairing.record',
  'INSERT INTO pairings (session_id, matched_at, check_at) SELECT unnest($1::int[]), $2, $3 RETURNING id, session_id',
);
// A search that goes on after a partner left has found one already.
const FIRST_FOUND = `
  SELECT s.account_id, s.waiting_since FROM member JOIN pairing_searches s ON s.account_id = member.account_id
   WHERE NOT EXISTS (SELECT FROM pairing_members earlier WHERE earlier.account_id = s.account_id AND earlier.waiting_since = s.waiting_since)`;
const seat = statement<never, [number[], number[], number[]]>(
  'pairing.seat',
  `WITH member AS (SELECT * FROM unnest($1::int[], $2::int[], $3::smallint[]) AS m (pairing_id, account_id, seat)),
        seated AS (
          INSERT INTO pairing_members (pairing_id, account_id, seat, waiting_since)
          SELECT m.pairing_id, m.account_id, m.seat, s.waiting_since FROM member m JOIN pairing_searches s ON s.account_id = m.account_id),
   noted AS (${noteActs('found', FIRST_FOUND)})
   UPDATE pairing_searches s SET state = 'matched', pairing_id = m.pairing_id, waiting_since = NULL, notice = NULL, version = s.version + 1
     FROM member m WHERE m.account_id = s.account_id`,
);

/**
 * The queue's next pairs, with their rows locked. If someone stopped or left in the meantime, the rest are paired again without
 * them, so that the order stays right.
 */
async function nextPairs(tx: Transaction): Promise<[Waiting, Waiting][]> {
  for (;;) {
    const waiting = await tx.sql.all(queue, []);
    if (waiting.length < 2) return [];
    const ids = waiting.map((one) => one.account_id);
    const now = tx.clock.now().getTime();
    const parted = await tx.sql.all(partings, [ids, new Date(now - APART_SECONDS * 1_000)]);
    const blocked = blocksOf([...(await tx.sql.all(blocks, [ids])), ...parted]);
    const pairs = pairUp(waiting, blocked, now, MOST_PAIRS);
    if (pairs.length === 0) return [];
    const held = await tx.sql.all(hold, [pairs.flat().map((one) => one.account_id)]);
    if (held.length === pairs.length * 2) return pairs;
  }
}

/**
 * Brings together whom it can of those who wait, the longest first, each pair in a room of their own. The only place that
 * does; may be run by any process, at any time, and by several at once.
 *
 * @param options.chatUrl where chat rooms are
 * @returns how many pairs it made, and whether there may be more at once
 */
export async function matchWaiting(
  tx: Transaction,
  options: { chatUrl: string },
): Promise<{ pairs: number; again: boolean }> {
  await tx.sql.all(takeTurn, []);
  const chosen = await nextPairs(tx);
  if (chosen.length === 0) return { pairs: 0, again: false };
  const stations = await stationsForPairs(tx, chosen);
  if (!stations) return { pairs: 0, again: false };

  const rooms: NewPair[] = chosen.map(([first, second], index) => ({
    host_id: first.account_id,
    partner_id: second.account_id,
    station: stations[index]!,
  }));
  const sessions = await openPairs(tx, rooms, options.chatUrl);
  const opened = chosen.flatMap((pair, index) => (sessions[index] ? [{ pair, session_id: sessions[index].id }] : []));
  const now = tx.clock.now();
  const recorded = await tx.sql.all(record, [
    opened.map((one) => one.session_id),
    now,
    new Date(now.getTime() + COME_WITHIN_SECONDS * 1_000),
  ]);
  const pairingOf = new Map(recorded.map((row) => [row.session_id, row.id]));
  const seats = opened.flatMap(({ pair, session_id }) =>
    pair.map((one, index) => ({ pairing_id: pairingOf.get(session_id)!, account_id: one.account_id, seat: index + 1 })),
  );
  await tx.sql.all(seat, [
    seats.map((one) => one.pairing_id),
    seats.map((one) => one.account_id),
    seats.map((one) => one.seat),
  ]);
  for (const { account_id } of seats) tx.publish(pairingMatch, account_id);
  await pushTo(
    tx,
    partnerFound,
    seats.map(({ account_id, pairing_id }) => ({ account_id, about_id: pairing_id })),
  );
  return { pairs: opened.length, again: chosen.length === MOST_PAIRS || opened.length < chosen.length };
}
