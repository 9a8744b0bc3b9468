import { pushTo } from '../accounts/push/push-to';
import { openRun } from '../circuit-runs/open-run';
import { prepareGroup } from '../group-practice/prepare-group';
import { setGone } from '../group-practice/presence';
import { Problem } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { cancelFor } from './cancel-event';
import { eventChanged, type EventRow, isOver, lockEvent, peopleOf } from './event-row';
import { eventSoonMail } from './mails';
import { eventSoon } from './push';
import { remindAt } from './schedule';
import { tell } from './tell';
import { GROUP_SESSIONS } from '~/domain/group-practice/views';
import { STATIONS } from '~/domain/stations/views';

const reminded = statement<never, [number, Date]>(
  'events.reminded',
  'UPDATE events SET reminded_at = $2 WHERE id = $1',
);
const open = statement<never, [number, string | null]>(
  'events.open',
  `UPDATE events SET state = 'open', session_id = (SELECT id FROM ${GROUP_SESSIONS} practice WHERE pin = $2::text) WHERE id = $1`,
);
const slugOf = statement<{ slug: string }, [number]>(
  'events.station-slug',
  `SELECT slug FROM ${STATIONS} station WHERE id = $1`,
);

const withPlaces = async (tx: Transaction, event: EventRow) =>
  (await peopleOf(tx, event.id)).filter(({ state }) => state === 'coming');

/** Reminds everyone with a place, once. Too early, too late, moved, hidden or cancelled: nothing is done. */
export async function remindOfEvent(tx: Transaction, eventId: number): Promise<void> {
  const event = await lockEvent(tx, eventId);
  const now = tx.clock.now();
  if (!event || event.state !== 'planned' || event.hidden_at !== null || event.reminded_at !== null) return;
  if (now < remindAt(event.starts_at) || now >= event.starts_at) return;
  await tx.sql.all(reminded, [eventId, now]);
  const people = await withPlaces(tx, event);
  await tell(tx, event, people, 'event-soon', eventSoonMail);
  await pushTo(
    tx,
    eventSoon,
    people.map(({ account_id }) => ({ account_id, about_id: eventId })),
  );
}

/** A group session of the event’s station or circuit. @returns its PIN; null if what it was about is gone */
async function openSession(
  tx: Transaction,
  host: { id: number },
  event: EventRow,
  chatUrl: string,
): Promise<string | null> {
  const station = event.station_id === null ? null : await tx.sql.one(slugOf, [event.station_id]);
  try {
    if (station) return (await prepareGroup(tx, host, station.slug, { chatUrl, singleStation: false })).pin;
    if (event.circuit_id === null) return null;
    return (await openRun(tx, host, { circuit_id: event.circuit_id, shuffle: false, alone: false }, { chatUrl })).pin;
  } catch (error) {
    if (error instanceof Problem && error.kind !== 'unavailable') return null;
    throw error;
  }
}

/**
 * Opens the lobby of an event at its time, once. Its host counts as away until they come: after 30 s hosting passes to who is there.
 * Too early, too late, moved, hidden or cancelled: nothing is done. If its station or circuit is gone, it is cancelled.
 */
export async function openEvent(tx: Transaction, eventId: number, { chatUrl }: { chatUrl: string }): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.state !== 'planned' || event.hidden_at !== null || event.starts_at > tx.clock.now()) return;
  // The workers were away until its end.
  if (isOver(event, tx.clock.now())) return;
  let pin: string | null = null;
  if (event.kind === 'practice') {
    pin = await openSession(tx, { id: event.host_id }, event, chatUrl);
    if (pin === null) return cancelFor(tx, event, 'station-gone', '', null);
    await setGone(tx, pin, [event.host_id]);
  }
  await tx.sql.all(open, [eventId, pin]);
  await tell(tx, event, await withPlaces(tx, event), 'event-open');
  await eventChanged(tx, eventId);
}
