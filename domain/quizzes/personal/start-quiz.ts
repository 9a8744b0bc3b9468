import type { Person } from '~/domain/accounts/person';
import { MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { openPacks, practisable } from '~/domain/questions/practisable';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { EXAM } from '../contract';
import { openRunningQuiz } from '../open-quiz';
import { ASKED } from './quiz-questions';
import { nothingForExam, nothingToTake, notShared } from './refusals';
import { startedBefore } from '../started-before.query';
import { QUESTIONS } from '~/domain/questions/views';

type Asked = [id: number, type: number];

const takeable = statement<{ asked: Asked[] | null }, [quiz: number, person: number, open: readonly string[]]>(
  'quizzes.personal-to-take',
  `SELECT (SELECT json_agg(json_build_array(question.id, question.question_type) ORDER BY placed.position)
             FROM personal_quiz_questions placed JOIN ${QUESTIONS} question ON question.id = placed.question_id
            WHERE placed.personal_quiz_id = personal.id AND ${ASKED('$2')}
              AND (question.author_id IS NOT DISTINCT FROM $2 OR ${practisable('question', '$3')})) AS asked
     FROM personal_quizzes personal WHERE personal.id = $1 AND personal.deleted_at IS NULL AND (personal.shared OR personal.account_id = $2)`,
);

/**
 * Begins a personal quiz in its order: one's own, or one that is shared. An exam leaves its free-text questions out, and premium ones are
 * left out for who may not practise them. The
 * same `submission_id` again answers the quiz that it started.
 * @returns the id of the quiz log
 * @throws Problem not-found `quiz-not-shared`; invalid `nothing-to-take`, `nothing-for-exam`
 */
export async function startPersonalQuiz(
  tx: Transaction,
  person: Person,
  quizId: number,
  input: { mode: number; submission_id?: string | undefined },
): Promise<number> {
  const [earlier, quiz] = await Promise.all([
    startedBefore(tx, person.id, input.submission_id),
    tx.sql.one(takeable, [quizId, person.id, openPacks(person)]),
  ]);
  if (earlier) return earlier.id;
  if (!quiz) throw notShared();
  if (!quiz.asked) throw nothingToTake();
  const exam = input.mode === EXAM;
  const asked = quiz.asked.filter(([, type]) => !exam || type === MULTIPLE_CHOICE);
  if (asked.length === 0) throw nothingForExam();
  return openRunningQuiz(
    tx,
    person,
    { kind: 'private', mode: input.mode, submission_id: input.submission_id ?? null, personal_quiz_id: quizId },
    asked.map(([question]) => question),
  );
}
