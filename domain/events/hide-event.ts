import { notAllowed } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { endOf, eventChanged, type EventRow, isOver, isVisible, lockEvent, peopleOf } from './event-row';
import { eventNotFound } from './refusals';
import { schedule } from './schedule';
import { tell } from './tell';

const put = statement<never, [number, Date | null]>(
  'events.put-hidden',
  'UPDATE events SET hidden_at = $2::timestamptz, sequence = sequence + 1 WHERE id = $1',
);

/**
 * Hides an event until a moderator shows it again. It is in no list, nobody reads its words, and its lobby stays shut. Those who
 * take part see that it is hidden, and are told so if it is not over, without its words.
 */
export async function hideEvent(tx: Transaction, eventId: number): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.hidden_at !== null) return;
  await tx.sql.all(put, [eventId, tx.clock.now()]);
  await notifyGuests(tx, event, 'event-hidden');
  await eventChanged(tx, eventId);
}

/** Tells those with a place and those who wait for one; its host hears it from the moderators. */
async function notifyGuests(tx: Transaction, event: EventRow, kind: 'event-hidden' | 'event-shown'): Promise<void> {
  if (isOver(event, tx.clock.now())) return;
  const guests = (await peopleOf(tx, event.id)).filter(({ account_id }) => account_id !== event.host_id);
  await tell(tx, { ...event, hidden_at: kind === 'event-hidden' ? tx.clock.now() : null }, guests, kind);
}

/** A hidden event is as it was. Its jobs are planned anew, because those that came meanwhile did nothing. */
export async function showEvent(tx: Transaction, eventId: number): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.hidden_at === null) return;
  await tx.sql.all(put, [eventId, null]);
  await notifyGuests(tx, event, 'event-shown');
  if (event.state === 'planned' && endOf(event) > tx.clock.now()) schedule(tx, event);
  await eventChanged(tx, eventId);
}

const hostOf = statement<{ host_id: number }, [number]>(
  'events.host-of',
  'SELECT host_id FROM events WHERE id = $1 AND hidden_at IS NULL',
);
/** A person who can see an event and does not host it may report it. @throws Problem `event-not-found`, not-allowed */
export async function requireReportableEvent(read: Reader, person: { id: number }, eventId: number): Promise<void> {
  const event = (await isVisible(read, person, eventId)) ? await read.sql.one(hostOf, [eventId]) : null;
  if (!event) throw eventNotFound();
  if (event.host_id === person.id) throw notAllowed();
}
