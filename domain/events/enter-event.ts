import { joinGroup } from '../group-practice/join-group';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { blockedIn } from './admit';
import { isOver, isVisible, lockEvent, peopleOf } from './event-row';
import { eventNotFound, eventNotOpen, eventPlaceNeeded } from './refusals';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';

const pinOf = statement<{ pin: string }, [number, Date]>(
  'events.pin',
  `SELECT pin FROM ${GROUP_SESSIONS} practice WHERE id = $1 AND state <> 'ended' AND expires_at > $2`,
);
const blockedThere = statement<{ blocked: boolean }, [number, number]>(
  'events.blocked-there',
  `SELECT ${blockedIn('$1', '$2')} AS blocked`,
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
  if ((await tx.sql.one(blockedThere, [event.session_id!, person.id]))!.blocked) throw eventNotFound();
  return { pin: session.pin, ...(await joinGroup(tx, person, session.pin)) };
}
