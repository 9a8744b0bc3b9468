import { z } from 'zod';
import { goTo } from '~/domain/accounts/contract';
import { action, formInt, id, page } from '~/domain/kit/contract';
import { isTimeZone } from '~/domain/kit/days';
import { dueOnDay } from '../home/contract';
import { RETENTION_MAX, RETENTION_MIN } from '../review/memory';
import { STEP_MAX, STEPS_MAX } from '../review/steps';

export const MINUTES_MIN = 5;
export const MINUTES_MAX = 600;
/** How far ahead an exam may be, in days. */
export const EXAM_AHEAD_MAX = 730;
/** Cards of one plan, at most; the earliest made are taken. */
export const PLAN_CARDS_MAX = 5_000;
export const EASY_DATES_MAX = 100;
export const NEW_A_DAY_MAX = 999;
export const REVIEWS_A_DAY_MAX = 9_999;

/** A day such as `2026-11-23`. */
const date = z.iso.date();
/** The time zone of the browser: days begin by it. */
const timeZone = z.string().min(1).max(64).refine(isTimeZone);
const share = formInt().min(0).max(100);

const recall = z.object({
  /** Expected recall on the day of the exam, 0 to 1: without another review, with today's, and with all that are planned. */
  nothing: z.number(),
  today: z.number(),
  plan: z.number(),
});
const ofSpecialty = recall.extend({ specialty_id: z.number().int(), cards: z.number().int() });

export const examPlan = page({
  path: '/flashcards/plan/',
  access: 'registered',
  summary: 'The exam that somebody learns for, what they may expect to recall then, and what to do today.',
  data: z.object({
    /** The day that it is for the person, such as `2026-11-23`. */
    today: z.string(),
    exam: z
      .object({
        exam_name: z.string(),
        exam_on: z.string(),
        minutes: z.number().int(),
        decks: z.array(z.number().int()),
        specialties: z.array(z.number().int()),
      })
      .nullable(),
    /** Null without an exam, or after it. */
    plan: z
      .object({
        /** 0 on the day of the exam. */
        days: z.number().int(),
        cards: z.number().int(),
        new_cards: z.number().int(),
        /** Whether PLAN_CARDS_MAX cut cards off. */
        cut: z.boolean(),
        /** Left of today's minutes, and done today, in seconds. */
        seconds_left: z.number().int(),
        seconds_done: z.number().int(),
        /** What to review in the time that is left. */
        to_do: z.object({ cards: z.number().int(), new_cards: z.number().int(), seconds: z.number().int() }),
        recall,
        /** The most cards first; 0 stands for cards without a topic. */
        specialties: z.array(ofSpecialty),
        /** A plan's review that was begun today and not ended. */
        unfinished_url: z.string(),
      })
      .nullable(),
    /** What an exam can be made of, with the cards in each. */
    choices: z.object({
      decks: z.array(z.object({ id: z.number().int(), deck_name: z.string(), cards: z.number().int() })),
      specialties: z.array(z.object({ id: z.number().int(), cards: z.number().int() })),
    }),
  }),
  actions: {
    save: action({
      summary: 'Name the exam, or change it.',
      input: z.object({
        exam_name: z.string().trim().max(120).default(''),
        exam_on: date,
        minutes: formInt().min(MINUTES_MIN).max(MINUTES_MAX),
        decks: z.array(id()).max(200).default([]),
        specialties: z.array(formInt().min(1).max(32_767)).max(100).default([]),
        time_zone: timeZone,
      }),
      output: z.object({ saved: z.boolean() }),
    }),
    end: action({
      summary: 'Take the exam away. Cards and their log stay.',
      input: z.object({}),
      output: z.object({ ended: z.boolean() }),
    }),
    start: action({
      summary: 'Review what the plan has for today. The same `submission_id` again answers the review that it started.',
      input: z.object({ submission_id: z.uuid().optional() }),
      output: goTo,
    }),
  },
});

/** How reviews are spread over days. Shares are percent of a usual day's cards. */
const settings = z.object({
  retention: formInt()
    .min(RETENTION_MIN * 100)
    .max(RETENTION_MAX * 100),
  /** Monday first. */
  weekdays: z.array(share).length(7),
  easy_dates: z.array(z.object({ day: date, share })).max(EASY_DATES_MAX),
  /** Answer by again, hard, good and easy where each card comes once; left out, it stays. */
  four_buttons: z.stringbool().or(z.boolean()).optional(),
  /** Learning steps in minutes, the shortest first; left out, they stay, as do the numbers. */
  steps: z
    .array(formInt().min(1).max(STEP_MAX))
    .min(1)
    .max(STEPS_MAX)
    .refine((steps) => steps.every((step, nth) => nth === 0 || step > steps[nth - 1]!))
    .optional(),
  /** New cards that today’s review has on a day. */
  new_a_day: formInt().min(0).max(NEW_A_DAY_MAX).optional(),
  /** Cards that are due, of those: null for all. */
  reviews_a_day: formInt().min(0).max(REVIEWS_A_DAY_MAX).nullable().optional(),
});

const POINT = { day: z.number(), recall: z.number() };

export const memoryProgress = page({
  path: '/flashcards/progress/',
  access: 'registered',
  summary:
    'What becomes of one’s memory: forgetting of a card, coming load, retention by week, and how reviews are spread.',
  query: z.object({ card: formInt().min(0).default(0) }),
  data: z.object({
    today: z.string(),
    settings,
    /** Whether weights were trained on one's own log, and how much better they predict its end. */
    training: z.object({
      reviews: z.number().int(),
      from: z.number().int(),
      trained: z
        .object({
          used: z.boolean(),
          log_loss: z.number(),
          default_log_loss: z.number(),
          trained_at: z.string(),
        })
        .nullable(),
    }),
    /** Cards that are due on each of the next 30 days, overdue ones on the first. */
    load: z.array(dueOnDay),
    /** Weeks with answers of the last twelve, by their Monday: share of right answers, and the mean of what was predicted. */
    retention: z.array(
      z.object({ week: z.string(), answers: z.number().int(), recalled: z.number(), predicted: z.number() }),
    ),
    /** The cards that were answered last: one can be chosen. */
    cards: z.array(z.object({ id: z.number().int(), front: z.string() })),
    /** Of the chosen card, from its first answer until 30 days from now; days from now. */
    curve: z
      .object({
        id: z.number().int(),
        front: z.string(),
        stability: z.number(),
        answers: z.array(z.object({ day: z.number(), correct: z.boolean() })),
        points: z.array(z.object(POINT)),
        due: z.number(),
      })
      .nullable(),
  }),
  actions: {
    save: action({
      summary: 'Choose the retention and easy days. All cards are scheduled anew.',
      input: settings.extend({ time_zone: timeZone }),
      output: z.object({ saved: z.boolean() }),
    }),
  },
});
