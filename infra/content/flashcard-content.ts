import { z } from 'zod';
import { LANGUAGES } from '~/domain/accounts/contract';
import {
  DECK_COLOURS,
  DECK_DESCRIPTION_MAX,
  DECK_ICONS,
  DECK_NAME_MAX,
  SUPPORTER_CARDS_MAX,
} from '~/domain/flashcards/decks/contract';
import { TAG_MAX, TAGS_MAX } from '~/domain/quizzes/personal/contract';
import { source } from './question-content';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const side = (max: number) => z.string().trim().min(3).max(max);

const card = z.strictObject({
  /** Never changes, and is never given to another card: loading finds the card, and everybody's reviews of it, by it. */
  key: slug,
  /** The topic it is filed under (`infra/content/topics`). */
  topic: slug,
  /** One question. Plain text, or HTML of p, strong, em, sub, sup, ul, ol, li. */
  front: side(300),
  /** Begins with the answer, and says in a sentence why, or how to remember it. */
  back: side(700),
  /** A key of the pack's sources. */
  source: slug,
  tags: z.array(z.string().trim().min(1).max(TAG_MAX)).max(TAGS_MAX).default([]),
});

/** A pack or collection of flashcards for everybody, as its author writes it down. */
export const flashcardPack = z.strictObject({
  /** Never changes; loading finds the pack again by it. The name of the file. */
  slug,
  /** A pack has cards of its own. A collection also draws from cards of packs: they stay the same cards, with one memory of each. */
  kind: z.enum(['pack', 'collection']).default('pack'),
  language: z.enum(LANGUAGES),
  deck_name: z.string().trim().min(3).max(DECK_NAME_MAX),
  deck_description: z.string().trim().min(10).max(DECK_DESCRIPTION_MAX),
  deck_colour: z.enum(DECK_COLOURS),
  deck_icon: z.enum(DECK_ICONS),
  /** By the key that the cards name them by. */
  sources: z.record(slug, source),
  /** Whether a clinician has checked all cards; if not, each card says so. */
  reviewed_by_clinician: z.boolean().default(false),
  cards: z.array(card).max(SUPPORTER_CARDS_MAX),
  /** Keys of cards that a collection draws from, by the slugs of their packs. */
  collects: z.record(slug, z.array(slug).min(1)).default({}),
});

export type FlashcardPack = z.input<typeof flashcardPack>;
export type ParsedPack = z.output<typeof flashcardPack>;
