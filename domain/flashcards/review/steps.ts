import type { Rating } from './memory';

/** Learning steps in minutes, for those who have not chosen any. */
export const USUAL_STEPS: readonly number[] = [1, 10];
export const STEPS_MAX = 5;
/** Minutes of the longest step: a day. */
export const STEP_MAX = 1_440;

/** Learning steps in seconds. @param steps in minutes */
export const secondsOfSteps = ({ steps }: { steps: readonly number[] }): number[] => steps.map((step) => step * 60);

/** A card as the next step depends on it. */
export interface SteppedCard {
  /** Seconds of the step that it waits at, or has waited at; none if its memory said when it comes. */
  step?: number | null | undefined;
  /** Whether it was never answered. */
  isNew: boolean;
}

/**
 * In how many seconds a card comes again after an answer, by somebody's learning steps; null if its memory says when. A wrong card
 * begins at the first step. A right one takes the next longer step than it has waited at, and is learnt after the last one. A card
 * that is neither new nor at a step is learnt when it is right. Hard repeats the step, and easy leaves out the rest.
 *
 * @param steps in seconds, the shortest first; at least one
 */
export function againIn(
  steps: readonly number[],
  { step, isNew }: SteppedCard,
  correct: boolean,
  rating?: Rating | null,
): number | null {
  const [first = null] = steps;
  if (!correct) return first;
  const waited = step ?? (isNew ? first : null);
  if (waited === null || rating === 4) return null;
  return rating === 2 ? waited : (steps.find((one) => one > waited) ?? null);
}
