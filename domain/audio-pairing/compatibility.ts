/**
 * Who suits whom, and how that widens as one waits. Pure; runs in the browser too. A wish narrows at first and gives way
 * after a while, so that nobody waits for ever: two people are a pair when each would have the other at that moment.
 */
export const STAGE_WISHES = ['near', 'any'] as const;

export interface Wishes {
  /** Style of station (1 to 4), or null for any. */
  style: number | null;
  /** Whether the partner's training stage should be near one's own. */
  stage: (typeof STAGE_WISHES)[number];
  /** Language to practise in, or null for any. */
  language: string | null;
}

export interface Seeker extends Wishes {
  /** One's own training stage, 1 to 24, or null if it is not known. */
  training_stage: number | null;
  /** Epoch milliseconds. */
  waiting_since: number;
}

/** Seconds of waiting after which a wish gives way. */
export const WIDENS_AT = { stage: 10, anyStage: 20, style: 30, language: 60 } as const;
/** How many stages apart still is near: at first, and after `WIDENS_AT.stage`. */
export const NEAR_STAGES = { first: 2, wider: 6 } as const;

/** How many training stages apart the partner may be after so many seconds. */
export function stageReach(wish: Wishes['stage'], secondsWaited: number): number {
  if (wish === 'any' || secondsWaited >= WIDENS_AT.anyStage) return Number.POSITIVE_INFINITY;
  return secondsWaited >= WIDENS_AT.stage ? NEAR_STAGES.wider : NEAR_STAGES.first;
}

/** What is still asked for; null if anything will do by now. `reach` is how many training stages apart is near enough. */
export interface StillAsked {
  style: number | null;
  reach: number;
  language: string | null;
}

export function wishesAfter(wishes: Wishes, secondsWaited: number): StillAsked {
  return {
    style: secondsWaited >= WIDENS_AT.style ? null : wishes.style,
    reach: stageReach(wishes.stage, secondsWaited),
    language: secondsWaited >= WIDENS_AT.language ? null : wishes.language,
  };
}

const apart = (one: number | null, other: number | null): number =>
  one === other ? 0 : one === null || other === null ? Number.POSITIVE_INFINITY : Math.abs(one - other);

/** Whether `one` accepts `other` by now. A seeker of any style or language suits every style or language. */
const accepts = (one: Seeker, asked: StillAsked, other: Seeker): boolean =>
  (asked.style === null || other.style === null || asked.style === other.style) &&
  (asked.language === null || other.language === null || asked.language === other.language) &&
  apart(one.training_stage, other.training_stage) <= asked.reach;

/** Each would have the other. Who is blocked is not looked at here. */
export const suits = (one: Seeker, asked: StillAsked, other: Seeker, askedByOther: StillAsked): boolean =>
  accepts(one, asked, other) && accepts(other, askedByOther, one);

export const compatible = (one: Seeker, other: Seeker, now: number): boolean =>
  suits(
    one,
    wishesAfter(one, (now - one.waiting_since) / 1_000),
    other,
    wishesAfter(other, (now - other.waiting_since) / 1_000),
  );
