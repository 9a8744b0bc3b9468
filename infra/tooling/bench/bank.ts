import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Client } from 'pg';
import { filling } from './side';

/** A bank of this size, and answers of people who have used it for a while. */
export const QUESTIONS = 100_000;
export const PEOPLE = 2_000;
const QUIZZES_EACH = 10;
const QUIZ_LENGTH = 50;
export const ANSWERS = PEOPLE * QUIZZES_EACH * QUIZ_LENGTH;
const OPTIONS = 5;
const QUESTIONS_AT_ONCE = 500;
export const TOPICS = 64;

export const FIRST_PERSON = 4_000_000;
const FIRST_QUESTION = 1_000_000;
const FIRST_ANSWER = 10_000_000;
const FIRST_QUIZ = 1_000_000;
export const FIRST_TOPIC = 1_000_000;
/** Prime to the size of the bank, so that nobody meets a question twice. */
const STRIDE = 4_729;

export const personOf = (index: number): number => FIRST_PERSON + index;
/** A finished quiz of a person. */
export const finishedOf = (person: number, nth: number): number =>
  FIRST_QUIZ + person * QUIZZES_EACH + (nth % QUIZZES_EACH);
export const firstAnswerOf = (questionId: number): number => FIRST_ANSWER + (questionId - FIRST_QUESTION) * OPTIONS;

export const PEOPLE_ROWS = `INSERT INTO accounts (id, guest, username, email, password_hash, first_name, last_name, display_name, roles)
   SELECT ${FIRST_PERSON} + n, false, 'bank' || n, 'bank' || n || '@bench.example', 'nobody signs in with it', 'Person', 'Bench', 'Person ' || n, '{learner}' FROM generate_series(0, ${PEOPLE - 1}) AS n`;
/** People, and topics that things are filed under. */
export const PEOPLE_AND_TOPICS = [
  PEOPLE_ROWS,
  `INSERT INTO topics (id, slug, specialty_id, name, name_es, summary, html_version) OVERRIDING SYSTEM VALUE
   SELECT ${FIRST_TOPIC} + n, 'bench-topic-' || n, n % 16 + 1, 'Topic ' || n, 'Tema ' || n, '<p>' || repeat('What is worth knowing of it. ', 20) || '</p>', ${SANITISER_VERSION} FROM generate_series(0, ${TOPICS - 1}) AS n`,
];
/** Questions with their options. */
const QUESTION_ROWS = [
  `INSERT INTO questions (id, question_type, question_text, explanation_text, html_version, selectable_answers, specialty_id, topic_id, focus_id, difficulty, language, status) OVERRIDING SYSTEM VALUE
   SELECT ${FIRST_QUESTION} + n, 1, '<p>A person of ' || 20 + n % 70 || ' comes with complaint ' || md5(n::text) || '. Which is the best next step?</p>',
          '<p>' || repeat('Because of what was found. ', 12) || '</p>', ${SANITISER_VERSION}, 1, (n % ${TOPICS}) % 16 + 1, ${FIRST_TOPIC} + n % ${TOPICS}, n % 6 + 1, n % 3 + 1, 'en', 'published' FROM generate_series(0, ${QUESTIONS - 1}) AS n`,
  // For some questions at a time: what is searched of each follows in the same statement, and that of all at once took minutes.
  ...Array.from(
    { length: QUESTIONS / QUESTIONS_AT_ONCE },
    (
      _,
      batch,
    ) => `INSERT INTO question_answers (id, question_id, position, answer_text, answer_correct, answer_count) OVERRIDING SYSTEM VALUE
   SELECT ${FIRST_ANSWER} + n * ${OPTIONS} + place, ${FIRST_QUESTION} + n, place, 'Option ' || place || ' of ' || n, place = n % ${OPTIONS}, 2
     FROM generate_series(${batch * QUESTIONS_AT_ONCE}, ${(batch + 1) * QUESTIONS_AT_ONCE - 1}) AS n, generate_series(0, ${OPTIONS - 1}) AS place`,
  ),
];
const FILL = [
  ...PEOPLE_AND_TOPICS,
  // Built at the end in one go.
  'DROP INDEX questions_stem_trigrams',
  ...QUESTION_ROWS,
  `INSERT INTO quizzes (id, account_id, kind, mode, state, language, length, answered, current_score, seconds_used, created_at, finished_at) OVERRIDING SYSTEM VALUE
   SELECT ${FIRST_QUIZ} + n, ${FIRST_PERSON} + n / ${QUIZZES_EACH}, 'bank', 1, 'finished', 'en', ${QUIZ_LENGTH}, ${QUIZ_LENGTH}, ${QUIZ_LENGTH / 2}, 900, now() - interval '1 day', now() - interval '1 day' FROM generate_series(0, ${PEOPLE * QUIZZES_EACH - 1}) AS n`,
  `INSERT INTO quiz_questions (quiz_id, position, question_id, revision, state, picked, number_correct, mark, counts_as_correct, answered_at)
   SELECT ${FIRST_QUIZ} + quiz, place, question, 1, 'answered', ARRAY[${FIRST_ANSWER} + (question - ${FIRST_QUESTION}) * ${OPTIONS} + place % ${OPTIONS}], (place % 2), place % 2, place % 2 = 1, now() - interval '1 day'
     FROM generate_series(0, ${PEOPLE * QUIZZES_EACH - 1}) AS quiz, generate_series(0, ${QUIZ_LENGTH - 1}) AS place,
          LATERAL (SELECT ${FIRST_QUESTION} + ((quiz / ${QUIZZES_EACH}) * 7919 + ((quiz % ${QUIZZES_EACH}) * ${QUIZ_LENGTH} + place) * ${STRIDE}) % ${QUESTIONS} AS question) AS drawn`,
  `INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at)
   SELECT quiz.account_id, placed.question_id, placed.counts_as_correct, placed.answered_at FROM quiz_questions placed JOIN quizzes quiz ON quiz.id = placed.quiz_id`,
  'UPDATE questions SET times_answered = 10, times_correct = 5',
  'CREATE INDEX questions_stem_trigrams ON questions USING gin (question_text gin_trgm_ops) WHERE deleted_at IS NULL',
  'VACUUM FULL ANALYZE questions',
  'VACUUM ANALYZE',
];

