import { type CleanHtml, SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { QuestionForm } from './contract';
import type { QuestionStatus } from '../contract';
import { selectableOf } from './question-rules';

/** A form whose texts went through the sanitiser. */
export type SafeForm = QuestionForm & { question_text: CleanHtml; explanation_text: CleanHtml };

const COLUMNS = [
  'question_type',
  'question_text',
  'explanation_text',
  'html_version',
  'further_reading',
  'sources',
  'selectable_answers',
  'specialty_id',
  'topic_id',
  'focus_id',
  'difficulty',
  'language',
  'status',
  'premium',
  'moderate',
  'packs',
  'admin_tags',
  'custom_author_id',
  'anatomy_area',
  'anatomy_sub_area',
  'basic_science',
  'basic_science_topic',
];
const names = COLUMNS.join(', ');
const sent = COLUMNS.map((name) => `sent.${name}`).join(', ');

const insert = statement<{ id: number }, [string, number, string | null, Date]>(
  'questions.insert',
  `INSERT INTO questions (${names}, author_id, submission_id, created_at, updated_at)
   SELECT ${sent}, $2::int, $3::uuid, $4::timestamptz, $4::timestamptz FROM jsonb_populate_record(NULL::questions, $1::jsonb) AS sent
   ON CONFLICT (author_id, submission_id) DO NOTHING
   RETURNING id`,
);

// What the starter content put there is its editor's from here on: the loader leaves it alone.
const update = statement<{ revision: number }, [string, number, Date]>(
  'questions.update',
  `UPDATE questions SET (${names}) = (SELECT ${sent} FROM jsonb_populate_record(NULL::questions, $1::jsonb) AS sent),
          content_hash = NULL, revision = revision + 1, updated_at = $3::timestamptz
    WHERE id = $2::int RETURNING revision`,
);

// The row lock of the question also covers its options; counting answers takes the same lock.
const answers = statement<never, [number, string]>(
  'questions.store-answers',
  `WITH sent AS (
     SELECT (line.position - 1)::smallint AS position, line.answer_id, line.answer_label, line.answer_text, line.answer_correct
       FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (answer_id int, answer_label text, answer_text text, answer_correct boolean)) WITH ORDINALITY
         AS line (answer_id, answer_label, answer_text, answer_correct, position)),
   gone AS (
     DELETE FROM question_answers WHERE question_id = $1::int AND id NOT IN (SELECT answer_id FROM sent WHERE answer_id IS NOT NULL)),
   kept AS (
     UPDATE question_answers AS answer SET position = sent.position, answer_label = sent.answer_label, answer_text = sent.answer_text, answer_correct = sent.answer_correct
       FROM sent WHERE answer.id = sent.answer_id AND answer.question_id = $1::int)
   INSERT INTO question_answers (question_id, position, answer_label, answer_text, answer_correct)
   SELECT $1::int, position, answer_label, answer_text, answer_correct FROM sent WHERE answer_id IS NULL ORDER BY position`,
);

const rowOf = (
  { answers: _, custom_author, ...form }: SafeForm,
  status: QuestionStatus,
  selectable_answers: number,
): string =>
  JSON.stringify({
    ...form,
    html_version: SANITISER_VERSION,
    custom_author_id: custom_author,
    selectable_answers,
    status,
  });

const storeAnswers = (tx: Transaction, questionId: number, form: SafeForm): Promise<unknown> =>
  tx.sql.all(answers, [questionId, JSON.stringify(form.answers)]);

/** A new question with its answers, under a form that has no flaws. @returns null when the same submission has made one before */
export async function insertQuestion(
  tx: Transaction,
  form: SafeForm,
  status: QuestionStatus,
  authorId: number,
  submissionId: string | null,
): Promise<number | null> {
  const row = await tx.sql.one(insert, [
    rowOf(form, status, selectableOf(form)),
    authorId,
    submissionId,
    tx.clock.now(),
  ]);
  if (row) await storeAnswers(tx, row.id, form);
  return row?.id ?? null;
}

/** A question as the form has it: answers with an id keep it, and how often they were picked; those left out are gone. @param anyRight one option is picked @returns its revision */
export async function updateQuestion(
  tx: Transaction,
  questionId: number,
  form: SafeForm,
  status: QuestionStatus,
  anyRight = false,
): Promise<number> {
  const row = await tx.sql.one(update, [rowOf(form, status, selectableOf(form, anyRight)), questionId, tx.clock.now()]);
  await storeAnswers(tx, questionId, form);
  return row!.revision;
}

const addHistory = statement<never, [number, string, number, string, string, boolean, Date]>(
  'questions.add-history',
  `INSERT INTO question_events (question_id, kind, account_id, event, status, is_primary, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

/** Goes on with the history of a question (spec 1 §3). @param event of a `log` one of `QUESTION_ACTS`, of a `change_log` the parts that changed, comma-joined */
export async function notifyHistory(
  tx: Transaction,
  questionId: number,
  personId: number,
  event: { kind: 'log' | 'change_log'; event: string; status?: string; primary?: boolean },
): Promise<void> {
  await tx.sql.all(addHistory, [
    questionId,
    event.kind,
    personId,
    event.event,
    event.status ?? '',
    event.primary ?? false,
    tx.clock.now(),
  ]);
}
