import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { QUESTION_BODY } from '../question-body';

const save = statement<never, [readonly number[], number | null, Date, string]>(
  'questions.save-revisions',
  `INSERT INTO question_revisions (question_id, revision, body, replaced_by, replaced_at, event)
   SELECT question.id, question.revision, ${QUESTION_BODY}, $2::int, $3::timestamptz, $4 FROM questions question WHERE question.id = ANY ($1::int[])`,
);

/** Keeps what questions are before they are changed. Their rows must be locked. @param by who changes them; null for the starter content @param event what is otherwise in the next: parts and acts, comma-joined */
export async function saveRevisions(
  tx: Transaction,
  questionIds: readonly number[],
  by: number | null,
  event = 'revised',
): Promise<void> {
  await tx.sql.all(save, [questionIds, by, tx.clock.now(), event]);
}
