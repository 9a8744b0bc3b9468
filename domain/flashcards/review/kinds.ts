/** What a review draws its cards from. */
export type ReviewSource =
  | 'pack'
  | 'collection'
  | 'own-deck'
  | 'shared-deck'
  | 'bookmarks'
  | 'due'
  | 'plan'
  | 'topic'
  | 'today';

export interface ReviewKind {
  source: ReviewSource;
  /** Each card is asked once, and goes. Otherwise it stays, with a new bin: a Leitner review (spec 2 §4). */
  removes: boolean;
  /** A card that is new or was wrong comes again within the review, by learning steps, and goes when it is learnt. */
  steps?: true;
}

/**
 * The types of a review (spec 2 §4). The specification says only which of them remove an answered card; what each draws from
 * is ours, as is type 13. Nothing else branches on these numbers.
 */
export const REVIEW_KINDS = {
  1: { source: 'pack', removes: true },
  2: { source: 'pack', removes: false },
  3: { source: 'collection', removes: true },
  4: { source: 'own-deck', removes: true },
  5: { source: 'shared-deck', removes: true },
  6: { source: 'bookmarks', removes: true },
  7: { source: 'own-deck', removes: false },
  8: { source: 'shared-deck', removes: false },
  9: { source: 'bookmarks', removes: false },
  10: { source: 'due', removes: true },
  11: { source: 'plan', removes: true },
  12: { source: 'topic', removes: true },
  13: { source: 'today', removes: true, steps: true },
} as const satisfies Record<number, ReviewKind>;

export type ReviewType = keyof typeof REVIEW_KINDS;
export const REVIEW_TYPES = Object.keys(REVIEW_KINDS).map(Number) as ReviewType[];

/** Types that are put together in the set-up. A review of the plan is begun from the plan itself, and one of today at home. */
export const SETUP_TYPES = REVIEW_TYPES.filter((type) => !['plan', 'today'].includes(REVIEW_KINDS[type].source));

export const reviewKind = (type: ReviewType): ReviewKind => REVIEW_KINDS[type];

/** What the address of the set-up says (spec 2 §2). */
interface SetupAddress {
  type?: string | undefined;
  specialty: number;
  topic: number;
}

/**
 * A choice that is sent to the set-up: what it leaves out is as the address says. Without a type, cards of collections are drawn
 * at `type=collection`, those of a specialty or topic if one is named, and else those of packs.
 */
export function selectionOn<S extends { quiz_type?: ReviewType | undefined; specialty: number; topic: number }>(
  address: SetupAddress,
  sent: S,
): S & { quiz_type: ReviewType } {
  const specialty = sent.specialty || address.specialty;
  const topic = sent.topic || address.topic;
  const source = address.type === 'collection' ? 'collection' : specialty || topic ? 'topic' : 'pack';
  return { ...sent, specialty, topic, quiz_type: sent.quiz_type ?? reviewTypeOf(source, false) };
}

/** The type of a review that draws from a source, in Leitner's way or not; of one that cannot, its only type (spec 2 §4). */
export function reviewTypeOf(source: ReviewSource, leitner: boolean): ReviewType {
  const fitting = REVIEW_TYPES.filter((type) => REVIEW_KINDS[type].source === source);
  return fitting.find((type) => REVIEW_KINDS[type].removes !== leitner) ?? fitting[0]!;
}
