import { z } from 'zod';
import { action, formInt, id, int, jsonField, page } from '~/domain/kit/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { flagNumber } from '../contract';

/** Cards that are listed at a time. */
export const BROWSE_PAGE = 100;
/** Cards that one request may name, and that one press selects. */
export const ACT_MAX = 2_000;
/** Characters of what one looks for. */
export const SEARCH_MAX = 100;
/** Days from which an interval counts as long: `mature` in Anki. */
export const MATURE_DAYS = 21;

/** `young` and `mature` by the interval; `lapsed` was forgotten once or more; `suspended`, `buried` and `flagged` as one has marked it; `duplicate` has a front that another card has. */
export const CARD_STATES = [
  'all',
  'new',
  'due',
  'young',
  'mature',
  'lapsed',
  'suspended',
  'buried',
  'flagged',
  'duplicate',
] as const;
/** Each in one direction. Cards that are new come last by `due`, `shortest` and `longest`. */
export const CARD_SORTS = ['newest', 'due', 'shortest', 'longest', 'lapses', 'text'] as const;

/** Of one's own cards. What is not valid is left out, so that an old address still opens. */
export const cardFilter = z.object({
  /** 0 for every deck. */
  deck: formInt().nonnegative().catch(0).default(0),
  /** Empty for cards with any tag or none. */
  tag: z.string().max(TAG_MAX).catch('').default(''),
  state: z.enum(CARD_STATES).catch('all').default('all'),
  /** Words that must all be on the card, on either side. */
  q: z.string().max(SEARCH_MAX).catch('').default(''),
  sort: z.enum(CARD_SORTS).catch('newest').default('newest'),
});
export type CardFilter = z.output<typeof cardFilter>;

/** After which card the list goes on: its text and number in the order that was chosen, and its id. */
const cursor = z.object({ text: z.string().max(400), number: z.number(), id: int().positive() });
export type Cursor = z.output<typeof cursor>;

const listedCard = z.object({
  id: z.number().int(),
  /** The beginning of each side, as plain text; empty if that is a picture only. */
  front: z.string(),
  back: z.string(),
  deck_id: z.number().int(),
  deck_name: z.string(),
  tags: z.array(z.string()),
  /** It does not come until one resumes it. */
  suspended: z.boolean(),
  /** It does not come until tomorrow. */
  buried: z.boolean().optional(),
  /** One's own flag, of `FLAGS`. */
  flag: z.number().int().optional(),
  /** Null for a card that was never answered, or was reset since. */
  memory: z
    .object({
      due_at: z.string(),
      /** From the last answer to the next one, in days. */
      interval: z.number(),
      lapses: z.number().int(),
      reviews: z.number().int(),
    })
    .nullable(),
});

const slice = z.object({
  items: z.array(listedCard),
  /** Null after the last card. */
  next: cursor.nullable(),
});

const ids = jsonField(z.array(id()).min(1).max(ACT_MAX));
const tags = z.array(z.string().trim().min(1).max(TAG_MAX)).max(TAGS_MAX);
/** Cards that cannot be changed so stay as they are. */
const changed = z.object({
  /** The cards that were changed. */
  ids: z.array(z.number().int()),
  /** Cards that were named and are not there any more: another tab or device has deleted them. */
  gone: z.array(z.number().int()).optional(),
});

export const browseCards = page({
  path: '/flashcards/browse/',
  access: 'registered',
  summary: 'Every card of one’s own decks: found by deck, tag, state and text, and changed together.',
  query: cardFilter,
  data: slice.extend({
    /** Cards that match. */
    count: z.number().int(),
    decks: z.array(z.object({ id: z.number().int(), deck_name: z.string(), cards: z.number().int() })),
    tags: z.array(z.string()),
  }),
  actions: {
    cards: action({
      summary: `The next ${BROWSE_PAGE} cards that match.`,
      input: z.object({ after: jsonField(cursor) }),
      output: slice,
    }),
    ids: action({
      summary: `The ids of the cards that match, at most ${ACT_MAX}.`,
      input: z.object({}),
      output: changed,
    }),
    move: action({
      summary: 'Move cards to the end of a deck of one’s own. 403 `too-many-cards` if it may not have so many.',
      input: z.object({ ids, deck_id: id() }),
      output: changed,
    }),
    tag: action({
      summary: 'Add tags to cards, and take others away. A card that would have too many stays as it is.',
      input: z.object({ ids, add: jsonField(tags).default([]), remove: jsonField(tags).default([]) }),
      output: changed,
    }),
    suspend: action({
      summary: 'Suspend cards for oneself: they do not come until they are resumed.',
      input: z.object({ ids }),
      output: changed,
    }),
    resume: action({
      summary: 'Let suspended cards come again.',
      input: z.object({ ids }),
      output: changed,
    }),
    flag: action({
      summary: 'Flag cards for oneself in a colour, or take their flags away (0).',
      input: z.object({ ids, flag: flagNumber }),
      output: changed,
    }),
    reset: action({
      summary: 'Begin cards anew, as if they had never been answered. The answers stay in the log.',
      input: z.object({ ids }),
      output: changed,
    }),
    delete: action({
      summary: 'Delete cards. `restore` brings them back.',
      input: z.object({ ids }),
      output: changed,
    }),
    restore: action({
      summary: 'Bring deleted cards back, as they were. 403 `too-many-cards` if their deck is full by now.',
      input: z.object({ ids }),
      output: changed,
    }),
  },
});
