import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { TodaySource } from '../kit/today';
import type { Reader } from '../kit/transaction';
import type { Today } from './contract';
import { findWeakestTopics } from './weakest-topics.query';
import { QUIZZES } from '~/domain/quizzes/views';
import { PARTICIPANTS } from '~/domain/stations/views';

const began = statement<{ began: boolean }, [number]>(
  'learning.began',
  `SELECT EXISTS (SELECT FROM ${QUIZZES} quiz WHERE account_id = $1) OR EXISTS (SELECT FROM ${PARTICIPANTS} participant WHERE account_id = $1) AS began`,
);

/**
 * What is worth doing today.
 * @param sources of every room
 */
export async function findToday(
  read: Reader,
  person: Person,
  sources: Iterable<Pick<TodaySource, 'kind' | 'order' | 'find'>>,
): Promise<Today> {
  const [found, weakest, known] = await Promise.all([
    Promise.all(
      [...sources]
        .sort((a, b) => a.order - b.order)
        .map(async ({ kind, find }) =>
          (await find(read, person)).map(({ url, values }) => ({ kind, url, values: { ...values } })),
        ),
    ),
    findWeakestTopics(read, person),
    read.sql.one(began, [person.id]),
  ]);
  return { items: found.flat(), weakest, newcomer: !known?.began };
}
