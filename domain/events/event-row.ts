import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { CancelCause, EventKind } from './contract';
import { eventLive, eventPeopleLive } from './contract';
import { eventNotFound, notEventHost } from './refusals';
import { BLOCKS } from '~/domain/audio-pairing/views';

const MINUTE = 60_000;

/** An event as its table has it. */
export interface EventRow {
  id: number;
  uid: string;
  host_id: number;
  kind: EventKind;
  title: string;
  about: string;
  starts_at: Date;
  minutes: number;
  zone: string;
  places: number;
  station_id: number | null;
  circuit_id: number | null;
  state: 'planned' | 'open' | 'cancelled';
  cause: CancelCause | null;
  session_id: number | null;
  reminded_at: Date | null;
  sequence: number;
  hidden_at: Date | null;
}

const COLUMNS =
  'id, uid, host_id, kind, title, about, starts_at, minutes, zone, places, station_id, circuit_id, state, cause, session_id, reminded_at, sequence, hidden_at';

const lock = statement<EventRow, [number]>('events.lock', `SELECT ${COLUMNS} FROM events WHERE id = $1 FOR UPDATE`);

/** The event, with every command on it one after the other until the transaction ends; null if there is none. */
export const lockEvent = (tx: Transaction, eventId: number): Promise<EventRow | null> => tx.sql.one(lock, [eventId]);

/** @throws Problem `event-not-found`, `not-event-host` */
export async function lockAsHost(tx: Transaction, person: { id: number }, eventId: number): Promise<EventRow> {
  const event = await lockEvent(tx, eventId);
  if (!event || !(await isVisible(tx, person, eventId))) throw eventNotFound();
  if (event.host_id !== person.id) throw notEventHost();
  return event;
}

/**
 * SQL: whether somebody may know of an event. Who takes part may; else it is not there if somebody of it has blocked them, or they
 * have blocked somebody of it, or if a moderator has hidden it.
 * @param event the alias of `events`
 * @param person the parameter of their id
 */
export const mayKnow = (event: string, person: string): string =>
  `(EXISTS (SELECT FROM event_people own WHERE own.event_id = ${event}.id AND own.account_id = ${person})
    OR ${event}.hidden_at IS NULL AND NOT EXISTS (SELECT FROM event_people other JOIN ${BLOCKS} b
                     ON (b.blocker_id = other.account_id AND b.blocked_id = ${person}) OR (b.blocked_id = other.account_id AND b.blocker_id = ${person})
                    WHERE other.event_id = ${event}.id))`;

const visible = statement<{ id: number }, [number, number]>(
  'events.visible',
  `SELECT e.id FROM events e WHERE e.id = $1 AND ${mayKnow('e', '$2::int')}`,
);
export const isVisible = async (
  read: Pick<Transaction, 'sql'>,
  person: { id: number },
  eventId: number,
): Promise<boolean> => (await read.sql.one(visible, [eventId, person.id])) !== null;

const touch = statement<never, [number]>('events.touch', 'UPDATE events SET version = version + 1 WHERE id = $1');

/** Everybody who watches the event sees what has changed. */
export async function eventChanged(tx: Transaction, eventId: number): Promise<void> {
  await tx.sql.all(touch, [eventId]);
  tx.publish(eventLive, eventId);
  tx.publish(eventPeopleLive, eventId);
}

export const endOf = ({ starts_at, minutes }: Pick<EventRow, 'starts_at' | 'minutes'>): Date =>
  new Date(starts_at.getTime() + minutes * MINUTE);
export const isOver = (event: EventRow, now: Date): boolean => event.state === 'cancelled' || endOf(event) <= now;

export interface PersonRow {
  account_id: number;
  state: 'coming' | 'waiting';
  zone: string;
}
const people = statement<PersonRow, [number]>(
  'events.people-of',
  `SELECT account_id, state, zone FROM event_people WHERE event_id = $1 ORDER BY state, joined_at, account_id`,
);
/** Those with a place in the order in which they got it, then the waiting list in its order. */
export const peopleOf = (tx: Transaction, eventId: number): Promise<PersonRow[]> => tx.sql.all(people, [eventId]);
