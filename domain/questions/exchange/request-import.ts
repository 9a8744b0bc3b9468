import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { cutText } from '~/domain/kit/cut-text';
import { fileNameOf, importFiles } from '~/domain/kit/exchange';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { mayNotPublish } from '../authoring/refusals';
import { type Format, forgetImportJob, IMPORT_KEPT_MS, IMPORTS_A_DAY, readImportJob } from './contract';
import { fileMissing, importRunning, importsUsedUp, unknownImportChoice } from './import-refusals';
import { notMerged } from '../merged-topics';
import { mayPublish, quizNotFound } from '../policy';
import type { ImportDefaults } from './import-defaults';
import { focusKey } from '../specialties';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

export interface ImportRequest {
  file_name: string;
  format: Format;
  into: 'bank' | 'quiz';
  /** One's own personal quiz, 0 for a new one. */
  quiz: number;
  title: string;
  topic: number;
  focus: number;
  difficulty: number;
  language: Language;
  submission_id?: string | undefined;
}

export const questionImportFiles = importFiles({
  room: 'questions',
  table: 'question_imports',
  piecesTable: 'question_import_pieces',
  aDay: IMPORTS_A_DAY,
  keptMs: IMPORT_KEPT_MS,
  readJob: readImportJob,
  forgetJob: forgetImportJob,
  missing: fileMissing,
  running: importRunning,
  usedUp: importsUsedUp,
});
const topicOf = statement<{ specialty_id: number }, [number]>(
  'questions.import-topic',
  `SELECT specialty_id FROM topics WHERE id = $1 AND ${notMerged('topics')}`,
);
const quizOf = statement<{ title: string }, [number, number]>(
  'questions.import-quiz',
  `SELECT title FROM ${PERSONAL_QUIZZES} quiz WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL`,
);

const insert = statement<
  { id: number },
  [number, string, Format, string, number | null, string, string, string | null, Date]
>(
  'questions.insert-import',
  `INSERT INTO question_imports (account_id, file_name, format, destination, personal_quiz_id, title, defaults, state, submission_id, created_at, waiting_since)
   VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, 'reading', $8, $9::timestamptz, $9::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);
/** @throws Problem invalid `unknown-choice` */
async function defaultsOf(tx: Transaction, request: ImportRequest): Promise<ImportDefaults> {
  const topic = await tx.sql.one(topicOf, [request.topic]);
  if (!topic) throw unknownImportChoice('topic');
  if (focusKey(request.focus) === null) throw unknownImportChoice('focus');
  return {
    topic_id: request.topic,
    specialty_id: topic.specialty_id,
    focus_id: request.focus,
    difficulty: request.difficulty,
    language: request.language,
  };
}

async function insertImport(tx: Transaction, person: Person, request: ImportRequest): Promise<{ id: number } | null> {
  if (request.into === 'bank' && !mayPublish(person)) throw mayNotPublish();
  const defaults = await defaultsOf(tx, request);
  const quiz =
    request.into === 'quiz' && request.quiz !== 0 ? await tx.sql.one(quizOf, [request.quiz, person.id]) : null;
  if (request.into === 'quiz' && request.quiz !== 0 && !quiz) throw quizNotFound();
  const file_name = fileNameOf(request.file_name, 'questions');
  const title = (quiz?.title ?? request.title) || file_name.replace(/(?:\.gift)?\.\w{1,5}$/i, '') || file_name;
  return tx.sql.one(insert, [
    person.id,
    file_name,
    request.format,
    request.into,
    quiz ? request.quiz : null,
    cutText(title, 120),
    JSON.stringify(defaults),
    request.submission_id ?? null,
    tx.clock.now(),
  ]);
}

/**
 * Keeps a file of questions and has it read. Nothing is taken before that is confirmed. Sent twice with the same
 * `submission_id`, it is brought in once.
 * @throws Problem not-allowed `may-not-publish`; not-found `quiz-not-found`; invalid `unknown-choice`, `file-missing`; conflict `import-running`; too-many `imports-used-up`
 */
export const requestImport = (
  tx: Transaction,
  person: Person,
  request: ImportRequest,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ id: number }> =>
  questionImportFiles.request(tx, person, request.submission_id, pieces, () => insertImport(tx, person, request));
