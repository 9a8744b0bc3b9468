import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

/** The last changed first; older ones are found in their list. */
const LISTED = 200;
const all = statement<{ id: number; title: string }, [number, number]>(
  'questions.own-quizzes',
  `SELECT id, title FROM ${PERSONAL_QUIZZES} quiz WHERE account_id = $1 AND deleted_at IS NULL ORDER BY changed_at DESC, id LIMIT $2`,
);

/** Personal quizzes that questions can be put into, or taken out of as a file. */
export const ownQuizzes = (read: Reader, personId: number): Promise<{ id: number; title: string }[]> =>
  read.sql.all(all, [personId, LISTED]);
