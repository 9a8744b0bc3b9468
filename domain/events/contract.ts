import { z } from 'zod';
import { goTo } from '../accounts/contract';
import { tick } from '../accounts/consent/tick';
import { action, formInt, id, listOf, live, noInput, page, pageNumber } from '../kit/contract';
import { LANGUAGES } from '../kit/person';

/** `practice`: people meet in a lobby of ours. `webinar`: they meet behind a link elsewhere, of which nothing is recorded here. */
export const EVENT_KINDS = ['practice', 'webinar'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const EVENT_STATES = ['planned', 'open', 'cancelled'] as const;
/** Why an event was cancelled: by its host, because nobody was left to host it, or because its station is gone. */
export const CANCEL_CAUSES = ['host', 'no-host', 'station-gone'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

export const TITLE_MIN = 3;
export const TITLE_MAX = 120;
export const ABOUT_MAX = 1_000;
export const REASON_MAX = 300;
export const LINK_MAX = 500;
export const MINUTES_MIN = 15;
export const MINUTES_MAX = 480;
/** Places, the host's among them: as many as a group holds, or a webinar. */
export const PLACES_MIN = 2;
export const PRACTICE_PLACES_MAX = 12;
export const WEBINAR_PLACES_MAX = 500;
/** Events to come that one person hosts at a time. */
export const HOSTED_MAX = 10;
/** Days ahead that an event may be planned. */
export const DAYS_AHEAD = 366;
/** Minutes before the start at which everyone is reminded. */
export const REMIND_MINUTES = 60;
/** Days for which somebody who took part finds an event that is over, with its slides. */
export const PAST_DAYS = 90;
export const EVENTS_PER_PAGE = 20;

export const eventSnapshot = z.object({
  version: z.number().int(),
  id: z.number().int(),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  about: z.string(),
  /** A moderator has hidden it: its words are empty, and its lobby stays shut. */
  hidden: z.boolean(),
  language: z.enum(LANGUAGES),
  starts_at: z.string(),
  minutes: z.number().int(),
  /** The host's, an IANA name. */
  zone: z.string(),
  places: z.number().int(),
  /** How many have a place, and how many wait for one. Who they are is in `events.people`. */
  coming: z.number().int(),
  waiting: z.number().int(),
  /** `open`: the lobby, or the webinar, is open; it ends by its time. */
  state: z.enum(EVENT_STATES),
  cause: z.enum(CANCEL_CAUSES).nullable(),
  /** The host's words on it. */
  reason: z.string(),
  /** The station or circuit; empty for a webinar and if it is gone. */
  subject: z.string(),
  circuit: z.boolean(),
});
export type EventSnapshot = z.output<typeof eventSnapshot>;

export const peopleSnapshot = z.object({
  version: z.number().int(),
  /** Those with a place, in the order in which they got it. */
  people: z.array(z.object({ id: z.number().int(), name: z.string(), avatar: z.string(), host: z.boolean() })),
  /** Of a webinar. */
  link: z.string(),
  slides: z.string(),
});
export type PeopleSnapshot = z.output<typeof peopleSnapshot>;

/** What one is in an event: its host, with a place, on the waiting list, or not in it. */
export const PARTS = ['host', 'coming', 'waiting', 'none'] as const;
const part = z.enum(PARTS);

const eventData = z.object({
  event: eventSnapshot,
  part,
  /** The place on the waiting list, from 1; null if one is not on it. */
  place: z.number().int().nullable(),
  /** Only for those with a place. */
  people: peopleSnapshot.nullable(),
  /** Whether the person has confirmed that they are 18 or older. */
  adult: z.boolean(),
});
export type EventData = z.output<typeof eventData>;

const zone = z.string().min(1).max(64);
const wall = z.string().max(16);
/** Which of the two instants is meant in an hour that daylight saving repeats; empty if nobody was asked. */
const which = z.enum(['', 'earlier', 'later']).default('');
const minutes = formInt().min(MINUTES_MIN).max(MINUTES_MAX);

export const eventsPage = page({
  path: '/events/',
  access: 'registered',
  summary:
    'Events to come, the earliest first, those that one takes part in, and those of the last 90 days in which one had a place. Events with somebody who has blocked the person, or whom they have blocked, are not listed.',
  query: z.object({
    page: pageNumber,
    language: z.enum(['', ...LANGUAGES]).default(''),
    kind: z.enum(['', ...EVENT_KINDS]).default(''),
  }),
  data: listOf(eventSnapshot.extend({ part })).extend({
    mine: z.array(eventSnapshot.extend({ part })),
    /** Over, the latest first. `slides`: whether a webinar has them; their address is on its page. */
    past: z.array(eventSnapshot.extend({ part, slides: z.boolean() })),
  }),
});

export const newEventPage = page({
  path: '/events/new/',
  access: 'registered',
  summary: 'Where an event is planned.',
  data: z.object({
    adult: z.boolean(),
    circuits: z.array(z.object({ id: z.number().int(), label: z.string(), style: z.number().int() })),
  }),
  actions: {
    submit: action({
      summary:
        'Plan an event and host it. Sent again with the same `submission_id`, it is the same event. 422 `time-skipped` and `time-twice` in the hours that daylight saving skips and repeats, `time-past`, `time-too-far`, `zone-unknown`, `places-invalid`, `event-needs-station`, `event-link-invalid`; 404 `station-gone`, `circuit-not-found`; 403 `adults-only`; 409 `too-many-events`.',
      input: z.object({
        submission_id: z.uuid(),
        kind: z.enum(EVENT_KINDS),
        title: z.string().trim().min(TITLE_MIN).max(TITLE_MAX),
        about: z.string().trim().max(ABOUT_MAX).default(''),
        language: z.enum(LANGUAGES),
        /** As a clock of the zone shows it: `2026-10-25T01:30`. */
        starts: wall,
        zone,
        which,
        minutes,
        places: formInt().min(PLACES_MIN).max(WEBINAR_PLACES_MAX),
        /** The slug of a station, or one’s own circuit, for practice. */
        station: z.string().max(120).default(''),
        circuit_id: id().optional(),
        /** For a webinar. */
        link: z.string().trim().max(LINK_MAX).default(''),
        confirm_adult: tick,
      }),
      output: goTo,
    }),
  },
});

export const eventPage = page({
  path: '/events/:event_id/',
  example: 'event',
  access: 'registered',
  summary: 'One event. Who comes is shown to those who have a place.',
  params: z.object({ event_id: id() }),
  data: eventData,
  actions: {
    sign_up: action({
      summary:
        'Take a place, or one on the waiting list where none is left. Twice is once. 403 `adults-only`, 409 `event-over`.',
      input: z.object({ zone, confirm_adult: tick }),
      output: eventData,
    }),
    leave: action({
      summary:
        'Give one’s place back; the first of the waiting list gets it. A host passes hosting on; without anybody to take over, the event is cancelled.',
      input: noInput,
      output: eventData,
    }),
    move: action({
      summary:
        'As its host, move it to another time; everyone is notified. 409 `event-not-planned` once it is open or cancelled.',
      input: z.object({ starts: wall, zone, which, minutes }),
      output: eventData,
    }),
    cancel: action({
      summary: 'As its host, cancel it; everyone is notified, and a lobby that is open is closed. Twice is once.',
      input: z.object({ reason: z.string().trim().max(REASON_MAX).default('') }),
      output: eventData,
    }),
    set_slides: action({
      summary:
        'As the host of a webinar, give the address of its slides, or take it back. Those with a place are notified when there are some.',
      input: z.object({ slides: z.string().trim().max(LINK_MAX).default('') }),
      output: eventData,
    }),
    enter: action({
      summary: 'Go to the lobby of an event that is open. 409 `event-not-open`, 403 `event-place-needed`.',
      input: noInput,
      output: goTo,
    }),
    block: action({
      summary:
        'As somebody with a place, block another person who has one: the two never meet again, in events, pairings and elsewhere. The blocked person loses the place in events of both; if they host, the person who blocks loses theirs. No notice gives the reason. `next_url` is the event, or the list if the person cannot see the event any more. 403 `event-place-needed`, 404 `participant-not-found`.',
      input: z.object({ account_id: id() }),
      output: goTo,
    }),
    check_event: action({ summary: 'Poll.', input: noInput, output: eventSnapshot }),
    check_people: action({ summary: 'Poll, for those with a place.', input: noInput, output: peopleSnapshot }),
  },
});

const POLL_EVERY = 10_000;

export const eventLive = live({
  name: 'events.event',
  key: id(),
  snapshot: eventSnapshot,
  poll: { every: POLL_EVERY, path: (key) => `/events/${key}/`, body: () => ({ data_request: 'check_event' }) },
  summary: 'One event: its time, its state and how many come; the key is its id. Nobody is named.',
});

export const eventPeopleLive = live({
  name: 'events.people',
  key: id(),
  snapshot: peopleSnapshot,
  poll: { every: POLL_EVERY, path: (key) => `/events/${key}/`, body: () => ({ data_request: 'check_people' }) },
  summary: 'Who has a place in an event, for those who have one; the key is its id.',
});

/** The calendar file of an event; its page is one level up. */
export const CALENDAR_FILE_PATH = '/events/:event_id/calendar.ics';
