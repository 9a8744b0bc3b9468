import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, page } from '~/domain/kit/contract';
import { BINS } from '~/domain/kit/leitner';

/** Cards that are due in one review of today: of a longer backlog the most urgent ones. */
export const SITTING = 50;
/** A card takes about so many seconds. */
const SECONDS_A_CARD = 10;
/** Minutes that so many cards take, about. */
export const minutesOf = (cards: number): number => Math.max(1, Math.round((cards * SECONDS_A_CARD) / 60));

/** Cards that are due on a day such as `2026-11-23`. */
export const dueOnDay = z.object({ date: z.string(), cards: z.number().int() });

/** The review that was begun last and not ended. */
export const unfinishedReview = z.object({
  quizlog_id: z.number().int(),
  quiz_type: z.number().int(),
  answered: z.number().int(),
  length: z.number().int(),
  url: z.string(),
});

const homeDeck = z.object({
  id: z.number().int(),
  deck_name: z.string(),
  deck_colour: z.string(),
  deck_icon: z.string(),
  cards: z.number().int(),
  /** Its cards that the person has answered, and those that are due. */
  known: z.number().int(),
  due: z.number().int(),
});

export const flashcardHome = page({
  path: '/flashcards/',
  access: 'registered',
  summary: 'What there is to review today, and the way to everything one can do with cards.',
  spec: 'spec 2 §2',
  data: z.object({
    /** Without those that are held back. */
    due: z.number().int(),
    /** Cards that are due beyond the number of reviews a day. */
    held: z.number().int().optional(),
    /** New cards that today's review begins with those that are due. */
    fresh: z.number().int().optional(),
    /** When the next card that is not due yet will be; null without one. */
    next_due_at: z.string().nullable(),
    /** Today and the six days after it; overdue cards on the first. */
    week: z.array(dueOnDay),
    /** How many of the answered cards are in each Leitner bin, from bin 0. */
    bins: z.array(z.number().int()).length(BINS.length),
    bookmarked: z.number().int(),
    /** One's own decks, and those changed last. */
    decks: z.number().int(),
    newest: z.array(homeDeck),
    /** Packs: those with the most due cards first, then with the most answered ones, then those in the language of the person. */
    packs: z.array(homeDeck),
    unfinished: unfinishedReview.nullable(),
  }),
  actions: {
    start: action({
      summary:
        'Review what is due today, and new cards, with learning steps. The same `submission_id` again answers the review that it started.',
      input: z.object({ submission_id: z.uuid().optional() }),
      output: goTo,
    }),
  },
});
