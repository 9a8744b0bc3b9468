import { z } from 'zod';
import { REPORT_MAX } from '../reports/contract';
import { action, id, live, noInput, page } from '../kit/contract';
import type { Practice } from './points';

/** Rows of a board, and oneself below them. */
export const FIRST_ROWS = 10;

const BOARD_KINDS = ['friends', 'class', 'institution'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** `class-12`, `institution-7`, or `friends-` and the id of whose they are. */
const boardKey = z
  .string()
  .max(40)
  .regex(/^(friends|class|institution)-[1-9]\d{0,9}$/);

const row = z.object({
  /** Of the row; it says nothing of the account. */
  id: z.number().int(),
  alias: z.string(),
  points: z.number().int(),
  /** The same for who has the same points; null for who has none yet. */
  place: z.number().int().nullable(),
  tied: z.boolean(),
  own: z.boolean(),
});
export type BoardRow = z.output<typeof row>;

const board = z.object({ key: boardKey, kind: z.enum(BOARD_KINDS), name: z.string() });

const leaderboardData = z.object({
  joined: z.boolean(),
  /** One's own, or one that is free to take. */
  alias: z.string(),
  week: z.object({ from: z.string(), until: z.string() }),
  /** Those that one is part of; none before one has joined. */
  boards: z.array(board),
  board: board
    .extend({
      version: z.number().int(),
      /** The first ten, and oneself if one is not among them. */
      rows: z.array(row),
      /** All who are on it. */
      people: z.number().int(),
    })
    .nullable(),
  /** What one has done today, by kind. */
  today: z.array(
    z.object({ practice: z.enum(['station', 'question', 'card'] satisfies Practice[]), done: z.number().int() }),
  ),
});
export type LeaderboardData = z.output<typeof leaderboardData>;

const alias = z.object({ alias: z.string().max(200) });
export const boardSnapshot = z.object({ version: z.number().int() });

export const leaderboardPage = page({
  path: '/leaderboard/',
  access: 'registered',
  summary:
    'Points for practice since Monday, 00:00 UTC, among a class, an institution or people one has practised with. Only who has joined is on it, and sees it.',
  query: z.object({ board: boardKey.optional().catch(undefined) }),
  data: leaderboardData,
  actions: {
    submit: action({
      summary: 'Join under an alias. Twice is once. 409 `alias-taken`, `alias-refused`.',
      input: alias,
      output: leaderboardData,
    }),
    rename: action({
      summary: 'Take another alias. 409 `not-on-leaderboard`, `alias-taken`, `alias-refused`.',
      input: alias,
      output: leaderboardData,
    }),
    leave: action({
      summary: 'Leave: one is on no board from now on. Twice is once.',
      input: noInput,
      output: leaderboardData,
    }),
    report: action({
      summary: 'Report the alias of somebody on a board of one’s own. 404 `board-not-found`.',
      input: z.object({
        board: boardKey,
        row_id: id(),
        text: z
          .string()
          .trim()
          .max(REPORT_MAX - 100),
      }),
      output: noInput,
    }),
    check_board: action({
      summary: 'Poll. 404 `board-not-found`.',
      input: z.object({ board: boardKey }),
      output: boardSnapshot,
    }),
  },
});

export const boardLive = live({
  name: 'leaderboard.board',
  key: boardKey,
  snapshot: boardSnapshot,
  poll: {
    every: 15_000,
    path: () => '/leaderboard/',
    body: (key) => ({ data_request: 'check_board', board: key }),
  },
  summary:
    'Says that a board has changed; the page has the rows, because people who block each other see different ones.',
});
