import { isAdult } from '../accounts/consent/consents';
import { onePage } from '../kit/list';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import {
  type EventData,
  EVENTS_PER_PAGE,
  type EventSnapshot,
  type PARTS,
  PAST_DAYS,
  type PeopleSnapshot,
} from './contract';
import { mayKnow } from './event-row';
import { eventNotFound } from './refusals';
import { CIRCUITS, STATIONS } from '~/domain/stations/views';
import { PEOPLE } from '../accounts/views';

type Part = (typeof PARTS)[number];
type Row = Omit<EventSnapshot, 'starts_at'> & { starts_at: Date };

const COLUMNS = `e.version, e.id, e.kind, CASE WHEN e.hidden_at IS NULL THEN e.title ELSE '' END AS title, CASE WHEN e.hidden_at IS NULL THEN e.about ELSE '' END AS about, e.hidden_at IS NOT NULL AS hidden, e.language, e.starts_at, e.minutes, e.zone, e.places, e.state, e.cause, CASE WHEN e.hidden_at IS NULL THEN e.reason ELSE '' END AS reason,
  (SELECT count(*)::int FROM event_people p WHERE p.event_id = e.id AND p.state = 'coming') AS coming,
  (SELECT count(*)::int FROM event_people p WHERE p.event_id = e.id AND p.state = 'waiting') AS waiting,
  coalesce((SELECT name FROM ${STATIONS} s WHERE s.id = e.station_id AND s.deleted_at IS NULL), (SELECT label FROM ${CIRCUITS} c WHERE c.id = e.circuit_id AND e.hidden_at IS NULL), '') AS subject,
  e.circuit_id IS NOT NULL AS circuit`;
const partOf = (person: string): string =>
  `CASE WHEN e.host_id = ${person} THEN 'host' ELSE coalesce((SELECT p.state FROM event_people p WHERE p.event_id = e.id AND p.account_id = ${person}), 'none') END AS part`;
const END = 'e.starts_at + make_interval(mins => e.minutes)';

const shown = <T extends Row>(row: T): Omit<T, 'starts_at'> & { starts_at: string } => ({
  ...row,
  starts_at: row.starts_at.toISOString(),
});

const snapshot = statement<Row, [number]>('events.snapshot', `SELECT ${COLUMNS} FROM events e WHERE e.id = $1`);
export async function eventSnapshotOf(read: Pick<Reader, 'sql'>, eventId: number): Promise<EventSnapshot | null> {
  const row = await read.sql.one(snapshot, [eventId]);
  return row && shown(row);
}

const people = statement<PeopleSnapshot, [number]>(
  'events.people',
  `SELECT e.version, CASE WHEN e.hidden_at IS NULL THEN e.link ELSE '' END AS link, CASE WHEN e.hidden_at IS NULL THEN e.slides ELSE '' END AS slides,
          (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.display_name, 'avatar', a.avatar, 'host', a.id = e.host_id) ORDER BY p.joined_at, a.id), '[]')
             FROM event_people p JOIN ${PEOPLE} a ON a.id = p.account_id WHERE p.event_id = e.id AND p.state = 'coming') AS people
     FROM events e WHERE e.id = $1`,
);
export const peopleSnapshotOf = (read: Pick<Reader, 'sql'>, eventId: number): Promise<PeopleSnapshot | null> =>
  read.sql.one(people, [eventId]);

const hasPlaceIn = statement<{ one: number }, [number, number]>(
  'events.has-place',
  `SELECT 1 AS one FROM event_people WHERE event_id = $1 AND account_id = $2 AND state = 'coming'`,
);
export const hasPlace = async (read: Pick<Reader, 'sql'>, person: { id: number }, eventId: number): Promise<boolean> =>
  (await read.sql.one(hasPlaceIn, [eventId, person.id])) !== null;

const standing = statement<{ part: Part; place: number | null }, [number, number]>(
  'events.standing',
  `SELECT ${partOf('$2::int')},
          (SELECT nullif(count(*)::int, 0) FROM event_people own JOIN event_people before ON before.event_id = own.event_id AND before.state = 'waiting'
              AND (before.joined_at, before.account_id) <= (own.joined_at, own.account_id)
            WHERE own.event_id = e.id AND own.account_id = $2::int AND own.state = 'waiting') AS place
     FROM events e WHERE e.id = $1 AND ${mayKnow('e', '$2::int')}`,
);

