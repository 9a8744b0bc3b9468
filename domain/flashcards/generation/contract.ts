import { z } from 'zod';
import { goTo, LANGUAGES } from '~/domain/accounts/contract';
import { action, formInt, id, job, live, noInput, page, type PageData } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';

/** What a deck is generated from: a topic, pasted text, or the questions that the person got wrong. */
export const GENERATION_SOURCES = ['topic', 'text', 'mistakes'] as const;
export type GenerationSource = (typeof GENERATION_SOURCES)[number];
/** Numbers of cards on offer. */
export const CARD_COUNTS = [5, 10, 20] as const;
/** Characters of pasted text. */
export const PASTED_MIN = 80;
export const PASTED_MAX = 20_000;
/** Decks that one person may have generated in a day (24 hours back); what has failed does not count. */
export const DECKS_A_DAY = { learner: 5, supporter: 20 } as const;
/** Decks that may wait to be written, over everybody; further ones are refused. */
export const MOST_WAITING = 200;

export const DECK_FAILURES = [
  'provider-unreachable',
  'provider-refused',
  'provider-nonsense',
  'too-few-passed',
  'nothing-left',
  'internal',
] as const;
export type DeckFailure = (typeof DECK_FAILURES)[number];

export const deckGenerationSnapshot = z.object({
  version: z.number().int(),
  stage: z.enum(['waiting', 'writing', 'done', 'cancelled']),
  /** How many decks are written before this one's turn; 0 once it is being written. */
  place: z.number().int(),
  /** How many cards were written, of how many. */
  written: z.number().int(),
  length: z.number().int(),
  /** Null before the first card, and once the deck is deleted. */
  deck_id: z.number().int().nullable(),
  deck_name: z.string(),
  /** Those that are there, in their order. */
  cards: z.array(z.object({ id: z.number().int(), front: safeHtml(), back: safeHtml(), unreviewed: z.boolean() })),
  /** Who writes; null before the first card. */
  writer: z.enum(['offline', 'model']).nullable(),
  failure: z.enum(DECK_FAILURES).nullable(),
});

export const createGenerationJob = page({
  path: '/flashcards/pack/create-generation-job/',
  access: 'registered',
  summary: 'Where a generated deck is asked for.',
  spec: 'spec 1 §2',
  data: z.object({
    specialties: z.array(
      z.object({
        id: z.number().int(),
        /** In which languages cards can be written on it without questions that the person has answered. */
        writes: z.array(z.enum(LANGUAGES)),
      }),
    ),
    topics: z.array(z.object({ id: z.number().int(), specialty_id: z.number().int(), name: z.string() })),
    /** Missed questions without a card, by language. */
    mistakes: z.partialRecord(z.enum(LANGUAGES), z.number().int()),
    /** How many decks the person may still have now, of how many a day. */
    left: z.number().int(),
    a_day: z.number().int(),
    /** The one that is being written for the person, if any. */
    writing: z.object({ generation_id: z.number().int(), url: z.string() }).nullable(),
    /** Who writes: a model, to which the text is sent, or the offline writer. */
    writer: z.enum(['offline', 'model']),
  }),
  actions: {
    submit: action({
      summary: 'Ask for a deck. The same `submission_id` again answers the generation that it began.',
      input: z.object({
        source: z.enum(GENERATION_SOURCES),
        /** Of a topic. 0 is no choice. */
        specialty: formInt().min(0).max(99).default(0),
        topic: formInt().min(0).default(0),
        /** Of pasted text. */
        text: z.string().max(PASTED_MAX).default(''),
        language: z.enum(LANGUAGES).optional(),
        length: formInt().pipe(
          z.union([z.literal(CARD_COUNTS[0]), z.literal(CARD_COUNTS[1]), z.literal(CARD_COUNTS[2])]),
        ),
        submission_id: z.uuid().optional(),
      }),
      output: goTo,
    }),
  },
});
export type CreateGenerationData = PageData<typeof createGenerationJob>;

export const deckGenerationPage = page({
  path: '/flashcards/pack/generation/:generation_id/',
  example: 'deck generation',
  access: 'registered',
  summary: 'A deck while it is written, and its cards to be read afterwards.',
  params: z.object({ generation_id: id() }),
  data: z.object({
    generation_id: z.number().int(),
    source: z.enum(GENERATION_SOURCES),
    /** The name of its topic, or empty. */
    title: z.string(),
    generation: deckGenerationSnapshot,
  }),
  actions: {
    check_generation_status: action({ summary: 'Poll.', input: noInput, output: deckGenerationSnapshot }),
    cancel: action({
      summary: 'End the writing; the cards that are there stay.',
      input: noInput,
      output: deckGenerationSnapshot,
    }),
    try_again: action({
      summary: 'After a failure: ask for the same once more.',
      input: noInput,
      output: deckGenerationSnapshot,
    }),
    confirm: action({
      summary: 'Say that one has read the cards: they are not marked as unreviewed any more.',
      input: z.object({ flashcard_id: id().optional() }),
      output: deckGenerationSnapshot,
    }),
  },
});

export const deckGeneration = live({
  name: 'flashcards.generation',
  key: id(),
  snapshot: deckGenerationSnapshot,
  poll: {
    every: 4_000,
    path: (key) => `/flashcards/pack/generation/${key}/`,
    body: () => ({ data_request: 'check_generation_status' }),
    settled: ({ stage }) => stage === 'done' || stage === 'cancelled',
  },
  summary: 'How far the writing of a deck is, with its cards; the key is its generation_id.',
});

/** One card at a time is written and committed, so that a killed worker goes on where it was. */
export const generateDeckJob = job({
  name: 'flashcards.generate-deck',
  payload: z.object({ generation_id: id() }),
  attempts: 3,
  backoff: 2_000,
  concurrency: 2,
  summary: 'Write the cards of a generated deck.',
});
