import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, formInt, id, live, noInput, page } from '~/domain/kit/contract';
import { safeHtml } from '~/domain/kit/html/safe-html';
import { hurry } from '~/domain/review/contract';
import { editedCard } from '../decks/contract';
import { packOrCollection, packsToWriteFor, sentFiling } from '../single-card/contract';

/** What becomes of a proposed card: a returned one is its author's to mend, with a reason. Readers see what is published. */
export const CARD_STATES = ['proposed', 'returned', 'published', 'withdrawn'] as const;
export type CardState = (typeof CARD_STATES)[number];
/** The shortest and the longest reason with which a card is sent back, in characters. */
export const RETURN_MIN = 10;
export const RETURN_MAX = 2_000;

const cardVersion = z.object({ version: z.number().int() });

const revision = formInt().positive();

export const moderateCard = page({
  path: '/moderation/flashcards/:card_id/',
  example: 'proposed card',
  access: 'registered',
  summary:
    'One card of a pack or collection: its author, collection, pack and tags. For moderators; a proposed one also for its author and for authors in good standing; not there for others.',
  spec: 'spec 2 §2, §6, §7',
  params: z.object({ card_id: id() }),
  data: packsToWriteFor.extend({
    card: z.object({
      id: z.number().int(),
      front: safeHtml(),
      back: safeHtml(),
      front_image_url: z.string(),
      back_image_url: z.string(),
      tags: z.array(z.string()),
      /** Its place in the pack, from 1. */
      order: z.number().int(),
      /** The pack or collection that it is in. */
      deck_id: z.number().int(),
      topic: z.number().int(),
      specialty: z.number().int(),
      filing: z.record(z.string(), z.string()),
      /** Grows with every change. */
      revision: z.number().int(),
      author: z.object({ id: z.number().int(), name: z.string() }).nullable(),
    }),
    /** The version of `flashcards.moderated-card` that this is at least. */
    live_version: z.number().int(),
    /** Null for a card that nobody proposed. */
    proposal: z
      .object({
        state: z.enum(CARD_STATES),
        by: z.string(),
        reason: z.string(),
        at: z.string(),
        decided_by: z.string(),
      })
      .nullable(),
    /** The person has proposed it. */
    own: z.boolean(),
    /** The person may publish it or send it back. */
    may_decide: z.boolean(),
    /** The person may change its two sides. */
    may_write: z.boolean(),
    /** The person may change everything else of it. */
    may_file: z.boolean(),
    /** The person may credit another person with it. */
    may_credit: z.boolean(),
  }),
  actions: {
    submit: action({
      summary:
        'Save it. Of a card that was sent back, its author proposes it again so. 403 `card-of-another` for other texts of another person’s proposal; 409 `cards-changed` when it was changed since; 404 `deck-not-found`; 422 `author-unknown`, `empty-card`, `picture-not-ours`.',
      spec: 'spec 2 §7',
      input: editedCard
        .omit({ id: true, revision: true })
        .extend({
          /** Without it, any revision is changed. */
          revision: revision.optional(),
          ...packOrCollection,
          /** An account; 0 for nobody. */
          author: formInt().nonnegative().default(0),
          topic: formInt().nonnegative().default(0),
          filing: sentFiling,
        })
        .refine(({ pack, collection }) => (pack === undefined) !== (collection === undefined), {
          path: ['pack'],
          message: 'either a pack or a collection',
        }),
      output: goTo,
    }),
    publish: action({
      summary: 'Publish a proposed card. 409 `card-decided`, `cards-changed`; 403 `own-card-proposal`.',
      input: z.object({ revision }),
      output: goTo.extend({ hurry: hurry.optional() }),
    }),
    send_back: action({
      summary: 'Send a proposed card back to its author. As `publish`, and 422 `return-reason-missing`.',
      input: z.object({ revision, reason: z.string().trim().max(RETURN_MAX) }),
      output: goTo.extend({ hurry: hurry.optional() }),
    }),
    check_card: action({ summary: 'Poll.', input: noInput, output: cardVersion }),
    withdraw: action({
      summary:
        'Take one’s own proposed card back. 404 `flashcard-not-found` once it is published; 409 `cards-changed`.',
      input: z.object({ revision }),
      output: goTo,
    }),
  },
});

/** Says that a card of a pack has changed, or what becomes of it; those who have it open load it again. */
export const moderatedCard = live({
  name: 'flashcards.moderated-card',
  key: id(),
  snapshot: cardVersion,
  poll: {
    every: 10_000,
    path: (key) => `/moderation/flashcards/${key}/`,
    body: () => ({ data_request: 'check_card' }),
  },
  summary: 'The version of one card of a pack for those who may decide on it; the key is its id.',
});
