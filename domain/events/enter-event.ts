import { joinGroup } from '../group-practice/join-group';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { isOver, isVisible, lockEvent, peopleOf } from './event-row';
import { eventNotFound, eventNotOpen, eventPlaceNeeded } from './refusals';

const pinOf = statement<{ pin: string }, [number, Date]>(
  'events.pin',
  `SELECT pin FROM group_sessions WHERE id = $1 AND state <> 'ended' AND expires_at > $2`,
);
const blockedThere = statement<{ one: number }, [number, number]>(
  'events.blocked-there',
  `SELECT 1 AS one FROM group_members m JOIN account_blocks b
       ON (b.blocker_id = m.account_id AND b.blocked_id = $2) OR (b.blocked_id = m.account_id AND b.blocker_id = $2)
    WHERE m.session_id = $1 AND m.left_at IS NULL LIMIT 1`,
);

/**
 * Joins the group of an event that is open.
 * @throws Problem `event-not-found`, `event-not-open`, `event-place-needed`, and those of `joinGroup`
 */
export async function enterEvent(
  tx: Transaction,
  person: { id: number },
  eventId: number,
): Promise<{ pin: string; circuit_run: boolean }> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.hidden_at !== null || !(await isVisible(tx, person, eventId))) throw eventNotFound();
  const own = (await peopleOf(tx, eventId)).find(({ account_id }) => account_id === person.id);
  if (own?.state !== 'coming') throw eventPlaceNeeded();
  const now = tx.clock.now();
  const session =
    event.state === 'open' && !isOver(event, now) && event.session_id !== null
      ? await tx.sql.one(pinOf, [event.session_id, now])
      : null;
  if (!session) throw eventNotOpen();
  if (await tx.sql.one(blockedThere, [event.session_id!, person.id])) throw eventNotFound();
  return { pin: session.pin, ...(await joinGroup(tx, person, session.pin)) };
}
