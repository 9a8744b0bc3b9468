import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, call, formInstant, formInt, id, int, lastDays, listOf, page, pageNumber } from '~/domain/kit/contract';
import { TAG_MAX } from '~/domain/quizzes/personal/contract';
import { flashcard } from '../contract';
import { unfinishedReview } from '../home/contract';
import { BINS, LAST_BIN } from '~/domain/kit/leitner';
import { type ReviewType, SETUP_TYPES } from './kinds';
import { STEP_MAX } from './steps';

/** How many cards a review may have (spec 2 §9); 9999 stands for all. */
export const REVIEW_LENGTHS = [10, 20, 50, 9_999] as const;
export const ALL_CARDS = 9_999;
/** Which cards, seen from what the person did before (spec 2 §2). */
export const CARD_PREFERENCES = ['all', 'incorrect', 'new'] as const;
export type CardPreference = (typeof CARD_PREFERENCES)[number];
/** Reviews in one batch. */
export const BATCH_MAX = 1_000;
/** Cards whose two sides travel with the review; more are asked for while these are answered. */
export const FIRST_CARDS = 30;
/** Cards that are asked for at once. */
export const CARDS_AT_ONCE = 100;
/** Ids of cards, comma-joined, as an address carries them: at most `CARDS_AT_ONCE`. */
export const cardIds = z
  .string()
  .max(1_200)
  .regex(/^\d{1,10}(,\d{1,10})*$/)
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(int().positive()).max(CARDS_AT_ONCE));
/** The longest time to an answer that is kept, in milliseconds. */
export const TOOK_MAX = 86_400_000;
/** Cards on one page of a summary (spec 2 §9). */
export const SUMMARY_PAGE = 10;

/** Tags that may be chosen at once. */
export const CHOSEN_TAGS_MAX = 50;

/** 0 stands for all of them. */
const orAll = formInt().min(0).default(0);

const quizType = formInt().refine((type): type is ReviewType => (SETUP_TYPES as number[]).includes(type));

export const cardSelection = z.object({
  /** Left out, that of the address (`selectionOn`). */
  quiz_type: quizType.optional(),
  /** The pack, collection or deck, if the type draws from one. */
  deck_id: id().optional(),
  specialty: orAll,
  topic: orAll,
  selection_options: z.enum(CARD_PREFERENCES).default('all'),
  /** Cards with at least one of these tags; none stands for all cards. An array, or comma-joined. */
  tags: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').filter((tag) => tag.trim() !== '') : value),
      z.array(z.string().trim().min(1).max(TAG_MAX)).max(CHOSEN_TAGS_MAX),
    )
    .default([]),
  /** Only cards that were wrong in this review of one's own. */
  of_review: id().optional(),
  /** Only cards that stand among one's mistakes of the last so many days; 0 for all. */
  mistakes: lastDays().optional(),
});
export type SentSelection = z.output<typeof cardSelection>;
export type CardSelection = SentSelection & { quiz_type: ReviewType };

const deckChoice = z.object({
  id: z.number().int(),
  deck_name: z.string(),
  deck_description: z.string(),
  deck_colour: z.string(),
  deck_icon: z.string(),
  cards: z.number().int(),
  /** What its cards are tagged with; of decks of people. */
  tags: z.array(z.string()),
});

