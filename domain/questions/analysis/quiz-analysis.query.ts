import type { Person } from '~/domain/accounts/person';
import type { PageData } from '~/domain/kit/contract';
import { notFound } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { quizAnalysis } from './contract';
import { firstWords } from '../first-words';
import { quizStatistics } from './quiz-statistics';
import { inState, type StateRow, toItem } from './tallies.query';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

interface Composition {
  composition: number;
  attempts: number;
  questions: number[];
  revisions: number[];
  last_taken_at: string;
}

interface QuizRow {
  title: string;
  /** As it is now: its questions in their order, and the states they are in. */
  questions: number[];
  revisions: number[];
  compositions: Composition[] | null;
}

const quizOf = statement<QuizRow, [quiz: number, person: number]>(
  'questions.quiz-to-analyse',
  `SELECT quiz.title, now.questions, now.revisions,
          (SELECT json_agg(json_build_object('composition', one.id, 'attempts', one.attempts, 'questions', one.questions, 'revisions', one.revisions, 'last_taken_at', one.last_taken_at) ORDER BY one.last_taken_at DESC, one.id DESC)
             FROM personal_quiz_compositions one WHERE one.personal_quiz_id = quiz.id) AS compositions
     FROM ${PERSONAL_QUIZZES} quiz
     CROSS JOIN LATERAL (
       SELECT coalesce(array_agg(question.id ORDER BY placed.position), '{}') AS questions, coalesce(array_agg(question.revision ORDER BY placed.position), '{}') AS revisions
         FROM personal_quiz_questions placed JOIN questions question ON question.id = placed.question_id WHERE placed.personal_quiz_id = quiz.id) now
    WHERE quiz.id = $1 AND quiz.account_id = $2 AND quiz.deleted_at IS NULL`,
);

interface ItemRow {
  question_id: number;
  state: StateRow | null;
  tallies: [mark: number, total: number, attempts: number][] | null;
}

const itemsOf = statement<ItemRow, [questions: number[], revisions: number[], composition: number | null]>(
  'questions.items-to-analyse',
  `SELECT one.question_id, ${inState('one.revision')} AS state,
          (SELECT json_agg(json_build_array(tally.mark, tally.total, tally.attempts)) FROM personal_quiz_tallies tally WHERE tally.composition_id = $3 AND tally.question_id = question.id) AS tallies
     FROM unnest($1::int[], $2::int[]) AS one (question_id, revision) JOIN questions question ON question.id = one.question_id`,
);

type Questions = Pick<QuizRow, 'questions' | 'revisions'>;
/** A key of the same questions in the same revisions, independent of their order. */
const keyOf = ({ questions, revisions }: Questions): string =>
  questions
    .map((id, index) => `${id}:${revisions[index]}`)
    .sort()
    .join();

/**
 * Statistics of one's own personal quiz, among those who took it with the same questions in the same states.
 * @param compositionId those that it has now, or was last taken with, if it is left out
 * @throws Problem not-found `quiz-not-found`
 */
export async function findQuizAnalysis(
  read: Pick<Reader, 'sql'>,
  person: Person,
  quizId: number,
  compositionId?: number,
): Promise<PageData<typeof quizAnalysis>> {
  const quiz = await read.sql.one(quizOf, [quizId, person.id]);
  const all = quiz?.compositions ?? [];
  const asItIs = quiz && keyOf(quiz);
  const isCurrent = (one: Composition) => keyOf(one) === asItIs;
  const chosen =
    compositionId === undefined
      ? (all.find(isCurrent) ?? all[0])
      : all.find((one) => one.composition === compositionId);
  if (!quiz || (compositionId !== undefined && !chosen))
    throw notFound('quiz-not-found', 'This quiz does not exist, or it is not yours.');

  const taken: Questions = chosen ?? quiz;
  const order = new Map(quiz.questions.map((id, position) => [id, position]));
  const place = (row: ItemRow) => order.get(row.question_id) ?? Infinity;
  const rows = (await read.sql.all(itemsOf, [taken.questions, taken.revisions, chosen?.composition ?? null])).sort(
    (a, b) => place(a) - place(b) || a.question_id - b.question_id,
  );
  const { quiz: figures, items } = quizStatistics(
    rows.map(({ state, tallies }) => ({
      ...toItem(state),
      tallies: (tallies ?? []).map(([mark, total, attempts]) => ({ mark, total, attempts })),
    })),
  );
  return {
    quiz_id: quizId,
    title: quiz.title,
    composition: chosen?.composition ?? null,
    compositions: all.map((one) => ({
      composition: one.composition,
      attempts: one.attempts,
      questions: one.questions.length,
      current: isCurrent(one),
      last_taken_at: new Date(one.last_taken_at).toISOString(),
    })),
    ...figures,
    items: items.map((item, position) => ({
      ...item,
      question_id: rows[position]!.question_id,
      position,
      title: firstWords(rows[position]!.state?.stem ?? ''),
    })),
  };
}
