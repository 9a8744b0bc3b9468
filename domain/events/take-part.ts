import { needAdult } from '../accounts/consent/consents';
import { leaveGroup } from '../group-practice/leave-group';
import { Problem } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { cancelFor } from './cancel-event';
import { eventLive, eventPeopleLive } from './contract';
import { eventChanged, type EventRow, isOver, isVisible, lockEvent, peopleOf } from './event-row';
import { isZone } from './zone-time';
import { eventPlaceMail } from './mails';
import { tell } from './tell';
import { eventNotFound, eventOver, zoneUnknown } from './refusals';
import { STATIONS } from '~/domain/stations/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';

const add = statement<never, [number, number, string, string, Date]>(
  'events.sign-up',
  'INSERT INTO event_people (event_id, account_id, state, zone, joined_at) VALUES ($1, $2, $3, $4, $5)',
);
const remove = statement<{ state: 'coming' | 'waiting' }, [number, number]>(
  'events.sign-off',
  'DELETE FROM event_people WHERE event_id = $1 AND account_id = $2 RETURNING state',
);
const promoteFirst = statement<{ account_id: number; state: 'coming'; zone: string }, [number, number, Date]>(
  'events.promote',
  `UPDATE event_people SET state = 'coming', joined_at = $3
    WHERE event_id = $1 AND account_id = (SELECT account_id FROM event_people WHERE event_id = $1 AND state = 'waiting' ORDER BY joined_at, account_id LIMIT 1)
      AND (SELECT count(*) FROM event_people WHERE event_id = $1 AND state = 'coming') < $2
   RETURNING account_id, state, zone`,
);
const setHost = statement<never, [number, number]>('events.set-host', 'UPDATE events SET host_id = $2 WHERE id = $1');
const published = statement<{ id: number }, [number]>(
  'events.station-published',
  `SELECT id FROM ${STATIONS} station WHERE id = $1 AND published_at IS NOT NULL AND deleted_at IS NULL`,
);

/**
 * Takes a place, or one on the waiting list if none is left. Twice is once.
 * @param wishes.zone the person's own, for times in mails
 * @throws Problem `event-not-found`, `event-over`, `zone-unknown`, `adults-only`
 */
export async function signUp(
  tx: Transaction,
  person: { id: number },
  eventId: number,
  { zone, confirm_adult }: { zone: string; confirm_adult: boolean },
): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || !(await isVisible(tx, person, eventId))) throw eventNotFound();
  if (isOver(event, tx.clock.now())) throw eventOver();
  if (!isZone(zone)) throw zoneUnknown();
  const people = await peopleOf(tx, eventId);
  if (people.some(({ account_id }) => account_id === person.id)) return;
  await needAdult(tx, person.id, confirm_adult);
  const coming = people.filter(({ state }) => state === 'coming').length;
  await tx.sql.all(add, [eventId, person.id, coming < event.places ? 'coming' : 'waiting', zone, tx.clock.now()]);
  await eventChanged(tx, eventId);
}

/** Gives free places to the waiting list in its order, and tells those who get one. */
async function promote(tx: Transaction, event: EventRow): Promise<void> {
  for (;;) {
    const next = await tx.sql.one(promoteFirst, [event.id, event.places, tx.clock.now()]);
    if (!next) return;
    await tell(tx, event, [next], 'event-place', eventPlaceMail);
  }
}

/**
 * Hosting passes to the first who took a place. What only its host can open is cancelled instead: a webinar behind a link of theirs,
 * a circuit or a personal station.
 * @returns whether somebody hosts it now
 */
async function passOn(tx: Transaction, event: EventRow, from: number): Promise<boolean> {
  const open = event.station_id !== null && (await tx.sql.one(published, [event.station_id])) !== null;
  const next = (await peopleOf(tx, event.id)).find(
    ({ account_id, state }) => state === 'coming' && account_id !== from,
  );
  if (!open || !next) return false;
  await tx.sql.all(setHost, [event.id, next.account_id]);
  await tell(tx, event, [next], 'event-host');
  return true;
}

