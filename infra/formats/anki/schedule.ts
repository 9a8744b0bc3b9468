import type { ImportedSchedule } from '~/domain/flashcards/exchange/imported-card';
import { DAY_MS, dateOfDay, dayOf, startOf } from '~/domain/kit/days';
import { sm2Memory } from '~/domain/flashcards/review/memory';

/** Anki's day begins so many seconds after midnight. */
export const ROLLOVER = 4 * 3_600;
const DAY = 86_400;
/** The first day of our collections, before any review: 2008-05-01. */
export const FIRST_DAY = 14_000;
/** A due date from here on is an instant in seconds, and no number of a day. */
const INSTANTS_FROM = 1_000_000_000;

/** `cards.type` and `cards.queue`. */
export const TYPE = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
export const QUEUE = { buried: -3, siblingBuried: -2, suspended: -1, new: 0, learning: 1, review: 2 } as const;
const FLAGS = 7;

/**
 * The local day on which a collection was made: days of due dates are counted from it.
 * @param crt when it was made, in seconds: at the hour at which a day begins there
 * @param west minutes that the place was west of Greenwich; collections of old versions do not say it
 */
export function firstDayOf(crt: number, west: number | null): number {
  const inDay = (((ROLLOVER - (crt % DAY)) % DAY) + DAY) % DAY;
  const offset = west === null ? (inDay > 14 * 3_600 ? inDay - DAY : inDay) : -west * 60;
  return Math.floor((crt + offset) / DAY);
}

/** A card's row of a package. Anything may be in it. */
export interface CardNumbers {
  type: number;
  queue: number;
  due: number;
  interval: number;
  factor: number;
  reps: number;
  lapses: number;
  /** Of a card in a filtered deck: its due date at home. */
  homeDue: number;
  flags: number;
  data: string;
}

const bounded = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.max(least, Math.min(most, value)) : least;

function parsed(data: string): Record<string, unknown> {
  if (!data.startsWith('{')) return {};
  try {
    return JSON.parse(data) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function memoryOf({ data, interval, factor }: CardNumbers): ImportedSchedule['memory'] {
  const { s, d } = parsed(data);
  if (typeof s === 'number' && typeof d === 'number' && s > 0)
    return { stability: bounded(s, 0.001, 36_500), difficulty: bounded(d, 1, 10) };
  return interval >= 1 && factor > 0 ? sm2Memory(bounded(interval, 1, 36_500), factor / 1_000) : null;
}

/** What a package says of when a card is asked again, and with what memory; null for a new card. */
export function scheduleOf(row: CardNumbers, firstDay: number): ImportedSchedule | null {
  const { type, due, homeDue, interval, data } = row;
  if (type !== TYPE.learning && type !== TYPE.review && type !== TYPE.relearning) return null;
  const at = homeDue === 0 ? due : homeDue;
  const lasts = bounded(interval, 0, 36_500);
  const { lrt } = parsed(data);
  const asInstant = at >= INSTANTS_FROM;
  const day = firstDay + bounded(at, -36_500, 100_000);
  return {
    correct: type === TYPE.review,
    due_at: asInstant ? bounded(at, 0, 9_999_999_999) * 1_000 : null,
    due_on: asInstant ? null : dateOfDay(day),
    answered_at:
      typeof lrt === 'number' ? bounded(lrt, 0, 9_999_999_999) * 1_000 : asInstant ? null : (day - lasts) * DAY_MS,
    memory: memoryOf(row),
    reviews: bounded(row.reps, 1, 1_000_000),
    lapses: bounded(row.lapses, 0, 1_000_000),
  };
}

export const marksOf = ({ queue, flags }: CardNumbers) => ({
  suspended: queue === QUEUE.suspended,
  buried: queue === QUEUE.buried || queue === QUEUE.siblingBuried,
  flag: bounded(flags, 0, 2 ** 31) & FLAGS,
});

/** What is known here of one card of one person. */
export interface KnownCard {
  position: number;
  /** Null for a card that was never answered. */
  state: {
    reviews: number;
    lapses: number;
    lastAnswered: number;
    lastCorrect: boolean;
    stability: number;
    difficulty: number;
    dueAt: number;
  } | null;
  suspended: boolean;
  buried: boolean;
  flag: number;
}

/** Ease of SM-2, which is not ours: what every card of Anki begins with. */
const FACTOR = 2_500;
/** One step of learning left, and today. */
const LEFT = 1_001;

/** The columns of `cards` after `usn`: type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data. */
export function rowOfCard(
  { position, state, suspended, buried, flag }: KnownCard,
  zone: string,
  retention: number,
): (string | number)[] {
  const aside = suspended ? QUEUE.suspended : buried ? QUEUE.buried : null;
  if (!state) return [TYPE.new, aside ?? QUEUE.new, position, 0, 0, 0, 0, 0, 0, 0, flag, ''];
  const { reviews, lapses, lastAnswered, lastCorrect, stability, difficulty, dueAt } = state;
  const data = JSON.stringify({
    s: Number(stability.toFixed(4)),
    d: Number(difficulty.toFixed(3)),
    dr: retention,
    lrt: Math.floor(lastAnswered / 1_000),
  });
  const dueDay = dayOf(dueAt, zone);
  const counts = [reviews, lapses];
  if (lastCorrect) {
    const interval = Math.max(1, dueDay - dayOf(lastAnswered, zone));
    return [TYPE.review, aside ?? QUEUE.review, dueDay - FIRST_DAY, interval, FACTOR, ...counts, 0, 0, 0, flag, data];
  }
  const [type, interval] = lapses > 0 ? [TYPE.relearning, Math.max(1, Math.round(stability))] : [TYPE.learning, 0];
  return [
    type,
    aside ?? QUEUE.learning,
    Math.ceil(dueAt / 1_000),
    interval,
    lapses > 0 ? FACTOR : 0,
    ...counts,
    LEFT,
    0,
    0,
    flag,
    data,
  ];
}

/** When our collections were made, in seconds, and how many minutes their place is west of Greenwich. */
export function creationIn(zone: string): { crt: number; west: number } {
  const begins = startOf(FIRST_DAY, zone);
  return { crt: begins / 1_000 + ROLLOVER, west: Math.round((begins - FIRST_DAY * DAY_MS) / 60_000) };
}
