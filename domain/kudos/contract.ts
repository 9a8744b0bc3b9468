import { z } from 'zod';
import { action, id, listOf, live, noInput, page, pageNumber } from '../kit/contract';
import { GROUP_ROLES } from '../stations/group-roles';

/** Kinds of thanks, for every role. */
export const KUDOS_KINDS = [
  'clear-explanations',
  'kind-manner',
  'good-questions',
  'convincing-patient',
  'useful-feedback',
] as const;
export type KudosKind = (typeof KUDOS_KINDS)[number];

/** Most kinds that one person gives another in a round. */
export const KINDS_MAX = 2;
/** Days after the end of a round in which its people may thank each other. */
export const KUDOS_DAYS = 7;
/** Thanks on one page of those that somebody has received. */
export const KUDOS_PAGE = 20;

const kind = z.enum(KUDOS_KINDS);

export const roundSnapshot = z.object({
  version: z.number().int(),
  /** Everybody who took part and still has an account: candidate, examiner, patient, observers. */
  people: z.array(z.object({ id: z.number().int(), name: z.string(), avatar: z.string(), role: z.enum(GROUP_ROLES) })),
  /** Who thanks whom for what, the earliest first. */
  thanks: z.array(z.object({ from: z.number().int(), to: z.number().int(), kinds: z.array(kind) })),
});
export type RoundSnapshot = z.output<typeof roundSnapshot>;

export const roundKudos = page({
  path: '/kudos/:quizlog_id/',
  example: 'station result',
  access: 'guest',
  summary: 'Who thanks whom for what in a round of a group, for those who took part.',
  params: z.object({ quizlog_id: id() }),
  data: z.object({
    round: roundSnapshot,
    /** Whether thanks can still be given and taken back. */
    open: z.boolean(),
    /** Whom the reader may thank. */
    may_thank: z.array(z.number().int()),
  }),
  actions: {
    give: action({
      summary:
        'Thank somebody of the round for up to two things, in place of what one thanked them for before. For none, thanks are taken back.',
      input: z.object({
        to: id(),
        kinds: z.preprocess(
          (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
          z.array(kind).max(KINDS_MAX),
        ),
      }),
      output: roundSnapshot,
    }),
    check_kudos: action({ summary: 'Poll.', input: noInput, output: roundSnapshot }),
  },
});

export const kudosOfRound = live({
  name: 'kudos.round',
  key: id(),
  snapshot: roundSnapshot,
  poll: { every: 15_000, path: (key) => `/kudos/${key}/`, body: () => ({ data_request: 'check_kudos' }) },
  summary: 'Who thanks whom in one round of a group; the key is its quizlog_id.',
});

export const receivedKudos = page({
  path: '/kudos/',
  access: 'registered',
  summary: 'What the person was thanked for: totals, and every time, the newest first.',
  query: z.object({ page: pageNumber }),
  data: listOf(
    z.object({
      from: z.object({ name: z.string(), avatar: z.string() }),
      kinds: z.array(kind),
      station: z.string(),
      /** The result of the round. */
      url: z.string(),
      given_at: z.string(),
    }),
  ).extend({
    /** How often for each kind that there was, the most frequent first. */
    totals: z.array(z.object({ kind, count: z.number().int() })),
  }),
});
