import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { generateQuizJob, quizGeneration } from './contract';
import { oneAtATime, requireGenerationLeft, takeTurn } from './quota.query';

const lockFailed = statement<{ id: number }, [number, number]>(
  'quizzes.lock-failed',
  `SELECT id FROM quizzes WHERE id = $1 AND account_id = $2 AND state = 'failed' FOR NO KEY UPDATE`,
);

// At the end of the queue, where its job is as well. Nothing while another quiz is being written for the same person.
const waitAgain = statement<{ id: number }, [number]>(
  'quizzes.wait-again',
  `UPDATE quizzes quiz SET state = 'generating', failure = NULL, writing_since = NULL, queued_at = clock_timestamp(), version = version + 1
    WHERE id = $1 AND state = 'failed' AND NOT EXISTS (SELECT 1 FROM quizzes other WHERE other.account_id = quiz.account_id AND other.state = 'generating')
   RETURNING id`,
);

/**
 * A failed quiz is asked for once more, by the one who waited for it. If it has not failed, nothing changes.
 * @throws Problem conflict `already-writing`; too-many `generations-used-up`; unavailable `writers-busy`
 */
export async function generateAgain(tx: Transaction, person: Person, quizId: number): Promise<void> {
  await takeTurn(tx, person);
  if (!(await tx.sql.one(lockFailed, [quizId, person.id]))) return;
  await requireGenerationLeft(tx, person);
  if (!(await oneAtATime(tx.sql.one(waitAgain, [quizId])))) return;
  tx.publish(quizGeneration, quizId);
  tx.enqueue(generateQuizJob, { quiz_id: quizId });
}

/** The failed job of a quiz runs again: it is waited for again. If the person has another one meanwhile, nothing changes. */
export async function resumeGeneration(tx: Transaction, quizId: number): Promise<void> {
  if (await tx.sql.one(waitAgain, [quizId])) tx.publish(quizGeneration, quizId);
}
