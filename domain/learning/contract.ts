import { z } from 'zod';
import { PACK_KEYS } from '../questions/authoring/packs';
import { call, formInt, type Output } from '../kit/contract';
import { isTimeZone } from '../kit/days';

/** A topic is called weak, and an average is shown, by at least so many answers. */
export const ANSWERS_MIN = 5;
/** Nothing is said of others if there are fewer. */
export const PEOPLE_MIN = 5;
/** Weeks before the present one on the weekly line (spec 2 §9). */
export const WEEKS_BACK = 6;
/** Weak topics that the start page offers. */
export const WEAK_TOPICS = 3;
/** A topic is weak below this share of right answers, in per cent. */
export const WEAK_BELOW = 80;

export const today = call({
  method: 'GET',
  path: '/api/learning/today/',
  access: 'registered',
  summary: 'What is worth doing today: what waits, what was begun, and the weakest topics.',
  input: z.object({}),
  output: z.object({
    /** The most pressing first. */
    items: z.array(
      z.object({
        /** Its room shows it. */
        kind: z.string(),
        url: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    /** Topics of the bank with at least 5 answers lately and the lowest share of questions whose last answer was right; at most 3. */
    weakest: z.array(
      z.object({
        topic_id: z.number().int(),
        specialty_id: z.number().int(),
        name: z.string(),
        answers: z.number().int(),
        /** Per cent, no decimals. */
        score: z.number().int(),
      }),
    ),
    /** They have taken no quiz and no station yet. */
    newcomer: z.boolean(),
  }),
});
export type Today = Output<typeof today>;

/** Questions, cards and stations of a day that somebody wants to do who has not chosen. */
export const GOAL_DEFAULT = 20;
export const GOAL_MAX = 500;

const date = z.iso.date();
export const week = call({
  method: 'GET',
  path: '/api/learning/week/',
  access: 'registered',
  summary:
    'What the person did each day of this week, how many cards are due on those that come, the goal of a day and the streak.',
  input: z.object({
    /** The time zone of the device: days begin by it. */
    zone: z.string().max(64).refine(isTimeZone),
  }),
  output: z.object({
    /** From Monday. */
    days: z
      .array(
        z.object({
          date,
          /** Questions answered, cards reviewed and stations taken. */
          done: z.number().int(),
          /** Cards that are due; today with those that were due before. None on days that are over. */
          planned: z.number().int(),
        }),
      )
      .length(7),
    today: date,
    goal: z.number().int(),
    /** Days in a row with practice. One missed day in seven is forgiven. */
    streak: z.object({ days: z.number().int(), forgiven: z.boolean() }),
    /** Within a day of registering, once ten questions, ten cards or a station are done and until it is put away. A gateway of the release before does not say. */
    first_day: z
      .object({
        questions: z.number().int(),
        cards: z.number().int(),
        stations: z.number().int(),
        /** Cards that are due tomorrow. */
        due: z.number().int(),
        /** Questions of the last days that were answered wrongly, and not right since. */
        mistakes: z.number().int(),
        exam: z.object({ name: z.string(), date }).nullable(),
      })
      .nullable()
      .optional(),
  }),
});
export type Week = Output<typeof week>;

export const chooseGoal = call({
  method: 'POST',
  path: '/api/learning/goal/',
  access: 'registered',
  summary: 'Choose how many questions, cards and stations to do a day.',
  input: z.object({ goal: formInt().min(1).max(GOAL_MAX) }),
  output: z.object({ goal: z.number().int() }),
});

export const putAwayFirst = call({
  method: 'POST',
  path: '/api/learning/first-day/put-away/',
  access: 'registered',
  summary: 'Put away what the start page says after the first practice.',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
});

const mean = z.number().min(0).max(100).nullable();

export const learningChart = call({
  method: 'GET',
  path: '/api/learning/chart/',
  access: 'registered',
  summary:
    "The person's weekly score beside others' average, and how others' scores are spread: of the whole bank, a specialty or a pack. Of quizzes that have ended, by their questions of the bank. Nothing is said of fewer than 5 people.",
  spec: 'spec 2 §7, §9',
  input: z.object({
    /** 0 for all of them. */
    specialty: formInt().min(0).max(99).default(0),
    /** Instead of a specialty; empty for none. */
    pack: z.enum(['', ...PACK_KEYS]).default(''),
  }),
  output: z.object({
    data: z.object({
      /** How many weeks ago, 6 to 0; weeks begin on Monday, in UTC. */
      labels: z.array(z.number().int()).length(WEEKS_BACK + 1),
      /** Per cent, one decimal; null in a week without answers, or of fewer than 5 others. */
      datasets: z.array(z.object({ label: z.enum(['you', 'others']), data: z.array(mean).length(WEEKS_BACK + 1) })),
    }),
    /** How many others have which score; null if they are fewer than 5. */
    histogram: z
      .object({
        /** Scores in per cent, rounded to the nearest 10: the lowest of each bar. */
        labels: z.array(z.number().int()),
        /** The highest of each bar: bars of fewer than 5 people are merged with their neighbours. A gateway of the release before does not say. */
        until: z.array(z.number().int()).optional(),
        /** People, by bar: none, or at least 5. */
        data: z.array(z.number().int()),
        /** Null below 5 answers of one's own. */
        user_average: mean,
        others_average: z.number().min(0).max(100),
      })
      .nullable(),
    /** What of the bank the person has answered, the whole of it first. */
    scopes: z.array(
      z.object({
        specialty: z.number().int(),
        pack: z.enum(['', ...PACK_KEYS]),
        answers: z.number().int(),
        /** Per cent, one decimal. */
        score: z.number(),
      }),
    ),
  }),
});
export type LearningChart = Output<typeof learningChart>;