/** @throws Problem `event-not-found` */
export async function findEvent(read: Reader, person: { id: number }, eventId: number): Promise<EventData> {
  const own = await read.sql.one(standing, [eventId, person.id]);
  const event = own && (await eventSnapshotOf(read, eventId));
  if (!event) throw eventNotFound();
  const inside = own.part === 'host' || own.part === 'coming';
  return {
    event,
    ...own,
    people: inside ? await peopleSnapshotOf(read, eventId) : null,
    adult: await isAdult(read, person.id),
  };
}

type Listed = Row & { part: Part };
const mine = statement<Listed, [number, Date]>(
  'events.mine',
  `SELECT ${COLUMNS}, ${partOf('$1::int')} FROM events e
    WHERE EXISTS (SELECT FROM event_people p WHERE p.event_id = e.id AND p.account_id = $1::int) AND ${END} > $2
    ORDER BY e.starts_at, e.id LIMIT 50`,
);
type Past = Listed & { slides: boolean };
const past = statement<Past, [number, Date]>(
  'events.past',
  `SELECT ${COLUMNS}, ${partOf('$1::int')}, e.hidden_at IS NULL AND e.slides <> '' AS slides FROM events e
    WHERE EXISTS (SELECT FROM event_people p WHERE p.event_id = e.id AND p.account_id = $1::int AND p.state = 'coming')
      AND e.state <> 'cancelled' AND ${END} <= $2 AND ${END} > $2::timestamptz - interval '${PAST_DAYS} days'
    ORDER BY e.starts_at DESC, e.id DESC LIMIT 50`,
);
const OTHERS = `e.state <> 'cancelled' AND e.hidden_at IS NULL AND e.starts_at > $2::timestamptz - interval '8 hours' AND ${END} > $2::timestamptz
    AND ($3::text = '' OR e.language = $3::text) AND ($4::text = '' OR e.kind = $4::text)
    AND NOT EXISTS (SELECT FROM event_people p WHERE p.event_id = e.id AND p.account_id = $1::int)
    AND ${mayKnow('e', '$1::int')}`;
const others = statement<Listed, [number, Date, string, string, number, number]>(
  'events.others',
  `SELECT ${COLUMNS}, 'none' AS part FROM events e WHERE ${OTHERS} ORDER BY e.starts_at, e.id LIMIT $5 OFFSET $6`,
);
const countOthers = statement<{ count: number }, [number, Date, string, string]>(
  'events.count-others',
  `SELECT count(*)::int AS count FROM events e WHERE ${OTHERS}`,
);

/** Events that somebody takes part in or had a place in, and one page of the others to come, the earliest first. */
export async function findEvents(
  read: Reader,
  person: { id: number },
  { page, language, kind }: { page: number; language: string; kind: string },
) {
  const now = read.clock.now();
  const count = (await read.sql.one(countOthers, [person.id, now, language, kind]))!.count;
  const found = await onePage(page, EVENTS_PER_PAGE, count, (limit, offset) =>
    read.sql.all(others, [person.id, now, language, kind, limit, offset]),
  );
  return {
    ...found,
    items: found.items.map(shown),
    mine: (await read.sql.all(mine, [person.id, now])).map(shown),
    past: (await read.sql.all(past, [person.id, now])).map(shown),
  };
}

const circuitsOf = statement<{ id: number; label: string; style: number }, [number]>(
  'events.circuits',
  `SELECT c.id, c.label, c.style FROM ${CIRCUITS} c WHERE c.account_id = $1 AND EXISTS (SELECT FROM circuit_stations s WHERE s.circuit_id = c.id)
    ORDER BY lower(c.label), c.id`,
);
export const findEventSubjects = async (read: Reader, person: { id: number }) => ({
  adult: await isAdult(read, person.id),
  circuits: await read.sql.all(circuitsOf, [person.id]),
});

interface FileRow {
  uid: string;
  sequence: number;
  starts_at: Date;
  minutes: number;
  title: string;
  about: string;
  state: string;
}
const file = statement<FileRow, [number, number]>(
  'events.file',
  `SELECT e.uid, e.sequence, e.starts_at, e.minutes, e.title, e.about, e.state FROM events e WHERE e.id = $1 AND e.hidden_at IS NULL AND ${mayKnow('e', '$2::int')}`,
);
/** What the calendar file says. @throws Problem `event-not-found` */
export async function findCalendar(read: Reader, person: { id: number }, eventId: number) {
  const row = await read.sql.one(file, [eventId, person.id]);
  if (!row) throw eventNotFound();
  const { state, ...event } = row;
  return { ...event, cancelled: state === 'cancelled', made_at: read.clock.now() };
}
