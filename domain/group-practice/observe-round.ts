import { conflict, notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import type { GroupRound } from '../stations/marking-place';
import { lockSeat } from './lock-seat';
import type { Seat } from './seat.query';

const open = statement<{ ticked: number[] }, [number, number, number, Date]>(
  'group.observer-open',
  `INSERT INTO observer_sheets (session_id, round, account_id, opened_at) VALUES ($1::int, $2::int, $3::int, $4::timestamptz)
   ON CONFLICT (session_id, round, account_id) DO UPDATE SET opened_at = observer_sheets.opened_at RETURNING ticked`,
);
const write = statement<{ ticked: number[] }, [number, number, number, number[], number[], number[] | null]>(
  'group.observer-write',
  `UPDATE observer_sheets SET ticked = ARRAY(SELECT unnest(coalesce($6::int[], ticked) || $4::int[]) EXCEPT SELECT unnest($5::int[]) ORDER BY 1)
    WHERE session_id = $1::int AND round = $2::int AND account_id = $3::int RETURNING ticked`,
);
const sheetOf = statement<{ ticked: number[] }, [number, number, number]>(
  'group.observer-sheet',
  'SELECT ticked FROM observer_sheets WHERE session_id = $1::int AND round = $2::int AND account_id = $3::int',
);

export interface ObserverTick {
  item_id: number;
  on: boolean;
}

/** @throws Problem `group-not-running`, `not-your-role` besides what `lockSeat` throws */
async function lockAsObserver(tx: Transaction, person: { id: number }, pin: string): Promise<Seat> {
  const seat = await lockSeat(tx, person, pin);
  if (seat.session.state !== 'running') throw conflict('group-not-running', 'The station is not running.');
  if (seat.member.role !== 'observer')
    throw notAllowed('not-your-role', 'This view belongs to another role in your group.');
  return seat;
}

/**
 * An observer opens the checklist of the round that runs, to tick along for themselves. From then on they know it, and cannot
 * become the round's candidate. Opening it again changes nothing.
 * @returns what they have ticked so far
 */
export async function openObserverSheet(tx: Transaction, person: { id: number }, pin: string): Promise<number[]> {
  const { session } = await lockAsObserver(tx, person, pin);
  return (await tx.sql.one(open, [session.id, session.round, person.id, tx.clock.now()]))!.ticked;
}

/**
 * Changes an observer's own ticks, merged with those of their other devices. They change no score and nobody else sees them.
 * @param whole all ticks, from a page of an older release: they replace what was there
 * @throws Problem `checklist-closed` if they have not opened it; `group-not-running`, `not-your-role`
 */
export async function saveObserverTicks(
  tx: Transaction,
  person: { id: number },
  pin: string,
  changes: readonly ObserverTick[],
  whole?: number[],
): Promise<number[]> {
  const { session } = await lockAsObserver(tx, person, pin);
  const kept = await tx.sql.one(write, [
    session.id,
    session.round,
    person.id,
    changes.flatMap(({ item_id, on }) => (on ? item_id : [])),
    changes.flatMap(({ item_id, on }) => (on ? [] : item_id)),
    whole ?? null,
  ]);
  if (!kept) throw conflict('checklist-closed', 'Open the checklist first.');
  return kept.ticked;
}

/** What somebody ticked as an observer of a round; null if they did not open its checklist. */
export async function observedTicks(
  read: Reader,
  personId: number,
  { session_id, round }: GroupRound,
): Promise<number[] | null> {
  return (await read.sql.one(sheetOf, [session_id, round, personId]))?.ticked ?? null;
}

/** @throws Problem `observed-round` for somebody who has read the checklist of the round that runs */
export async function refuseObserver(tx: Transaction, session: Seat['session'], memberId: number): Promise<void> {
  if ((await observedTicks(tx, memberId, { session_id: session.id, round: session.round })) !== null)
    throw conflict(
      'observed-round',
      'Someone who has read the checklist of this station cannot be its candidate. They can be at the next station.',
    );
}
