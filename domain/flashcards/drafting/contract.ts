import { z } from 'zod';
import { ANNOTATED } from '~/domain/annotations/contract';
import { call, formInt, id } from '~/domain/kit/contract';

/** Characters of a marked passage. */
export const PASSAGE_MIN = 12;
export const PASSAGE_MAX = 1_000;
/** Decks that the choice of a deck offers, the latest first. */
export const DRAFT_DECKS_MAX = 50;

/** A deck of one's own for the card, which is then the one for the next cards too; left out, the last one chosen. */
const deck_id = id().optional();

export const draftCard = call({
  method: 'POST',
  path: '/api/flashcards/draft/',
  access: 'registered',
  summary:
    'Make a card of an answered question, of an item of a checklist that was missed, or of a marked passage. What has a card already answers that card.',
  input: z.discriminatedUnion('source_kind', [
    z.object({ source_kind: z.literal('question'), quizlog_id: id(), question_id: id(), deck_id }),
    z.object({
      source_kind: z.literal('checklist-item'),
      /** The submitted attempt. */
      quizlog_id: id(),
      /** Places from 0, as in the summary. */
      section: formInt().min(0).max(999),
      item: formInt().min(0).max(999),
      deck_id,
    }),
    z.object({
      source_kind: z.literal('passage'),
      entity_type: z.enum(ANNOTATED),
      entity_id: id(),
      /** The quiz in which the question was answered: then its explanation is looked through, and not only one's own note. */
      quizlog_id: id().optional(),
      /** As plain text. */
      passage: z.string().trim().min(PASSAGE_MIN).max(PASSAGE_MAX),
      deck_id,
    }),
  ]),
  output: z.object({
    flashcard_id: z.number().int(),
    deck_id: z.number().int(),
    deck_name: z.string(),
    /** The editor of its deck. */
    deck_url: z.string(),
    /** There was a card of this already. */
    existed: z.boolean(),
  }),
});

export const draftDecks = call({
  method: 'GET',
  path: '/api/flashcards/draft-decks/',
  access: 'registered',
  summary: "The decks of one's own that a drafted card can go into, and which is the next one's.",
  input: z.object({}),
  output: z.object({
    /** Null before the first card: it makes the deck. */
    chosen: z.number().int().nullable(),
    decks: z.array(
      z.object({ id: z.number().int(), deck_name: z.string(), cards: z.number().int(), full: z.boolean() }),
    ),
  }),
});
