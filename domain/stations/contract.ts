import { z } from 'zod';
import { abilities } from '../kit/abilities';
import { bookmarkCall, voteCall } from '../kit/acts/contract';
import { formInt, listOf, page, type PageData, pageNumber } from '../kit/contract';
import { base, inGroup, stationAddress } from './contract-parts';

export const stationCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  style: z.number().int().min(1).max(4),
  name: z.string(),
  description: z.string(),
  label: z.number().int(),
  bookmarked: z.boolean(),
  /** 1, -1, or 0 before one has voted. */
  vote: z.number().int(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  /** Per cent of the last try as candidate, if there was one. */
  last_score: z.number().nullable(),
});
export type StationCard = z.output<typeof stationCard>;

/** Stations on one page of a list. */
export const STATIONS_PAGE = 24;
/** Labels go from 0, none, up to this. */
export const LABEL_MAX = 99;

export const stationList = page({
  path: '/:base/',
  access: 'anyone',
  summary: 'The published stations of one style by label and name, 24 a page; of pages that are not there, the last.',
  spec: 'spec 3 §2',
  params: z.object({ base }),
  /** While a circuit is built, `?circuit=true`, `label` names the circuit and not the kind of skill. */
  query: z.object({
    label: formInt().min(0).max(LABEL_MAX).optional().catch(undefined),
    search: z.string().trim().max(100).optional(),
    bookmarked: z.stringbool().optional(),
    page: pageNumber,
  }),
  data: z.object({
    style: z.number().int(),
    /** Labels in use, with how many stations each has. */
    labels: z.array(z.object({ label: z.number().int(), count: z.number().int() })),
    ...listOf(stationCard).shape,
  }),
});

export const stationEntry = page({
  path: '/:base/:slug/',
  example: 'station',
  access: 'anyone',
  summary: 'Where a station is entered: alone, or with a group.',
  spec: 'spec 3 §2',
  params: stationAddress,
  query: inGroup,
  data: z.object({
    station: stationCard.extend({
      long_case: z.boolean(),
      items: z.number().int(),
      sections: z.number().int(),
      candidate_minutes: z.number(),
      examiner_minutes: z.number(),
    }),
    abilities: abilities('edit', 'clone'),
    /** A personal one is not voted on, nor bookmarked. */
    published: z.boolean(),
    /** Without an account: whether this station can be tried, or is the one that is tried. A gateway of the release before does not say. */
    trial: z.enum(['none', 'open', 'this']).optional(),
    /** Written in the wizard, and changed there. */
    virtual_patient: z.boolean(),
    /** Whether consultations with its patient can be taken. */
    virtual_patient_enabled: z.boolean(),
    /** Earlier tries of the person as candidate, the newest first; at most 10. */
    attempts: z.array(
      z.object({
        quizlog_id: z.number().int(),
        score: z.number(),
        seconds_used: z.number().int(),
        submitted_at: z.string(),
      }),
    ),
    /** What the address's `?pin=` means for this person, if anything. */
    group: z.object({ pin: z.string(), role: z.string(), is_host: z.boolean(), state: z.string() }).nullable(),
  }),
});
export type StationEntryData = PageData<typeof stationEntry>;

export const bookmarkStation = bookmarkCall({
  path: '/api/stations/bookmark/',
  summary: 'Put a bookmark on a station or take it off.',
  spec: 'spec 3 §7',
  idField: 'osce_kit_id',
});

export const voteStation = voteCall({
  path: '/api/stations/vote/',
  summary: 'Vote on a station, once.',
  spec: 'spec 3 §4, §7',
  idField: 'kit_id',
});