export const flashcardSetup = page({
  path: '/flashcards/setup/',
  access: 'registered',
  summary: 'Where a review of flashcards is put together and started.',
  spec: 'spec 2 §2, §5, §7',
  query: z.object({
    specialty: orAll,
    topic: orAll,
    preferences: z.enum(CARD_PREFERENCES).optional(),
    type: z.string().max(20).optional(),
    /** A deck that is shared with the person; the set-up begins with it. */
    deck: id().optional(),
  }),
  data: z.object({
    packs: z.array(deckChoice),
    collections: z.array(deckChoice),
    /** One's own decks, the one changed last first; at most 100. */
    decks: z.array(deckChoice),
    /** Decks of others: the one that the address names, and those that one follows, edits or has reviewed; at most 100. */
    shared: z.array(deckChoice),
    bookmarked: z.number().int(),
    due: z.number().int(),
    /** Topics with cards of packs and collections. */
    topics: z.array(
      z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string(), cards: z.number().int() }),
    ),
    unfinished: unfinishedReview.nullable(),
  }),
  actions: {
    available_flashcards: action({
      summary: 'How many cards fit a choice.',
      spec: 'spec 2 §7',
      input: cardSelection,
      output: z.object({ count: z.number().int() }),
    }),
    submit: action({
      summary: 'Start a review. The same `submission_id` again answers the review that it started.',
      input: cardSelection.extend({
        length: formInt().refine((length): length is (typeof REVIEW_LENGTHS)[number] =>
          (REVIEW_LENGTHS as readonly number[]).includes(length),
        ),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});

/** A summary shows all answered cards, or those that were right, or wrong, the last time (spec 2 §2). */
export const SUMMARY_FILTERS = ['all', 'correct', 'incorrect'] as const;
const yesOrNo = z.stringbool().or(z.boolean());

const pooled = z.object({
  id: z.number().int(),
  leitner_bin: z.number().int(),
  /** Milliseconds since the epoch. */
  last_answered: z.number().nullable(),
  /** Of a card at a learning step: its seconds, and when it comes again. */
  step: z.number().nullable().optional(),
  due_at: z.number().nullable().optional(),
  /** Of a card that was answered in this review and waits at a step: whether it was always right here. */
  correct: z.boolean().nullable().optional(),
});

export const flashcardReview = page({
  path: '/flashcards/review/:quizlogId/',
  example: 'card review',
  access: 'registered',
  summary: 'A review: the cards that are left, in their order, and both sides of the first ones.',
  spec: 'spec 2 §2, §4',
  params: z.object({ quizlogId: id() }),
  data: z.object({
    quizlog_id: z.number().int(),
    quiz_type: z.number().int(),
    removes: z.boolean(),
    /** Whether the person answers this review by four buttons. */
    four_buttons: z.boolean().optional(),
    /** Learning steps in seconds, of a review with steps: a card that is new or was wrong comes again in it. */
    steps: z.array(z.number().int()).optional(),
    length: z.number().int(),
    answered: z.number().int(),
    correct: z.number().int(),
    finished: z.boolean(),
    /** Cards to come that were hidden or are no longer shared with the person. They are neither in `pool` nor in `length`. */
    withheld: z.number().int(),
    /** Cards to come that the person has suspended or buried. They are neither in `pool` nor in `length`. */
    aside: z.number().int().optional(),
    /** Of a review that removes: cards that were not answered yet, or wait at a learning step. Of a Leitner review: all. */
    pool: z.array(pooled),
    cards: z.array(flashcard),
  }),
  actions: {
    cards: action({
      summary: 'Both sides of cards of this review; comma-joined ids.',
      input: z.object({
        ids: cardIds,
      }),
      output: z.object({ cards: z.array(flashcard) }),
    }),
  },
});

const review = z.object({
  flashcard_id: id(),
  quizlog_id: id(),
  answer_correct: z.stringbool().or(z.boolean()),
  /** Of one who answers by four buttons: 1 again, 2 hard, 3 good, 4 easy. One that contradicts `answer_correct` does not count. */
  rating: formInt().min(1).max(4).optional(),
  /** When it was answered by the clock of the device, in milliseconds since the epoch; one in the future counts as now. */
  answered_at: formInstant().optional(),
  took_ms: formInt().min(0).max(TOOK_MAX).optional(),
  /** In how many seconds the card comes again, at a learning step; left out if its memory says when. Counts in a review with steps. */
  again_in: formInt()
    .min(1)
    .max(60 * STEP_MAX)
    .optional(),
});

export const submitReview = call({
  method: 'POST',
  path: '/api/flashcards/submit-answer/',
  access: 'registered',
  summary: 'Answer a card of a review. The same `review_id` again changes nothing.',
  spec: 'spec 2 §7',
  input: review.extend({ review_id: z.uuid().optional() }),
  output: z.object({ quizlog_completed: z.boolean() }),
});

/** Why a review of a batch was not taken. */
export const REFUSALS = ['review-not-found', 'flashcard-not-in-review', 'review-ended'] as const;

export const submitReviews = call({
  method: 'POST',
  path: '/api/flashcards/submit-answers/',
  access: 'registered',
  summary:
    'Answers given without a network, at most 1,000 at once. Those that are known already are counted as duplicates.',
  input: z.object({
    reviews: z
      .array(review.extend({ review_id: z.uuid() }))
      .min(1)
      .max(BATCH_MAX),
    /** Whose answers they are, where a device keeps them: another account may have signed in there. */
    learner_id: id().optional(),
  }),
  output: z.object({
    accepted: z.number().int(),
    duplicates: z.number().int(),
    refused: z.array(z.object({ review_id: z.string(), reason: z.enum(REFUSALS) })),
    /** Every review that the answers were for is over. */
    quizlog_completed: z.boolean(),
  }),
  bodyLimit: 512 * 1024,
});

export const undoAnswer = call({
  method: 'POST',
  path: '/api/flashcards/undo-answer/',
  access: 'registered',
  summary:
    'Take back an answer, named by its `review_id`, also before it has arrived: it is not taken then. Doing it twice is doing it once.',
  input: z.object({
    review_id: z.uuid(),
    /** By the clock of the device, in milliseconds since the epoch; one in the future counts as now. */
    undone_at: formInstant().optional(),
    /** As of `submit-answers`. */
    learner_id: id().optional(),
  }),
  output: z.object({ undone: z.literal(true) }),
});

export const endReview = call({
  method: 'POST',
  path: '/api/flashcards/end-review/',
  access: 'registered',
  summary:
    'End a review. One without an answer is shown nowhere any more: `quizlog_id` is 0 then. Answers to it that come later are still taken.',
  spec: 'spec 2 §7',
  input: z.object({ quizlog_id: id() }),
  output: z.object({ quizlog_id: z.number().int() }),
});

export const flashcardSummary = page({
  path: '/flashcards/deck-summary/:quizlogId',
  example: 'finished card review',
  access: 'registered',
  summary: 'The answered cards of a review, the wrong ones first.',
  spec: 'spec 2 §2',
  params: z.object({ quizlogId: id() }),
  query: z.object({
    page: pageNumber,
    answers: z.enum(SUMMARY_FILTERS).default('all'),
    /** Cards that are in this Leitner bin now. */
    bin: formInt().min(0).max(LAST_BIN).optional(),
    /** Only bookmarked cards. */
    bookmarked: yesOrNo.default(false),
  }),
  data: listOf(flashcard.extend({ answer_correct: z.boolean(), leitner_bin: z.number().int() })).extend({
    quiz_type: z.number().int(),
    answered: z.number().int(),
    correct: z.number().int(),
    finished: z.boolean(),
    /** Cards of the review that were hidden or are no longer shared with the person. Answers to them count; they are not listed. */
    withheld: z.number().int(),
    /** Cards that were wrong the last time, on all pages. */
    wrong: z.number().int(),
    /** How many of the answered cards are in each bin, from bin 0. */
    bins: z.array(z.number().int()).length(BINS.length),
  }),
});
