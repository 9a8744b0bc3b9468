import type { Person } from '~/domain/accounts/person';
import type { PageData } from '~/domain/kit/contract';
import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { PERSONAL_PAGE, type PersonalQuizSummary, type personalQuizzes } from './contract';
import { ASKED_COUNT } from './quiz-questions';
import type { PersonalQuiz } from './quiz.row';

/** The columns of a personal quiz, for statements that have it as `personal`, and who asks as the parameter. */
export const PERSONAL_COLUMNS = (viewer: string): string =>
  `personal.id, personal.title, personal.icon, personal.colour, personal.category, personal.shared, personal.version, personal.changed_at, ${ASKED_COUNT(viewer)} AS questions`;

export type PersonalRow = Pick<
  PersonalQuiz,
  'id' | 'title' | 'icon' | 'colour' | 'category' | 'shared' | 'version' | 'changed_at'
> & { questions: number };

export const toPersonalQuiz = (row: PersonalRow): PersonalQuizSummary => ({
  id: row.id,
  title: row.title,
  icon: row.icon,
  colour: row.colour,
  category: row.category,
  shared: row.shared,
  version: row.version,
  questions: row.questions,
  changed_at: row.changed_at.toISOString(),
});

const list = statement<PersonalRow, [person: number, offset: number]>(
  'quizzes.personal-list',
  `SELECT ${PERSONAL_COLUMNS('$1')} FROM personal_quizzes personal
    WHERE personal.account_id = $1 AND personal.deleted_at IS NULL ORDER BY personal.changed_at DESC, personal.id LIMIT ${PERSONAL_PAGE} OFFSET $2`,
);

const countOf = statement<{ count: number }, [number]>(
  'quizzes.personal-count',
  'SELECT count(*)::int AS count FROM personal_quizzes WHERE account_id = $1 AND deleted_at IS NULL',
);

/** One's own quizzes, the one changed last first; PERSONAL_PAGE on a page (spec 2 §9). */
export async function findPersonalQuizzes(
  read: Reader,
  person: Person,
  page: number,
): Promise<PageData<typeof personalQuizzes>> {
  const [rows, counted] = await Promise.all([
    read.sql.all(list, [person.id, (page - 1) * PERSONAL_PAGE]),
    read.sql.one(countOf, [person.id]),
  ]);
  const { count } = counted!;
  return { items: rows.map(toPersonalQuiz), ...pageInfo(page, PERSONAL_PAGE, count) };
}
