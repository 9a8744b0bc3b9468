import { z } from 'zod';
import { REPORT_MAX, REPORT_REASONS } from '../reports/contract';
import { bookmarkCall, openVoteCall } from '../kit/acts/contract';
import { call, formInt, id, page } from '../kit/contract';
import { safeHtml } from '../kit/html/safe-html';
import { authorData } from '../questions/contract';

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
  /** One's own note, as plain text; empty if there is none. */
  note: z.string(),
  /** One's own vote: 1, -1, or 0 before one has voted. */
  vote: z.number().int(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  /** Votes for it less those against it. */
  rating: z.number().int(),
  /** One's own answers to it. */
  reviews: z.number().int(),
  /** The bin that one has it in; 0 before one has answered it. */
  leitner_bin: z.number().int(),
  /** Of one's own last answer, in milliseconds since the epoch; null before it. */
  last_answered: z.number().nullable(),
  /** Set aside by oneself until one takes it back, or until tomorrow; copies on devices that are older leave both out. */
  suspended: z.boolean().optional(),
  buried: z.boolean().optional(),
  /** One's own flag, of `FLAGS`. */
  flag: z.number().int().optional(),
  /** In how many seconds it comes again after again, hard, good and easy; for those who answer by four buttons. */
  intervals: z.array(z.number()).length(4).optional(),
  /** Its place in its deck. */
  order: z.number().int(),
  /** Whether a report of one's own is open. */
  reported: z.boolean(),
  /** Grows with every change. A save of one's own card names it. */
  revision: z.number().int(),
  /** Whether the notebook may have pages on its topic. */
  has_topic: z.boolean(),
  /** Whether it is of a pack or collection that no clinician has checked. */
  unchecked: z.boolean(),
  deck_id: z.number().int(),
  deck_name: z.string(),
  /** The names of the pack and of the collection that it is in; empty if it is in none. */
  pack: z.string(),
  collection: z.string(),
  /** By whom it is; null for cards of the product, and if the author has left. Never an e-mail address. */
  author: authorData
    .omit({ total_upvotes: true, public_creator: true })
    .extend({ id: z.number().int(), name: z.string() })
    .nullable(),
  /** What the person had it drafted from, and where that is. */
  source: z.object({ kind: z.enum(SOURCE_KINDS), title: z.string(), url: z.string() }).nullable(),
  /** Who wrote it, if that is no person and nobody has edited or confirmed it since. */
  unreviewed: z.enum(['offline', 'model']).nullable(),
});

export const bookmarkFlashcard = bookmarkCall({
  path: '/api/flashcards/bookmark/',
  summary: 'Put a bookmark on a card, or take it off. Doing either twice is doing it once.',
  spec: 'spec 2 §7',
  idField: 'flashcard_id',
});

export const voteFlashcard = openVoteCall({
  path: '/api/flashcards/vote/',
  summary: 'Vote on a card of somebody else or of a pack. Without a `vote_type` the vote is cleared.',
  spec: 'spec 2 §4, §7',
  idField: 'flashcard_id',
});

export const reportFlashcard = call({
  method: 'POST',
  path: '/api/flashcards/report/',
  access: 'registered',
  summary: 'Report what is wrong with a card.',
  spec: 'spec 2 §5, §7',
  input: z.object({
    flashcard_id: id(),
    /** Of `REPORT_REASONS`. */
    report_select: formInt().min(1).max(REPORT_REASONS.length).default(1),
    report_text: z.string().trim().min(1).max(REPORT_MAX),
  }),
  output: z.object({ ok: z.literal(true) }),
});

/** Flags of a card: none, and seven colours. */
export const FLAGS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const flagNumber = formInt()
  .min(0)
  .max(FLAGS.length - 1);

export const markFlashcard = call({
  method: 'POST',
  path: '/api/flashcards/mark/',
  access: 'registered',
  summary:
    'Suspend a card for oneself, bury it until tomorrow, or flag it; what is left out stays. A card that is set aside is neither due nor drawn.',
  input: z.object({
    flashcard_id: id(),
    suspended: z.stringbool().or(z.boolean()).optional(),
    buried: z.stringbool().or(z.boolean()).optional(),
    flag: flagNumber.optional(),
  }),
  output: z.object({ suspended: z.boolean(), buried: z.boolean(), flag: z.number().int() }),
});

/** The longest note on a card, in characters. */
export const CARD_NOTE_MAX = 4_000;

export const noteFlashcard = call({
  method: 'POST',
  path: '/api/flashcards/note/',
  access: 'registered',
  summary: "Keep one's own note on a card, as plain text. An empty one takes it away.",
  spec: 'spec 2 §3',
  input: z.object({ flashcard_id: id(), note: z.string().trim().max(CARD_NOTE_MAX) }),
  output: z.object({ note: z.string() }),
});

export const flashcardSummaries = page({
  path: '/api/flashcards/:flashcard_id/summaries/',
  example: 'deck',
  access: 'registered',
  summary: 'The pages of the notebook on the topics of a card.',
  spec: 'spec 2 §7',
  params: z.object({ flashcard_id: id() }),
  data: z.object({ summaries: z.array(z.object({ notebook_url: z.string(), topic_name: z.string() })) }),
});
