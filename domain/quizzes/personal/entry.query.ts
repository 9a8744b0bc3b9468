import type { Person } from '~/domain/accounts/person';
import { href, type PageData } from '~/domain/kit/contract';
import { openPacks, practisable } from '~/domain/questions/practisable';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { quizRun, quizSummary } from '../contract';
import { NOT_GONE } from '../head';
import type { personalQuizEntry } from './contract';
import { ASKED } from './quiz-questions';
import { notShared } from './refusals';
import { PERSONAL_COLUMNS, type PersonalRow, toPersonalQuiz } from './quizzes.query';
import { PEOPLE } from '~/domain/accounts/views';
import { QUESTIONS } from '~/domain/questions/views';

/** Earlier quizzes of the person that are shown. */
const TAKEN_MAX = 5;

type Row = PersonalRow & {
  account_id: number;
  display_name: string;
  avatar: string;
  exam_questions: number;
  askable: number;
};

const entry = statement<Row, [quiz: number, person: number, open: readonly string[]]>(
  'quizzes.personal-entry',
  `SELECT ${PERSONAL_COLUMNS('$2')}, personal.account_id, account.display_name, account.avatar,
          asked.askable, asked.exam_questions
     FROM personal_quizzes personal JOIN ${PEOPLE} account ON account.id = personal.account_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS askable, (count(*) FILTER (WHERE question.question_type = 1))::int AS exam_questions
        FROM personal_quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id
       WHERE placed.personal_quiz_id = personal.id AND ${ASKED('$2')}
         AND (question.author_id IS NOT DISTINCT FROM $2::int OR ${practisable('question', '$3')})) asked
    WHERE personal.id = $1 AND personal.deleted_at IS NULL AND (personal.shared OR personal.account_id = $2)`,
);

interface TakenRow {
  id: number;
  finished: boolean;
  current_score: number;
  answered: number;
  total: number;
  created_at: Date;
}

// Leaves out an exam whose clock has ended and that is being handed in: it is listed a moment later, with its score.
const taken = statement<TakenRow, [quiz: number, person: number, now: Date]>(
  'quizzes.personal-taken-by',
  `SELECT quiz.id, quiz.state = 'finished' AS finished, quiz.current_score, places.answered, places.total, quiz.created_at
     FROM quizzes quiz
     CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE place.state = 'answered'))::int AS answered, count(*)::int AS total FROM quiz_questions place WHERE place.quiz_id = quiz.id) places
    WHERE quiz.personal_quiz_id = $1 AND quiz.account_id = $2 AND ${NOT_GONE} AND (quiz.state = 'finished' OR quiz.ends_at IS NULL OR quiz.ends_at > $3)
    ORDER BY quiz.state = 'finished', quiz.id DESC LIMIT ${TAKEN_MAX}`,
);

/**
 * The entry page of a personal quiz, for its author and, if it is shared, for others.
 * @throws Problem not-found `quiz-not-shared`
 */
export async function findEntry(
  read: Reader,
  person: Person,
  quizId: number,
): Promise<PageData<typeof personalQuizEntry>> {
  const [row, earlier] = await Promise.all([
    read.sql.one(entry, [quizId, person.id, openPacks(person)]),
    read.sql.all(taken, [quizId, person.id, read.clock.now()]),
  ]);
  if (!row) throw notShared();
  return {
    // As many as a start asks this person.
    quiz: { ...toPersonalQuiz(row), questions: row.askable },
    author: { name: row.display_name, avatar: row.avatar },
    own: row.account_id === person.id,
    exam_questions: row.exam_questions,
    taken: earlier.map((one) => ({
      quizlog_id: one.id,
      url: href(one.finished ? quizSummary : quizRun, { quizlog_id: one.id }),
      finished: one.finished,
      right: one.current_score,
      answered: one.answered,
      total: one.total,
      started_at: one.created_at.toISOString(),
    })),
  };
}
