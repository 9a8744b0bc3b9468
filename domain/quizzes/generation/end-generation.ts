import { notify } from '~/domain/accounts/notify';
import { pushTo } from '~/domain/accounts/push/push-to';
import { href } from '~/domain/kit/contract';
import { countAnswersJob } from '~/domain/questions/analysis/item-analysis-job';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { quizRun } from '../contract';
import { aiQuizWaiting, type GenerationFailure, quizGeneration } from './contract';
import { lockGenerating } from './lock-generating';
import { quizReady } from './push';
import { quizQueue } from './writing-queue';
import { noteActs } from '~/domain/acts/note-acts';

const fail = statement<never, [number, GenerationFailure]>(
  'quizzes.fail',
  `UPDATE quizzes SET state = 'failed', failure = $2, version = version + 1 WHERE id = $1`,
);

// If every written question is answered already, the quiz has ended.
const end = statement<{ ended: boolean }, [number, number, Date]>(
  'quizzes.end-generation',
  `WITH quiz AS (UPDATE quizzes SET (state, finished_at) = (
            SELECT CASE WHEN ended THEN 'finished' ELSE 'running' END, CASE WHEN ended THEN $3::timestamptz END
              FROM (SELECT quizzes.answered > 0 AND NOT EXISTS (SELECT 1 FROM quiz_questions placed WHERE placed.quiz_id = $1 AND placed.state IN ('open', 'shown')) AS ended) one),
          length = $2::int, version = version + 1
    WHERE id = $1 RETURNING id, finished_at, state = 'finished' AS ended),
   noted AS (${noteActs('quiz', 'SELECT id, finished_at FROM quiz WHERE ended')})
   SELECT ended FROM quiz`,
);

/**
 * The writing is over. With questions the quiz has the length that it has, be it less than was asked for; without any it
 * has failed, and the quota has it back. If nobody writes any more, nothing changes.
 * @param failure why there are not all; null if there are
 */
export async function endGeneration(tx: Transaction, quizId: number, failure: GenerationFailure | null): Promise<void> {
  const quiz = await lockGenerating(tx, quizId);
  if (!quiz) return;
  const { account_id, written, length } = quiz;
  if (written > 0) {
    const ended = await tx.sql.one(end, [quizId, written, tx.clock.now()]);
    if (ended?.ended) tx.enqueue(countAnswersJob, { quiz_id: quizId });
  } else await tx.sql.all(fail, [quizId, failure ?? 'internal']);
  tx.publish(quizGeneration, quizId);
  await quizQueue.moveUpBehind(tx, quizId);
  await notify(tx, {
    account_id,
    kind: written > 0 ? 'quiz-ready' : 'quiz-failed',
    values: { questions: String(written), asked: String(length) },
    url: href(written > 0 ? quizRun : aiQuizWaiting, { quizlog_id: quizId }),
  });
  if (written > 0) await pushTo(tx, quizReady, [{ account_id, about_id: quizId }]);
}
