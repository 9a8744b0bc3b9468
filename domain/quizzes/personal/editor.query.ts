import type { Person } from '~/domain/accounts/person';
import { href, type PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { NOT_GONE } from '../head';
import { personalQuizEntry, type personalQuizEditor } from './contract';
import { QUESTION_COLUMNS, type QuestionRow, toPersonalQuestion } from './question-row';
import { ASKED } from './quiz-questions';
import { PERSONAL_COLUMNS, type PersonalRow, toPersonalQuiz } from './quizzes.query';
import { quizNotFound } from '../refusals';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';

type Editor = PageData<typeof personalQuizEditor>;

const own = statement<PersonalRow, [quiz: number, person: number]>(
  'quizzes.personal-own',
  `SELECT ${PERSONAL_COLUMNS('$2')} FROM personal_quizzes personal WHERE personal.id = $1 AND personal.account_id = $2 AND personal.deleted_at IS NULL`,
);

const questionsOf = statement<QuestionRow, [quiz: number, person: number]>(
  'quizzes.personal-questions',
  `SELECT ${QUESTION_COLUMNS}, question.author_id IS NOT DISTINCT FROM $2::int AS own, ${ASKED('$2')} AS available,
          question.author_id IS NOT DISTINCT FROM $2::int AND question.status = 'private' AND NOT EXISTS (
            SELECT FROM personal_quiz_questions elsewhere JOIN personal_quizzes other ON other.id = elsewhere.personal_quiz_id
             WHERE elsewhere.question_id = question.id AND other.id <> $1 AND other.deleted_at IS NULL) AS only_here
     FROM personal_quizzes personal
     JOIN personal_quiz_questions placed ON placed.personal_quiz_id = personal.id
     JOIN ${QUESTIONS} question ON question.id = placed.question_id
     JOIN ${TOPICS} topic ON topic.id = question.topic_id
    WHERE personal.id = $1 ORDER BY placed.position`,
);

const tags = statement<{ tag: string }, [number]>(
  'quizzes.personal-tags',
  `SELECT DISTINCT tag FROM personal_quizzes, unnest(category) AS tag WHERE account_id = $1 AND deleted_at IS NULL ORDER BY tag`,
);

const taken = statement<{ taken: number }, [number]>(
  'quizzes.personal-taken',
  `SELECT count(*)::int AS taken FROM quizzes quiz WHERE quiz.personal_quiz_id = $1 AND ${NOT_GONE}`,
);

/**
 * One's own quiz with its questions in their order.
 * @throws Problem not-found `quiz-not-found`
 */
export async function findEdited(
  read: Reader,
  person: Person,
  quizId: number,
): Promise<Pick<Editor, 'quiz' | 'questions'>> {
  const [quiz, questions] = await Promise.all([
    read.sql.one(own, [quizId, person.id]),
    read.sql.all(questionsOf, [quizId, person.id]),
  ]);
  if (!quiz) throw quizNotFound();
  return { quiz: toPersonalQuiz(quiz), questions: questions.map((row) => toPersonalQuestion(row, person.language)) };
}

/** The same, and what else its editor shows (spec 2 §2). */
export async function findEditor(read: Reader, person: Person, quizId: number): Promise<Editor> {
  const [edited, known, times] = await Promise.all([
    findEdited(read, person, quizId),
    read.sql.all(tags, [person.id]),
    read.sql.one(taken, [quizId]),
  ]);
  return {
    ...edited,
    known_tags: known.map((row) => row.tag),
    take_url: href(personalQuizEntry, { quizId }),
    times_taken: times!.taken,
  };
}