const lobbyOf = statement<{ pin: string }, [number, number]>(
  'events.lobby-of',
  `SELECT s.pin FROM ${GROUP_SESSIONS} s JOIN ${GROUP_MEMBERS} m ON m.session_id = s.id AND m.account_id = $2 AND m.left_at IS NULL
    WHERE s.id = $1 AND s.state <> 'ended'
      AND EXISTS (SELECT FROM ${GROUP_MEMBERS} other WHERE other.session_id = s.id AND other.account_id <> $2 AND other.left_at IS NULL)`,
);

/** Who has no place has no seat in the lobby. The last one there keeps theirs: without anybody the lobby would end before the others come. */
async function leaveLobby(tx: Transaction, sessionId: number, accountId: number): Promise<void> {
  const lobby = await tx.sql.one(lobbyOf, [sessionId, accountId]);
  if (!lobby) return;
  try {
    await leaveGroup(tx, { id: accountId }, lobby.pin);
  } catch (error) {
    // Expired: nobody is in it any more.
    if (!(error instanceof Problem)) throw error;
  }
}

/** Takes somebody out of an event that is locked; a host passes hosting on, or the event is cancelled. */
export async function takeOut(tx: Transaction, event: EventRow, accountId: number): Promise<void> {
  if (event.host_id === accountId && !(await passOn(tx, event, accountId)))
    await cancelFor(tx, event, 'no-host', '', accountId);
  const gone = await tx.sql.one(remove, [event.id, accountId]);
  if (!gone) return;
  tx.revoke(eventPeopleLive, event.id, accountId);
  if (event.session_id !== null) await leaveLobby(tx, event.session_id, accountId);
  if (gone.state === 'coming') await promote(tx, event);
  await eventChanged(tx, event.id);
}

/** Gives one’s place back. Twice is once. @throws Problem `event-not-found`, `event-over` */
export async function leaveEvent(tx: Transaction, person: { id: number }, eventId: number): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || !(await isVisible(tx, person, eventId))) throw eventNotFound();
  if (isOver(event, tx.clock.now())) throw eventOver();
  await takeOut(tx, event, person.id);
}

const together = statement<{ event_id: number }, [number, number, Date]>(
  'events.together',
  `SELECT e.id AS event_id FROM events e
     JOIN event_people one ON one.event_id = e.id AND one.account_id = $1
     JOIN event_people other ON other.event_id = e.id AND other.account_id = $2
    WHERE e.state <> 'cancelled' AND e.starts_at + make_interval(mins => e.minutes) > $3 ORDER BY e.id`,
);

/**
 * People who block each other do not meet: the blocked person loses the place; if they host, the person who blocks loses theirs.
 * The notice does not say why.
 */
export async function partBlocked(tx: Transaction, blockerId: number, blockedId: number): Promise<void> {
  for (const { event_id } of await tx.sql.all(together, [blockerId, blockedId, tx.clock.now()])) {
    const event = await lockEvent(tx, event_id);
    if (!event) continue;
    const out = event.host_id === blockedId ? blockerId : blockedId;
    const row = (await peopleOf(tx, event_id)).find(({ account_id }) => account_id === out);
    await takeOut(tx, event, out);
    // For them the event is not there any more.
    tx.revoke(eventLive, event_id, out);
    if (row) await tell(tx, event, [row], 'event-place-lost');
  }
}

const ofPerson = statement<{ event_id: number }, [number, Date]>(
  'events.of-person',
  `SELECT e.id AS event_id FROM events e JOIN event_people p ON p.event_id = e.id
    WHERE p.account_id = $1 AND e.state <> 'cancelled' AND e.starts_at + make_interval(mins => e.minutes) > $2 ORDER BY e.id`,
);

/** Somebody leaves the product. */
export async function leaveAllEvents(tx: Transaction, accountId: number): Promise<void> {
  for (const { event_id } of await tx.sql.all(ofPerson, [accountId, tx.clock.now()])) {
    const event = await lockEvent(tx, event_id);
    if (event) await takeOut(tx, event, accountId);
  }
}

/** Somebody goes by another name or picture now. */
export async function participantChanged(tx: Transaction, accountId: number): Promise<void> {
  for (const { event_id } of await tx.sql.all(ofPerson, [accountId, tx.clock.now()])) {
    await lockEvent(tx, event_id);
    await eventChanged(tx, event_id);
  }
}
