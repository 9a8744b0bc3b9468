import type { Reader } from '~/domain/kit/transaction';
import { groupBy } from '~/domain/kit/group-by';
import { DAY_MS, dayOf, dayOfDate, startOfDay } from '~/domain/kit/days';
import { type LearnerSettings, learnerSettings, shareOf } from '../memory/learner.query';
import { memoryModel } from '../review/memory';
import { type Choice, chooseToday, newToday, type Recall, recallWith, recallWithout } from './choose-today';
import { PLAN_CARDS_MAX } from './contract';
import {
  type ExamCard,
  type ExamRow,
  findExam,
  findExamCards,
  findPace,
  type Pace,
  planDoneSince,
} from './exam-cards.query';
import { forecast } from './forecast';
import { type PlanCard, type PlanModel, USUAL_FIRST_RIGHT, USUAL_SECONDS } from './gain';

/** The usual figures weigh as much as so many answers of the person's own. */
const PRIOR = 10;
/** An exam on the same day is so far ahead, in days. */
const SAME_DAY = 0.125;

const secondsOf = (own: number | null, usual: number): number => Math.max(2, own === null ? usual : own / 1_000);

/** What a plan is made with, for a person of such a pace. */
export const planModel = ({ weights }: LearnerSettings, pace: Pace): PlanModel => ({
  memory: memoryModel(weights),
  seconds: {
    right: secondsOf(pace.right_ms, USUAL_SECONDS.right),
    wrong: secondsOf(pace.wrong_ms, USUAL_SECONDS.wrong),
  },
  firstRight: (pace.first_right + PRIOR * USUAL_FIRST_RIGHT) / (pace.first + PRIOR),
});

const toPlanCard = ({ id, stability, difficulty, last_answered }: ExamCard): PlanCard => ({
  id,
  memory: stability === null || difficulty === null ? null : { stability, difficulty },
  answered: (last_answered?.getTime() ?? 0) / DAY_MS,
});

export interface Plan {
  exam: ExamRow;
  /** Whole days to the exam; 0 on its day. */
  days: number;
  cards: ExamCard[];
  cut: boolean;
  secondsLeft: number;
  secondsDone: number;
  /** The plan's review that was begun today and not ended. */
  unfinished: number | null;
  /** The most urgent first. */
  toDo: Choice[];
  without: Recall;
  today: Recall;
  /** With all reviews until the exam; takes the longest, and is only worked out when asked for. */
  followed(): Recall;
}

/** Somebody's plan as it is now; null without an exam, or after it. Easy days shorten the work. */
export async function makePlan(read: Pick<Reader, 'sql' | 'clock'>, personId: number): Promise<Plan | null> {
  const exam = await findExam(read, personId);
  if (!exam) return null;
  const instant = read.clock.now().getTime();
  const settings = await learnerSettings(read, personId);
  const today = dayOf(instant, settings.timeZone);
  const days = dayOfDate(exam.exam_on) - today;
  if (days < 0) return null;

  const [rows, pace, done] = await Promise.all([
    findExamCards(read, personId),
    findPace(read, personId),
    planDoneSince(read, personId, new Date(startOfDay(instant, settings.timeZone))),
  ]);
  const cards = rows.slice(0, PLAN_CARDS_MAX);
  const model = planModel(settings, pace);
  const planned = cards.map(toPlanCard);
  const now = instant / DAY_MS;
  const at = now + Math.max(days, SAME_DAY);
  const secondsOfDay = (day: number) => 60 * exam.minutes * shareOf(settings, today + day);
  const secondsLeft = Math.max(0, Math.round(secondsOfDay(0) - done.seconds));
  const unseen = planned.filter(({ memory }) => !memory).length;
  const fresh = Math.max(0, newToday(unseen + done.fresh, days) - done.fresh);
  const toDo = chooseToday(model, planned, now, at, secondsLeft, fresh);
  const without = recallWithout(model, planned, at);
  return {
    exam,
    days,
    cards,
    cut: rows.length > cards.length,
    secondsLeft,
    secondsDone: done.seconds,
    unfinished: done.unfinished,
    toDo,
    without,
    today: recallWith(without, toDo),
    followed: () => forecast(model, planned, now, at, (day) => (day === 0 ? secondsLeft : secondsOfDay(day)), fresh),
  };
}

const meanOf = (recall: Recall, cards: readonly ExamCard[]): number =>
  cards.reduce((sum, { id }) => sum + (recall.get(id) ?? 0), 0) / Math.max(1, cards.length);

/** Expected recall at the exam of all cards and of each specialty, the largest one first. */
export function recallOf({ cards, without, today, followed }: Plan) {
  const plan = followed();
  const of = (some: readonly ExamCard[]) => ({
    nothing: meanOf(without, some),
    today: meanOf(today, some),
    plan: meanOf(plan, some),
  });
  const specialties = [...groupBy(cards, ({ specialty_id }) => specialty_id)]
    .map(([specialty_id, some]) => ({ specialty_id, cards: some.length, ...of(some) }))
    .toSorted((one, other) => other.cards - one.cards || one.specialty_id - other.specialty_id);
  return { recall: of(cards), specialties };
}
