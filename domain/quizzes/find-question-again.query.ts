import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type LastMet, lastMet, lastMetUrl } from './last-met';

const met = statement<{ met: LastMet | null }, [number, number]>(
  'quizzes.question-again',
  `SELECT ${lastMet('$1::int', '$2::int')} AS met`,
);

/** The path on which a person sees a question again, empty if they never met it; and whether they know its answer. */
export async function findQuestionAgain(
  read: Reader,
  personId: number,
  questionId: number,
): Promise<{ url: string; answered: boolean }> {
  const last = (await read.sql.one(met, [personId, questionId]))?.met ?? null;
  return { url: lastMetUrl(last, questionId), answered: last?.reviewable ?? false };
}
