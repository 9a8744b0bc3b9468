import { notify } from '../accounts/notify';
import { href } from '../contract';
import { statement } from '../statement';
import type { Transaction } from '../transaction';
import { quizRun, type QuizState } from './contract';
import { aiQuizWaiting, type GenerationFailure, quizGeneration } from './generation-contract';
import { lockGenerating } from './lock-generating';
import { tellThoseBehind } from './writing-queue';

const end = statement<unknown, [number, QuizState, GenerationFailure | null, number]>(
  'quizzes.end-generation',
  'UPDATE quizzes SET state = $2, failure = $3, length = $4::int, version = version + 1 WHERE id = $1',
);

/**
 * The writing is over. With questions the quiz has the length that it has, be it less than was asked for; without any it
 * has failed, and the quota has it back. Where nobody writes any more nothing changes.
 * @param failure why there are not all; null where there are
 */
export async function endGeneration(tx: Transaction, quizId: number, failure: GenerationFailure | null): Promise<void> {
  const quiz = await lockGenerating(tx, quizId);
  if (!quiz) return;
  const { account_id, written, length } = quiz;
  if (written > 0) await tx.sql.all(end, [quizId, 'running', null, written]);
  else await tx.sql.all(end, [quizId, 'failed', failure ?? 'internal', length]);
  tx.publish(quizGeneration, quizId);
  await tellThoseBehind(tx, quizId);
  await notify(tx, {
    account_id,
    kind: written > 0 ? 'quiz-ready' : 'quiz-failed',
    values: { questions: String(written), asked: String(length) },
    url: href(written > 0 ? quizRun : aiQuizWaiting, { quizlog_id: quizId }),
  });
}
