import { z } from 'zod';
import { call, id } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';

/** What a card is to the person who asks (spec 2 §3): one's own, of a pack or collection, or of a deck that is shared with them. */
export const OWN_CARD = 1;
export const PACK_CARD = 2;
export const SHARED_CARD = 3;

/** What a card of one's own was drafted from. */
export const SOURCE_KINDS = ['question', 'checklist-item', 'passage'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A card with both sides, as somebody reviews it (spec 2 §3). */
export const flashcard = z.object({
  id: z.number().int(),
  front: safeHtml(),
  back: safeHtml(),
  /** Pictures of our own `flashcard_images`, or empty. */
  front_image_url: z.string(),
  back_image_url: z.string(),
  tags: z.array(z.string()),
  /** 1 own, 2 of a pack or collection, 3 shared; votes and rating are for 2 and 3. */
  type: z.union([z.literal(OWN_CARD), z.literal(PACK_CARD), z.literal(SHARED_CARD)]),
  own_question: z.boolean(),
  bookmarked: z.boolean(),
  deck_id: z.number().int(),
  deck_name: z.string(),
  /** By whom it is; null for cards of the product, and where the author has left. */
  author: z.object({ id: z.number().int(), name: z.string(), avatar_url: z.string() }).nullable(),
  /** What the person had it drafted from, and where that is. */
  source: z.object({ kind: z.enum(SOURCE_KINDS), title: z.string(), url: z.string() }).nullable(),
  /** Who wrote it, where that is no person and nobody has edited or confirmed it since. */
  unreviewed: z.enum(['offline', 'model']).nullable(),
});

export const bookmarkFlashcard = call({
  method: 'POST',
  path: '/api/flashcards/bookmark/',
  access: 'registered',
  summary: 'Put a bookmark on a card, or take it off. Doing either twice is doing it once.',
  spec: 'spec 2 §7',
  input: z.object({ action: z.enum(['add', 'remove']), flashcard_id: id() }),
  output: z.object({ bookmarked: z.boolean() }),
});
