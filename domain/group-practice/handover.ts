import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';

const SHEET = `(SELECT jsonb_build_object('grades', m.grades, 'comments', m.comments, 'html_version', m.html_version, 'revision', m.revision, 'merging', m.merging,
            'ticked', coalesce((SELECT jsonb_agg(t.item_id ORDER BY t.item_id) FROM round_ticks t WHERE t.session_id = m.session_id AND t.round = m.round), '[]'))
     FROM round_marks m WHERE m.session_id = $1 AND m.round = $2)`;

const endTurnOf = statement<never, [number, number, number, number | null, Date]>(
  'group.end-turn',
  `INSERT INTO round_handovers (session_id, round, turn, from_id, to_id, ended_at, taken_at, sheet)
   SELECT $1::int, $2::int, (SELECT count(*) FROM round_handovers WHERE session_id = $1 AND round = $2), $3::int, $4::int, $5::timestamptz,
          CASE WHEN $4::int IS NOT NULL THEN $5::timestamptz END, ${SHEET}`,
);
const takeTurn = statement<{ turn: number }, [number, number, number, Date]>(
  'group.take-turn',
  'UPDATE round_handovers SET to_id = $3, taken_at = $4 WHERE session_id = $1 AND round = $2 AND taken_at IS NULL RETURNING turn',
);
const formerIn = statement<{ turn: number }, [number, number, number]>(
  'group.former-examiner',
  'SELECT turn FROM round_handovers WHERE session_id = $1 AND round = $2 AND from_id = $3 ORDER BY turn DESC LIMIT 1',
);

const turnsOf = statement<{ turn: number }, [number, number]>(
  'group.turns',
  'SELECT count(*)::int AS turn FROM round_handovers WHERE session_id = $1 AND round = $2',
);

export interface Round {
  id: number;
  round: number;
}

/** The examiner stops examining this round; who takes over is not known yet. The session must be locked. */
export const endTurn = (tx: Transaction, session: Round, from: number): Promise<unknown> =>
  tx.sql.all(endTurnOf, [session.id, session.round, from, null, tx.clock.now()]);

/**
 * Somebody examines the round from here on, with every mark that was saved. The session must be locked.
 * @param from who examined until now; null if they have stopped already
 */
export async function handOver(tx: Transaction, session: Round, from: number | null, to: number): Promise<void> {
  const now = tx.clock.now();
  if (await tx.sql.one(takeTurn, [session.id, session.round, to, now])) return;
  if (from !== null) await tx.sql.all(endTurnOf, [session.id, session.round, from, to, now]);
}

/** How often the examiner of a round has changed: the present turn, from 0. */
export const presentTurn = async (read: Reader, session: Round): Promise<number> =>
  (await read.sql.one(turnsOf, [session.id, session.round]))!.turn;

/** The last turn in which somebody examined the round and that is over; null if there was none. */
export const formerTurn = async (read: Reader, session: Round, accountId: number): Promise<number | null> =>
  (await read.sql.one(formerIn, [session.id, session.round, accountId]))?.turn ?? null;
