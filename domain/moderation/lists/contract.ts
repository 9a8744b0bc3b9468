import { z } from 'zod';
import { action, done, formInt, listOf, page, pageNumber } from '../../kit/contract';
import { bankCheckSnapshot } from '../../quizzes/quality/contract';

/** The lists of moderators and staff (spec 2 §2); named `moderation.list.<list>`. */
export const LISTS = [
  'awaiting-verification',
  'under-review',
  'moderators-court',
  'authors-court',
  'card-proposals',
  'problem-questions',
  'ai-flagged',
  'flashcard-bank',
  'discussion-bank',
  'logs',
  'bank-stats',
  'category-analytics',
  'specialty-analytics',
  'osce-contributors',
  'osce-stations',
] as const;
export type ListName = (typeof LISTS)[number];
/** Those that also authors in good standing see: what waits for a second person. */
export const PROPOSAL_LISTS: readonly ListName[] = [
  'awaiting-verification',
  'under-review',
  'moderators-court',
  'authors-court',
  'card-proposals',
];
/** Rows of a page (spec 2 §9). */
export const pageSize = (list: ListName): number => (list === 'bank-stats' || list === 'discussion-bank' ? 20 : 10);

/** How a cell is shown: `word` is a key that is named `moderation.cell.<column>.<key>`, `specialty` an id, `date` ISO 8601. */
export type CellKind = 'text' | 'number' | 'percent' | 'date' | 'word' | 'specialty';
type Column = readonly [key: string, kind: CellKind];

const proposals: readonly Column[] = [
  ['author', 'text'],
  ['specialty', 'specialty'],
  ['about', 'word'],
  ['returns', 'number'],
  ['reviewer', 'text'],
  ['since', 'date'],
];
const figures: readonly Column[] = [
  ['answers', 'number'],
  ['facility', 'percent'],
  ['upvotes', 'number'],
  ['downvotes', 'number'],
  ['reports', 'number'],
];
/** The columns of each list behind its title, in the order of `cells`; named `moderation.column.<key>`. */
export const COLUMNS: Record<ListName, readonly Column[]> = {
  'awaiting-verification': proposals,
  'under-review': proposals,
  'moderators-court': proposals,
  'authors-court': proposals,
  'card-proposals': [
    ['author', 'text'],
    ['deck', 'text'],
    ['state', 'word'],
    ['returns', 'number'],
    ['since', 'date'],
  ],
  'problem-questions': [['specialty', 'specialty'], ...figures],
  'ai-flagged': [
    ['specialty', 'specialty'],
    ['author', 'text'],
    ['refusal', 'word'],
    ['checked', 'date'],
  ],
  'flashcard-bank': [
    ['deck', 'text'],
    ['collection', 'word'],
    ['author', 'text'],
    ['tags', 'text'],
    ['changed', 'date'],
  ],
  'discussion-bank': [
    ['author', 'text'],
    ['question', 'text'],
    ['at', 'date'],
  ],
  logs: [
    ['what', 'word'],
    ['act', 'word'],
    ['who', 'text'],
    ['reason', 'text'],
    ['at', 'date'],
  ],
  'bank-stats': [['specialty', 'specialty'], ...figures],
  'category-analytics': [['specialty', 'specialty'], ['questions', 'number'], ...figures],
  'specialty-analytics': [['questions', 'number'], ...figures],
  'osce-contributors': [
    ['stations', 'number'],
    ['attempts', 'number'],
    ['last', 'date'],
  ],
  'osce-stations': [
    ['style', 'word'],
    ['author', 'text'],
    ['attempts', 'number'],
    ['reports', 'number'],
    ['changed', 'date'],
  ],
};

const row = z.object({
  id: z.number().int(),
  /** Plain text; of a specialty its id. */
  title: z.string(),
  /** Empty if there is nothing to open. */
  url: z.string(),
  /** In the order of `COLUMNS`. */
  cells: z.array(z.union([z.string(), z.number(), z.null()])),
});
export type ListedRow = z.output<typeof row>;

export const listPage = page({
  path: '/moderation/lists/:list/',
  example: 'moderation list',
  access: 'registered',
  summary:
    'Lists of moderators and staff, 10 or 20 a page: what authors propose, problem questions, banks, logs and analytics. What waits is also for authors in good standing; not there for others.',
  spec: 'spec 2 §2, §9',
  params: z.object({ list: z.enum(LISTS) }),
  query: z.object({
    page: pageNumber,
    search: z.string().trim().max(100).default(''),
    /** 0 for all; if rows have one. */
    specialty: formInt().nonnegative().max(1_000).default(0),
  }),
  data: listOf(row).extend({
    /** The lists that this person may open. */
    lists: z.array(z.enum(LISTS)),
    /** The last pass of the quality gate over the bank; of `ai-flagged`. */
    check: bankCheckSnapshot.nullable(),
  }),
  actions: {
    check_gate: action({
      summary: 'Poll of the pass, for moderators.',
      input: z.object({}),
      output: bankCheckSnapshot,
    }),
    check_bank: action({
      summary: 'Run the quality gate over the bank, for moderators. While it runs, nothing happens.',
      input: z.object({}),
      output: done,
    }),
  },
});
