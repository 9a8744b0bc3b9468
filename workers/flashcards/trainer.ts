import type { Trainer } from '~/domain/flashcards/training/train';

/** The longest time that training may take, and how often it is looked at, in milliseconds. */
const LONGEST = 60_000;
const LOOK_EVERY = 50;

/**
 * The reference trainer of FSRS, native code that works on threads of its own. It is loaded when the first log is trained:
 * only workers need it. It finds nothing on a platform that it is not built for: the usual weights stay there.
 * @throws Error when it takes longer than LONGEST
 */
export const referenceTrainer: Trainer = async (items) => {
  const binding = await import('@open-spaced-repetition/binding').catch(() => null);
  if (!binding) return [];
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = binding;
  const sequences = items.map(
    (reviews) => new FSRSBindingItem(reviews.map(({ rating, days }) => new FSRSBindingReview(rating, days))),
  );
  const ends = performance.now() + LONGEST;
  // What the library calls a time-out is how often it reports its progress, and looks whether it is done.
  return computeParameters(sequences, {
    enableShortTerm: true,
    timeout: LOOK_EVERY,
    progress: () => performance.now() < ends,
  });
};
