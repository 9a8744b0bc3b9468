import { z } from 'zod';
import { call, formInstant, formInt, id, page } from '~/domain/kit/contract';
import { flashcard } from '../contract';
import { cardIds } from '../review/contract';
import { reviewTypeOf } from '../review/kinds';

/** How far ahead a device keeps cards, in days. */
export const DAYS_AHEAD = 3;
/** Cards that a device keeps, those due first. */
export const KEPT_MAX = 2_000;
/** Cards of one page of the list. */
export const LISTED_AT_ONCE = 500;

const instant = formInstant();

const listed = z.object({
  id: z.number().int(),
  leitner_bin: z.number().int(),
  /** Milliseconds since the epoch. */
  last_answered: z.number(),
  due_at: z.number(),
  bookmarked: z.boolean(),
  /** Of a card at a learning step: its seconds. */
  step: z.number().nullable().optional(),
  /** When its text, pictures or deck were changed last: a device that has an older copy asks for it again. */
  changed_at: z.number(),
});

export const cardsToKeep = call({
  method: 'GET',
  path: '/api/flashcards/on-device/',
  access: 'registered',
  summary:
    'The cards that are due within three days, by id, in pages of 500, at most 2,000. Empty where `version` is still current. A page with another version than the first one means that the list has changed: begin again.',
  input: z.object({
    version: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional(),
    /** The `until` of the first page. */
    until: instant.optional(),
    after: formInt().min(0).default(0),
  }),
  output: z.object({
    version: z.string(),
    unchanged: z.boolean(),
    until: z.number(),
    count: z.number().int(),
    cards: z.array(listed),
    /** Where the next page begins; null after the last one. */
    after: z.number().int().nullable(),
    /** The person's learning steps in seconds, for a review that is started on the device. */
    steps: z.array(z.number().int()).optional(),
    server_time: z.number(),
  }),
});

export const cardTexts = call({
  method: 'GET',
  path: '/api/flashcards/on-device/cards/',
  access: 'registered',
  summary: 'Both sides of cards that were reviewed before; comma-joined ids, at most 100. Others are left out.',
  input: z.object({
    ids: cardIds,
  }),
  output: z.object({ cards: z.array(flashcard) }),
});

export const openReview = call({
  method: 'POST',
  path: '/api/flashcards/open-review/',
  access: 'registered',
  summary:
    'Open a review of due cards that was started on a device without a network, of type 10 unless 13 is named, with the cards that were asked there. The same `submission_id` again answers the review that it opened.',
  input: z.object({
    submission_id: z.uuid(),
    /** By the clock of the device, in milliseconds since the epoch; one in the future counts as now. */
    started_at: instant,
    flashcard_ids: z.array(id()).min(1).max(KEPT_MAX),
    /** 10, or 13 with learning steps. */
    quiz_type: formInt()
      .refine((type) => type === reviewTypeOf('due', false) || type === reviewTypeOf('today', false))
      .optional(),
    /** As of `submit-answers`. */
    learner_id: id().optional(),
  }),
  output: z.object({ quizlog_id: z.number().int() }),
});

export const cardsAway = page({
  path: '/flashcards/away/',
  access: 'registered',
  summary: 'What of the cards is on this device: it can be reviewed without a network. The page has its data there.',
});

export const reviewAway = page({
  path: '/flashcards/away/:number/',
  example: 'review on the device',
  access: 'registered',
  summary: 'A review that was started on this device, by its number there.',
  params: z.object({ number: id() }),
});
