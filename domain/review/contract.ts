import { z } from 'zod';
import { call, id, live } from '../kit/contract';

/** An application is accepted by `publish` and refused by `send_back`. After an `undo` the proposal waits again. */
export const PROPOSAL_ACTS = ['publish', 'send_back', 'undo'] as const;
export type ProposalAct = (typeof PROPOSAL_ACTS)[number];
/** Decisions that are shown, the last first. */
export const PROPOSAL_ACTS_SHOWN = 50;

/**
 * One thing that was proposed. Rooms declare the kinds (`reviewable.ts`). The entity of a question or a text is the proposal, that of a
 * card the card.
 */
export interface Proposed {
  kind: string;
  entity_id: number;
}

/** The key of `moderation.proposal`, such as `question-12`. */
export const keyOf = ({ kind, entity_id }: Proposed): string => `${kind}-${entity_id}`;
const KEY = /^[a-z]{1,20}-[1-9][0-9]{0,9}$/;
/** What a key names. */
export function proposedOf(key: string): Proposed {
  const [kind, entity] = key.split('-');
  return { kind: kind!, entity_id: Number(entity) };
}

/** How long a decision took that was made in less time than reading takes; seconds. */
export const hurry = z.object({ took: z.number().int(), reading: z.number().int() });
export type Hurry = z.output<typeof hurry>;

const who = z.object({ id: z.number().int(), name: z.string(), avatar: z.string() });

export const reviewSnapshot = z.object({
  version: z.number().int(),
  /** Those who may decide and read it now. */
  readers: z.array(who),
  /** The last first. */
  decisions: z.array(
    z.object({
      id: z.number().int(),
      act: z.enum(PROPOSAL_ACTS),
      /** Null if that account is deleted. */
      who: who.nullable(),
      reason: z.string(),
      undone: z.boolean(),
      hurry: hurry.nullable(),
      at: z.string(),
    }),
  ),
  /** The decision that can be undone; null if there is none. */
  undoable: z.number().int().nullable(),
});
export type ReviewSnapshot = z.output<typeof reviewSnapshot>;

const which = z.object({ kind: z.string().regex(/^[a-z]{1,20}$/), entity_id: id() });

export const checkReview = call({
  method: 'POST',
  path: '/api/moderation/proposals/',
  access: 'registered',
  summary:
    'Who reads a proposal and what was decided on it, for those who may decide; polled every 4 s while the socket is down. 404 `proposal-not-reviewed` for others and for its author.',
  input: which,
  output: reviewSnapshot,
});

export const undoDecision = call({
  method: 'POST',
  path: '/api/moderation/proposals/undo/',
  access: 'registered',
  summary:
    'Undo the last decision on a proposal: it waits for one again, and readers see what they saw before. 404 `proposal-not-reviewed`; 409 `decision-not-undoable` if it was decided again or changed since.',
  input: which.extend({ decision_id: id() }),
  output: reviewSnapshot,
});

export const moderationProposal = live({
  name: 'moderation.proposal',
  key: z.string().regex(KEY),
  snapshot: reviewSnapshot,
  poll: { every: 4_000, path: () => checkReview.path, body: (key) => ({ ...proposedOf(key) }) },
  summary:
    'Who reads a proposal and what was decided on it; the key is a kind and an id, such as `question-12`, `flashcard-12`, `text-12` or `application-12`.',
});
