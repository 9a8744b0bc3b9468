import type { Person } from '../accounts/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { QUESTIONS_MAX } from './quiz-limits';
import { noBookmarks } from './policy';
import { openPacks, practisable } from './practisable';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/**
 * SQL for the bookmarks of person `$1` as `bookmark`, with their `question`: those of the bank, one's own, and those that one has met
 * in a quiz. Deleted ones are left out.
 */
export const BOOKMARKED = `question_bookmarks bookmark JOIN questions question ON question.id = bookmark.question_id
  AND question.deleted_at IS NULL
  AND (question.status = 'published' OR question.author_id = $1 OR EXISTS (
    SELECT FROM ${QUIZ_QUESTIONS} place JOIN ${QUIZZES} met ON met.id = place.quiz_id AND met.account_id = $1 WHERE place.question_id = question.id AND question.status <> 'draft'))
  WHERE bookmark.account_id = $1`;

const toPractise = statement<{ id: number; status: string }, [number, boolean, readonly string[]]>(
  'questions.bookmarked-to-practise',
  `SELECT question.id, question.status FROM ${BOOKMARKED} AND question.status <> 'held-out' AND (NOT $2::boolean OR question.question_type = 1) AND ${practisable('question', '$3')}
    ORDER BY bookmark.created_at DESC, bookmark.question_id LIMIT ${QUESTIONS_MAX}`,
);

/**
 * The bookmarked questions for a quiz of exactly these, the last bookmarked first; QUESTIONS_MAX at most. A quiz that has one which is
 * not in the bank is a private one: nobody votes on it or reports it there.
 * @param choiceOnly without free text, as exams are
 * @throws Problem invalid `no-bookmarks`
 */
export async function bookmarkedToPractise(read: Pick<Reader, 'sql'>, person: Person, choiceOnly: boolean) {
  const questions = await read.sql.all(toPractise, [person.id, choiceOnly, openPacks(person)]);
  if (questions.length === 0) throw noBookmarks();
  return {
    questionIds: questions.map(({ id }) => id),
    kind: questions.every(({ status }) => status === 'published') ? ('bank' as const) : ('private' as const),
    specialty_id: 0,
    topic_id: null,
  };
}
