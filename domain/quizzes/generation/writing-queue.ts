import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { quizGeneration } from './contract';

const begin = statement<{ id: number; begun_now: boolean }, [number, Date]>(
  'quizzes.begin-writing',
  `UPDATE quizzes quiz SET writing_since = coalesce(quiz.writing_since, $2::timestamptz), version = quiz.version + (quiz.writing_since IS NULL)::int
     FROM (SELECT id, writing_since FROM quizzes WHERE id = $1 FOR NO KEY UPDATE) before
    WHERE quiz.id = before.id AND quiz.state = 'generating' RETURNING quiz.id, before.writing_since IS NULL AS begun_now`,
);

// Several quizzes are locked in the order of the queue, to prevent deadlocks.
const moveUp = statement<{ id: number }, [number]>(
  'quizzes.move-up',
  `WITH behind AS (
     SELECT later.id FROM quizzes later, quizzes gone
      WHERE gone.id = $1 AND later.state = 'generating' AND later.writing_since IS NULL AND (later.queued_at, later.id) > (gone.queued_at, gone.id)
      ORDER BY later.queued_at, later.id FOR NO KEY UPDATE OF later)
   UPDATE quizzes SET version = version + 1 FROM behind WHERE quizzes.id = behind.id RETURNING quizzes.id`,
);

/** Those behind a quiz hear where they are now. As many as may wait at most; all are read in one go. */
export async function notifyThoseBehind(tx: Transaction, quizId: number): Promise<void> {
  for (const { id } of await tx.sql.all(moveUp, [quizId])) tx.publish(quizGeneration, id);
}

/**
 * A worker begins to write, or goes on where another was killed.
 * @returns whether there is anything to write
 */
export async function beginWriting(tx: Transaction, quizId: number): Promise<boolean> {
  const quiz = await tx.sql.one(begin, [quizId, tx.clock.now()]);
  if (quiz?.begun_now) {
    tx.publish(quizGeneration, quizId);
    await notifyThoseBehind(tx, quizId);
  }
  return quiz !== null;
}
