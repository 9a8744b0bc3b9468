import { href } from '~/domain/kit/contract';
import { sinceDays } from '~/domain/kit/days';
import { statement } from '~/domain/kit/statement';
import type { TodaySource } from '~/domain/kit/today';
import { openPacks } from '~/domain/questions/practisable';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';
import { ASKED } from '~/domain/questions/wrong-questions';
import { understoodSince } from '../views';
import { mistakesPage } from './contract';

/** Older mistakes wait on the page. */
const DAYS = 7;
/** A question takes about so many minutes. */
const MINUTES = 1;

// The latest are enough: a quiz has no more. OFFSET keeps Postgres from reading the whole bank.
const lately = statement<{ count: number }, [person: number, open: readonly string[], since: Date]>(
  'learning.mistakes-lately',
  `SELECT count(*)::int AS count
     FROM (SELECT known.question_id, known.last_answered_at FROM ${QUESTION_STATES} known
            WHERE known.account_id = $1::int AND NOT known.last_correct AND known.last_answered_at >= $3::timestamptz
            ORDER BY known.last_answered_at DESC LIMIT ${QUESTIONS_MAX}) known
    CROSS JOIN LATERAL (SELECT FROM ${QUESTIONS} question WHERE question.id = known.question_id AND ${ASKED} OFFSET 0) question
    WHERE NOT ${understoodSince('question', 'known.question_id', 'known.last_answered_at')}`,
);

/** Questions that were answered wrongly in the last days, and not right since. */
export const mistakesToday: TodaySource = {
  kind: 'mistakes',
  order: 40,
  async find(read, person) {
    if (person.guest) return [];
    const { count } = (await read.sql.one(lately, [person.id, openPacks(person), sinceDays(read.clock.now(), DAYS)]))!;
    return count === 0
      ? []
      : [{ url: href(mistakesPage, {}, { days: DAYS }), values: { count, days: DAYS, minutes: count * MINUTES } }];
  },
};
