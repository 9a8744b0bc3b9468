import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { NEW_A_DAY } from '../plan/choose-today';
import { RETENTION } from '../review/memory';
import { USUAL_STEPS } from '../review/steps';
import { dayOfDate, weekdayOf } from '~/domain/kit/days';

/** A usual week: the whole share on every day, Monday first. In percent. */
export const USUAL_WEEK: readonly number[] = [100, 100, 100, 100, 100, 100, 100];

/** What the schedule of somebody's cards depends on besides their log. */
export interface LearnerSettings {
  /** 0.8 to 0.97. */
  retention: number;
  /** The 21 of FSRS-6 that were trained on their log; undefined if the defaults predict as well. */
  weights: readonly number[] | undefined;
  /** Percent of a usual day's work, Monday first. */
  weekdays: readonly number[];
  /** Percent of single days, by day; they go before the weekdays. */
  dates: ReadonlyMap<number, number>;
  timeZone: string;
  /** Whether they answer by again, hard, good and easy. */
  fourButtons: boolean;
  /** Learning steps in minutes, the shortest first. */
  steps: readonly number[];
  /** New cards that are begun on a day. */
  newADay: number;
  /** Cards that are reviewed on a day; null for all that are due. */
  reviewsADay: number | null;
}

interface Row {
  retention: number | null;
  weekdays: number[] | null;
  time_zone: string | null;
  four_buttons: boolean | null;
  steps: number[] | null;
  new_a_day: number | null;
  reviews_a_day: number | null;
  weights: number[] | null;
  dates: { day: string; share: number }[] | null;
}

const learner = statement<Row, [number]>(
  'flashcards.learner-settings',
  `SELECT chosen.retention, chosen.weekdays, chosen.time_zone, chosen.four_buttons, chosen.steps, chosen.new_a_day, chosen.reviews_a_day, trained.weights,
          (SELECT json_agg(json_build_object('day', day::text, 'share', share)) FROM flashcard_easy_dates WHERE account_id = $1::int) AS dates
     FROM (SELECT) nothing
     LEFT JOIN flashcard_settings chosen ON chosen.account_id = $1::int
     LEFT JOIN flashcard_weights trained ON trained.account_id = $1::int AND trained.used`,
);

/** Somebody's settings and trained weights, or the defaults. */
export async function learnerSettings(read: Pick<Reader, 'sql'>, personId: number): Promise<LearnerSettings> {
  const row = (await read.sql.one(learner, [personId]))!;
  return {
    retention: row.retention === null ? RETENTION : row.retention / 100,
    weights: row.weights ?? undefined,
    weekdays: row.weekdays ?? USUAL_WEEK,
    dates: new Map((row.dates ?? []).map(({ day, share }) => [dayOfDate(day), share])),
    timeZone: row.time_zone ?? 'UTC',
    fourButtons: row.four_buttons ?? false,
    steps: row.steps ?? USUAL_STEPS,
    newADay: row.new_a_day ?? NEW_A_DAY,
    reviewsADay: row.reviews_a_day,
  };
}

/** The share of a usual day's work that is wished for on a day, 0 to 1. */
export const shareOf = ({ dates, weekdays }: LearnerSettings, day: number): number =>
  (dates.get(day) ?? weekdays[weekdayOf(day)] ?? 100) / 100;
