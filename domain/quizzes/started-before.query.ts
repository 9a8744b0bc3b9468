import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';

const startedBySubmission = statement<{ id: number }, [number, string]>(
  'quizzes.started-before',
  'SELECT id FROM quizzes WHERE account_id = $1 AND submission_id = $2',
);

/** The quiz that this very submission has started, if it was sent before. */
export async function startedBefore(
  read: Pick<Reader, 'sql'>,
  personId: number,
  submissionId: string | undefined,
): Promise<{ id: number } | null> {
  return submissionId === undefined ? null : read.sql.one(startedBySubmission, [personId, submissionId]);
}
