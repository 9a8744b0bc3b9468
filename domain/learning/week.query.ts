import { METRICS } from '../acts/metrics';
import { countDueByDay } from '../flashcards/review/own-cards.query';
import { dateOfDay, DAY_MS, dayOf, startOf, sumByDay, weekdayOf } from '../kit/days';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ACTS_BY_HOUR } from '../statistics/views';
import { GOAL_DEFAULT, type Week } from './contract';
import { findFirstDay } from './first-day.query';
import { streakOf } from './streak';

/** How far back a streak is counted, in days. */
const STREAK_MOST = 400;

// In zones with half hours, an act in the hour of midnight counts to the day in which that hour began.
const practised = statement<{ hour: Date; done: number }, [number, Date]>(
  'learning.practised',
  `SELECT acts.hour, sum(acts.count)::int AS done FROM ${ACTS_BY_HOUR} acts
    WHERE acts.account_id = $1 AND acts.hour >= $2 AND acts.count > 0
      AND acts.metric IN (${METRICS.question}, ${METRICS.card}, ${METRICS.station})
    GROUP BY 1`,
);
const goal = statement<{ a_day: number }, [number]>(
  'learning.goal',
  'SELECT a_day FROM learning_goals WHERE account_id = $1',
);

/** The week of somebody: what was done and is planned each day, the goal and the streak. @param zone of the device */
export async function findWeek(read: Reader, person: Person, zone: string): Promise<Week> {
  const now = read.clock.now().getTime();
  const today = dayOf(now, zone);
  const monday = today - weekdayOf(today);
  const [rows, due, wanted] = await Promise.all([
    read.sql.all(practised, [person.id, new Date(now - STREAK_MOST * DAY_MS)]),
    countDueByDay(read, person.id, zone, new Date(startOf(Math.max(monday + 7, today + 2), zone))),
    read.sql.one(goal, [person.id]),
  ]);
  const done = sumByDay(
    rows.map((row) => [row.hour, row.done]),
    zone,
  );
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const day = monday + index;
      return { date: dateOfDay(day), done: done.get(day) ?? 0, planned: due.get(day) ?? 0 };
    }),
    today: dateOfDay(today),
    goal: wanted?.a_day ?? GOAL_DEFAULT,
    streak: streakOf(new Set(done.keys()), today),
    first_day: await findFirstDay(read, person, due.get(today + 1) ?? 0),
  };
}