/** Fills a database that has the schema and the starter content. */
export async function fillBank(database: Client): Promise<void> {
  for (const statement of FILL) await database.query(statement);
}

/** For products whose database is to hold the bank. */
export const BANK = filling('bank', fillBank);

export interface OpenQuestion {
  quiz_id: number;
  question_id: number;
}

/** A running quiz with 50 open questions for each of these people. @returns the questions by quiz, in the order of the quizzes */
export async function openQuizzes(database: Client, people: readonly number[]): Promise<OpenQuestion[][]> {
  const { rows } = await database.query<{ quiz_id: number; questions: number[] }>(
    `WITH opened AS (
       INSERT INTO quizzes (account_id, kind, mode, state, language, length, created_at) SELECT person, 'bank', 1, 'running', 'en', ${QUIZ_LENGTH}, now() FROM unnest($1::int[]) AS person RETURNING id, account_id),
     placed AS (
       INSERT INTO quiz_questions (quiz_id, position, question_id, revision)
       SELECT opened.id, place, ${FIRST_QUESTION} + (opened.id::bigint * 104729 + place * ${STRIDE}) % ${QUESTIONS}, 1 FROM opened, generate_series(0, ${QUIZ_LENGTH - 1}) AS place
       RETURNING quiz_id, question_id)
     SELECT quiz_id, array_agg(question_id) AS questions FROM placed GROUP BY quiz_id ORDER BY quiz_id`,
    [people],
  );
  return rows.map(({ quiz_id, questions }) => questions.map((question_id) => ({ quiz_id, question_id })));
}

/** The account of each open quiz. */
export async function ownersOf(database: Client, quizIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await database.query<{ id: number; account_id: number }>(
    'SELECT id, account_id FROM quizzes WHERE id = ANY($1::int[])',
    [quizIds],
  );
  return new Map(rows.map(({ id, account_id }) => [id, account_id]));
}
