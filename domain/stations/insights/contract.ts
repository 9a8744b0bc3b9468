import { z } from 'zod';
import { listOf, page, type PageData, pageNumber } from '~/domain/kit/contract';
import { grades } from '../checklist-contract';
import { GRADE_GROUPS, GRADES } from '../marking';
import { STATION_BASES } from '../styles';
import { WEEKS_BACK } from './weeks';

/** Tries on one page of the list (spec 3 §9). */
export const INSIGHTS_PAGE = 10;
export const TRY_SORTS = ['date', 'name', 'label', 'score', 'duration'] as const;
export type TrySort = (typeof TRY_SORTS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Why a station is worth practising next: named `insights.reason.<kind>`. */
export const reason = z.discriminatedUnion('kind', [
  /** Its label is the one with the lowest mean of the latest tries; per cent. */
  z.object({ kind: z.literal('label'), label: z.number().int(), mean: z.number(), tries: z.number().int() }),
  /** It has an item that is often missed. */
  z.object({ kind: z.literal('missed'), item: z.string(), missed: z.number().int(), of: z.number().int() }),
  z.object({ kind: z.literal('long-ago'), weeks: z.number().int(), score: z.number() }),
  z.object({ kind: z.literal('never') }),
]);
export type Reason = z.output<typeof reason>;

const listedTry = z.object({
  quizlog_id: z.number().int(),
  name: z.string(),
  label: z.number().int(),
  /** Per cent, one decimal. */
  score: z.number(),
  seconds_used: z.number().int(),
  submitted_at: z.string(),
  /** Only of GP cases. */
  grades: grades.nullable(),
});

const week = z.object({
  /** 6 to 0; 0 is the seven days up to now. */
  weeks_ago: z.number().int().min(0).max(WEEKS_BACK),
  /** Mean scores in per cent; null in a week without tries. */
  you: z.number().nullable(),
  others: z.number().nullable(),
});

const bands = z.object(
  Object.fromEntries(GRADES.map((grade) => [grade, z.number().int()])) as Record<(typeof GRADES)[number], z.ZodNumber>,
);

export const insightsPage = page({
  path: '/insights/:base/',
  access: 'registered',
  summary:
    "What the person's own tries as candidate say: the list of them, the weekly line beside other users', the bands of GP cases, what to practise next.",
  spec: 'spec 3 §2, §3, §9',
  params: z.object({ base: z.enum(STATION_BASES) }),
  query: z.object({
    page: pageNumber,
    sort: z.enum(TRY_SORTS).default('date'),
    direction: z.enum(DIRECTIONS).default('desc'),
  }),
  data: z.object({
    style: z.number().int(),
    tries: listOf(listedTry),
    /** 7 points, the oldest first. */
    weekly: z.array(week).length(WEEKS_BACK + 1),
    /** How many tries got each band, in the order of the domains; empty but for GP cases. */
    domains: z.array(z.object({ domain: z.enum(GRADE_GROUPS), bands })),
    /** The most pressing first, each station once. */
    suggestions: z.array(z.object({ slug: z.string(), name: z.string(), label: z.number().int(), reason })),
  }),
});
export type InsightsData = PageData<typeof insightsPage>;
