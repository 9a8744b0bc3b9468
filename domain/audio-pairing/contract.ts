import { z } from 'zod';
import { tick } from '../accounts/consent/tick';
import { LANGUAGES } from '../accounts/contract';
import { action, asFormText, done, formInt, id, live, noInput, page } from '../kit/contract';
import { STATION_BASES } from '../stations/styles';
import { STAGE_WISHES } from './compatibility';

/** Idle → searching → matched → idle, or searching again when the partner did not come or did not stay. */
export const PAIRING_STATES = ['idle', 'searching', 'matched'] as const;

/** Seconds in which a partner has to be in the room. */
export const COME_WITHIN_SECONDS = 20;
/** Seconds from the match in which leaving puts the other back at the front of the queue. */
export const STAY_SECONDS = 60;
/** Seconds in which two who left each other are not paired again, unless both said that it went well. */
export const APART_SECONDS = 3_600;
/** How many pairings a person's reliability is reckoned from. */
export const RELIABILITY_OF = 20;
/** Milliseconds between polls while the socket is down (spec 3 §9). */
export const POLL_EVERY = 4_000;
/** At most one announcement of the count in so many milliseconds. */
export const COUNT_EVERY = 1_000;

/** The tag of all notifications of one match outside of the page, so that a device shows only one. */
export const pairingTag = (pairingId: number): string => `wardmates.pairing.${pairingId}`;

export const REPORT_REASONS = ['harassment', 'not-practising', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_TEXT_MAX = 1_000;

/** Why somebody is where they are, when it was not their own doing. */
export const PAIRING_NOTICES = ['partner-did-not-come', 'partner-left', 'did-not-come'] as const;
export type PairingNotice = (typeof PAIRING_NOTICES)[number];

const base = z.enum(STATION_BASES);
const anything = (value: unknown) => (value === '' || value === 'any' || value === 0 || value === '0' ? null : value);

export const preferences = z.object({
  /** Style of station, 1 to 4; null for any. */
  style: z.number().int().min(1).max(4).nullable(),
  stage: z.enum(STAGE_WISHES),
  /** Language to practise in; null for any. */
  language: z.enum(LANGUAGES).nullable(),
});
export type Preferences = z.output<typeof preferences>;

const reliability = z.object({ attended: z.number().int(), of: z.number().int() });
export type Reliability = z.output<typeof reliability>;

export const matchSnapshot = z.object({
  version: z.number().int(),
  state: z.enum(PAIRING_STATES),
  /** Of the partner while matched: the first name only; empty otherwise. */
  partner_name: z.string(),
  partner_avatar: z.string(),
  /** 1 to 24 (`accounts.stage.<n>`), or null if it is not known. */
  partner_training_stage: z.number().int().nullable(),
  /** How many of their last pairings (at most 20) the partner attended; `of` is 0 for somebody new. */
  partner_reliability: reliability.nullable(),
  partner_came: z.boolean(),
  /** The address of the room while matched; empty otherwise. */
  url: z.string(),
  pairing_id: z.number().int().nullable(),
  /** By when to be in the room, epoch milliseconds; null unless matched and not come yet. */
  come_by: z.number().int().nullable(),
  searching_count: z.number().int(),
  /** Since when one has been in the queue, epoch milliseconds; kept when one is put back. */
  waiting_since: z.number().int().nullable(),
  /** The median of what those who waited for a partner lately had to wait, in seconds; null unless searching, and while fewer than five did. */
  usual_wait: z.number().int().nullable().optional(),
  /** Those of the search under way, or of the last one; null before the first. */
  preferences: preferences.nullable(),
  notice: z.enum(PAIRING_NOTICES).nullable(),
  /** The last pairing of the past day, once it is over and as long as one has not said whether it went well. */
  to_rate: z.object({ pairing_id: z.number().int(), partner_name: z.string(), partner_avatar: z.string() }).nullable(),
  /** The server's time when this was answered, to reckon the device's own error. */
  server_time: z.number().int(),
});
export type MatchSnapshot = z.output<typeof matchSnapshot>;

export const searchingSnapshot = z.object({ version: z.number().int(), searching_count: z.number().int() });
export type SearchingSnapshot = z.output<typeof searchingSnapshot>;

const pairing = z.object({ pairing_id: id() });

export const audioPairingPage = page({
  path: '/:base/audio-pairing/',
  access: 'registered',
  summary: 'The audio pairing lobby: one press, and a partner. Without a data_request, the poll of every 4 s.',
  spec: 'spec 3 §2–4, §7, §9',
  params: z.object({ base }),
  data: z.object({
    me: z.number().int(),
    style: z.number().int(),
    match: matchSnapshot,
    reliability,
    /** Whom one has blocked, the newest first; first names only. */
    blocked: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  actions: {
    submit: action({
      summary: 'Poll. Asking counts as being there.',
      spec: 'spec 3 §7',
      input: noInput,
      output: matchSnapshot,
    }),
    search: action({
      summary:
        'Look for a partner, or change what one looks for; the place in the queue is kept. Leaves a room one was still in.',
      input: z.object({
        /** The style of the address if it is not given; `any` for any. */
        style: z.preprocess(anything, formInt().min(1).max(4).nullish()),
        stage: z.enum(STAGE_WISHES).default('near'),
        /** The language of the interface if it is not given; `any` for any. */
        language: z.preprocess(anything, z.enum(LANGUAGES).nullish()),
        /** Confirms that one is 18 or older, asked once. Without it the first search is refused with `adults-only`. */
        confirm_adult: tick,
      }),
      output: matchSnapshot,
    }),
    stop: action({ summary: 'Search no longer; a match is given up.', input: noInput, output: matchSnapshot }),
    searching: action({ summary: 'How many are searching.', input: noInput, output: searchingSnapshot }),
    rate: action({
      summary: "Whether a pairing of one's own went well.",
      input: pairing.extend({ well: z.preprocess(asFormText, z.stringbool()) }),
      output: matchSnapshot,
    }),
    block: action({
      summary: 'Never be paired with that partner again; ends a pairing that is under way.',
      input: pairing,
      output: matchSnapshot,
    }),
    unblock: action({ summary: 'Take back a block.', input: z.object({ account_id: id() }), output: done }),
    report: action({
      summary: 'Tell staff about that partner, who is blocked as well.',
      input: pairing.extend({
        reason: z.enum(REPORT_REASONS),
        details: z.string().trim().max(REPORT_TEXT_MAX).default(''),
      }),
      output: matchSnapshot,
    }),
  },
});

const pollPath = () => `/${STATION_BASES[0]}/audio-pairing/`;

export const pairingMatch = live({
  name: 'pairing.match',
  key: id(),
  snapshot: matchSnapshot,
  poll: { every: POLL_EVERY, path: pollPath, body: () => ({}) },
  summary: 'Where a person is in audio pairing; the key is their id. Watching it keeps their place in the queue.',
});

export const pairingSearching = live({
  name: 'pairing.searching',
  key: z.literal('everyone'),
  snapshot: searchingSnapshot,
  poll: { every: POLL_EVERY, path: pollPath, body: () => ({ data_request: 'searching' }) },
  summary: 'How many are searching; announced at most once a second.',
});
