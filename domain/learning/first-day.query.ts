import { findExam } from '../flashcards/plan/exam-cards.query';
import { METRICS } from '../acts/metrics';
import { PEOPLE } from '../accounts/views';
import { DAY_MS } from '../kit/days';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { ACTS_BY_HOUR } from '../statistics/views';
import type { Week } from './contract';
import { mistakesToday } from './mistakes/today';

type Done = Pick<NonNullable<Week['first_day']>, 'questions' | 'cards' | 'stations'>;

/** One of these is a piece of work. */
const PIECE: Done = { questions: 10, cards: 10, stations: 1 };

const doneSince = (metric: number): string =>
  `coalesce(sum(acts.count) FILTER (WHERE acts.metric = ${metric}), 0)::int`;
const first = statement<Done, [number, Date]>(
  'learning.first-day',
  `SELECT ${doneSince(METRICS.question)} AS questions, ${doneSince(METRICS.card)} AS cards, ${doneSince(METRICS.station)} AS stations
     FROM ${PEOPLE} person JOIN ${ACTS_BY_HOUR} acts ON acts.account_id = person.id AND acts.hour >= date_trunc('hour', person.created_at)
    WHERE person.id = $1 AND person.created_at > $2 AND NOT EXISTS (SELECT FROM learning_first_days WHERE account_id = $1)`,
);

/**
 * What a new person did on their first day, and what tomorrow holds. Null after that day, before a first piece of work, and once it is put away.
 * @param due how many cards are due tomorrow
 */
export async function findFirstDay(read: Reader, person: Person, due: number): Promise<Week['first_day']> {
  const done = (await read.sql.one(first, [person.id, new Date(read.clock.now().getTime() - DAY_MS)]))!;
  if (!(Object.keys(PIECE) as (keyof Done)[]).some((kind) => done[kind] >= PIECE[kind])) return null;
  const [exam, [mistakes]] = await Promise.all([findExam(read, person.id), mistakesToday.find(read, person)]);
  return {
    ...done,
    due,
    mistakes: Number(mistakes?.values.count ?? 0),
    exam: exam && { name: exam.exam_name, date: exam.exam_on },
  };
}
