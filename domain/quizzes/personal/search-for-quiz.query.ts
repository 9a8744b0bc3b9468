import type { Person } from '~/domain/accounts/person';
import { openPacks, practisable } from '~/domain/questions/practisable';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { TextReader } from '~/domain/kit/transaction';
import type { PersonalQuestion, personalQuizEditor } from './contract';
import { QUESTION_COLUMNS, type QuestionRow, toPersonalQuestion } from './question-row';
import { quizNotFound } from '../refusals';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';

/** The most results that are shown. */
const MOST = 20;
/** Words that are looked for; further ones are not. */
const WORDS_MAX = 8;

const own = statement<{ id: number }, [number, number]>(
  'quizzes.own-quiz-to-search-for',
  'SELECT id FROM personal_quizzes WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL',
);

const NOT_IN_IT =
  'NOT EXISTS (SELECT FROM personal_quiz_questions placed WHERE placed.personal_quiz_id = $1 AND placed.question_id = question.id)';
/** Every word, as it is stored, which the index of trigrams helps with; and again in what is read, so that no tag is found. */
function saying(words: number): string {
  if (words === 0) return 'cardinality($4::text[]) = 0';
  const stored = Array.from(
    { length: words },
    (_, index) => `question.question_text ILIKE ($4::text[])[${index + 1}]`,
  ).join(' AND ');
  return `((${stored} AND regexp_replace(question.question_text, '<[^>]*>', '', 'g') ILIKE ALL ($4::text[]))
     OR question.topic_id IN (SELECT id FROM ${TOPICS} topic WHERE name ILIKE ALL ($4::text[]) OR name_es ILIKE ALL ($4::text[])))`;
}

const questions = (words: number, whose: string, order: string) => `
  SELECT ${QUESTION_COLUMNS}, question.author_id IS NOT DISTINCT FROM $2::int AS own, true AS available, false AS only_here
    FROM ${QUESTIONS} question JOIN ${TOPICS} topic ON topic.id = question.topic_id
   WHERE question.deleted_at IS NULL AND ($3::int = 0 OR question.specialty_id = $3::int) AND ${NOT_IN_IT} AND ${whose} AND ${saying(words)}
   ORDER BY ${order} LIMIT ${MOST}`;

const OWN = `question.author_id = $2::int AND question.status IN ('published', 'private', 'draft')`;
const OF_BANK = `question.status = 'published' AND question.author_id IS DISTINCT FROM $2::int AND ${practisable('question', '$5')}`;

/** What stands in a stored text for a word that was typed, as a pattern that has it anywhere. */
const pattern = (word: string): string =>
  `%${word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * Questions that could be put into one's own quiz, by their words or their topic: one's own first, newest first, then
 * the bank's; at most 20, none that is in it already. Planned for the words that are looked for, so not a named statement.
 * @throws Problem not-found `quiz-not-found`
 */
export async function searchForQuiz(
  read: TextReader,
  person: Person,
  quizId: number,
  { search, specialty }: Parsed<typeof personalQuizEditor.actions.search_questions>,
): Promise<PersonalQuestion[]> {
  if (!(await read.sql.one(own, [quizId, person.id]))) throw quizNotFound();
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  const values = [quizId, person.id, specialty, words.map(pattern)];
  const written: QuestionRow[] = await read.query(
    questions(words.length, OWN, 'question.updated_at DESC, question.id DESC'),
    values,
  );
  const bank: QuestionRow[] =
    written.length >= MOST
      ? []
      : await read.query(questions(words.length, OF_BANK, words.length === 0 ? 'question.shuffle' : 'question.id'), [
          ...values,
          openPacks(person),
        ]);
  return [...written, ...bank].slice(0, MOST).map((row) => toPersonalQuestion(row, person.language));
}
