import { needAdult } from '../accounts/consent/consents';
import type { Person } from '../accounts/person';
import { stationOfGroup } from '../group-practice/station-of-group.query';
import type { Parsed } from '../kit/contract';
import { plainText } from '../kit/html/plain-text';
import { safeLink } from '../kit/html/safe-link';
import { invalid } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { circuitNotFound } from '../stations/circuits/own-circuits';
import { HOSTED_MAX, type newEventPage, PRACTICE_PLACES_MAX, TITLE_MIN } from './contract';
import { eventTime } from './event-time';
import { linkInvalid, needsStation, placesInvalid, tooManyEvents } from './refusals';
import { schedule } from './schedule';
import { PEOPLE } from '~/domain/accounts/views';
import { CIRCUITS } from '~/domain/stations/views';

export type EventWishes = Parsed<(typeof newEventPage)['actions']['submit']>;

/** A link that may be given to everyone who comes: `https://` only. @throws Problem `event-link-invalid` */
export function httpsLink(typed: string): string {
  const link = safeLink(typed);
  if (!link.startsWith('https://')) throw linkInvalid();
  return link;
}

// Two devices of one host wait for each other.
const lockHost = statement<{ id: number }, [number]>(
  'events.lock-host',
  `SELECT id FROM ${PEOPLE} person WHERE id = $1 AND NOT guest FOR UPDATE`,
);
const sentBefore = statement<{ id: number }, [number, string]>(
  'events.sent-before',
  'SELECT id FROM events WHERE host_id = $1 AND submission_id = $2',
);
const hosted = statement<{ count: number }, [number, Date]>(
  'events.hosted',
  `SELECT count(*)::int AS count FROM events WHERE host_id = $1 AND state <> 'cancelled' AND starts_at > $2`,
);
const ownCircuit = statement<{ id: number }, [number, number]>(
  'events.own-circuit',
  `SELECT id FROM ${CIRCUITS} circuit WHERE id = $1 AND account_id = $2`,
);
const add = statement<
  { id: number },
  [
    host: number,
    kind: string,
    title: string,
    about: string,
    language: string,
    startsAt: Date,
    minutes: number,
    zone: string,
    places: number,
    station: number | null,
    circuit: number | null,
    link: string,
    submission: string,
    now: Date,
  ]
>(
  'events.add',
  `INSERT INTO events (host_id, kind, title, about, language, starts_at, minutes, zone, places, station_id, circuit_id, link, submission_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
);
const addHost = statement<never, [number, number, string, Date]>(
  'events.add-host',
  `INSERT INTO event_people (event_id, account_id, state, zone, joined_at) VALUES ($1, $2, 'coming', $3, $4)`,
);

/** The station or circuit of a practice event, which there must be. */
async function subjectOf(tx: Transaction, person: Person, { station, circuit_id }: EventWishes) {
  if ((station !== '') === (circuit_id !== undefined)) throw needsStation();
  if (circuit_id !== undefined) {
    if (!(await tx.sql.one(ownCircuit, [circuit_id, person.id]))) throw circuitNotFound();
    return { station: null, circuit: circuit_id };
  }
  return { station: (await stationOfGroup(tx, station, person)).id, circuit: null };
}

/**
 * Plans an event; the person hosts it and has its first place.
 * @returns the id of the event; sent again, the one that was made before
 * @throws Problem as the summary of `newEventPage` says
 */
export async function planEvent(tx: Transaction, person: Person, wishes: EventWishes): Promise<number> {
  await tx.sql.one(lockHost, [person.id]);
  const before = await tx.sql.one(sentBefore, [person.id, wishes.submission_id]);
  if (before) return before.id;
  await needAdult(tx, person.id, wishes.confirm_adult);
  const now = tx.clock.now();
  const startsAt = eventTime(wishes, now);
  const practice = wishes.kind === 'practice';
  if (practice && wishes.places > PRACTICE_PLACES_MAX) throw placesInvalid();
  const title = plainText(wishes.title).replace(/\s+/g, ' ');
  if (title.length < TITLE_MIN)
    throw invalid('invalid-input', 'Some fields are missing or not valid.', [{ path: 'title', message: 'Too short.' }]);
  const subject = practice ? await subjectOf(tx, person, wishes) : { station: null, circuit: null };
  const link = practice ? '' : httpsLink(wishes.link);
  if ((await tx.sql.one(hosted, [person.id, now]))!.count >= HOSTED_MAX) throw tooManyEvents();
  const event = (await tx.sql.one(add, [
    person.id,
    wishes.kind,
    title,
    plainText(wishes.about),
    wishes.language,
    startsAt,
    wishes.minutes,
    wishes.zone,
    wishes.places,
    subject.station,
    subject.circuit,
    link,
    wishes.submission_id,
    now,
  ]))!;
  await tx.sql.all(addHost, [event.id, person.id, wishes.zone, now]);
  schedule(tx, { id: event.id, starts_at: startsAt });
  return event.id;
}
