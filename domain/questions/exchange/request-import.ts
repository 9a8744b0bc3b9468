import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { cutText } from '~/domain/kit/cut-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { mayNotPublish } from '../authoring/refusals';
import { type Format, forgetImportJob, IMPORT_KEPT_MS, IMPORTS_A_DAY, readImportJob } from './contract';
import { fileMissing, importRunning, importsUsedUp, unknownImportChoice } from './import-refusals';
import { notMerged } from '../merged-topics';
import { mayPublish, quizNotFound } from '../policy';
import type { ImportDefaults } from './import-defaults';
import { focusKey } from '../specialties';

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

const requestedBefore = statement<{ id: number }, [number, string]>(
  'questions.import-requested',
  'SELECT id FROM question_imports WHERE account_id = $1 AND submission_id = $2',
);
const lately = statement<{ number: number; oldest: Date | null }, [number, Date]>(
  'questions.imports-lately',
  'SELECT count(*)::int AS number, min(created_at) AS oldest FROM question_imports WHERE account_id = $1 AND created_at > $2',
);
const topicOf = statement<{ specialty_id: number }, [number]>(
  'questions.import-topic',
  `SELECT specialty_id FROM topics WHERE id = $1 AND ${notMerged('topics')}`,
);
const quizOf = statement<{ title: string }, [number, number]>(
  'questions.import-quiz',
  'SELECT title FROM personal_quizzes WHERE id = $1 AND account_id = $2 AND deleted_at IS NULL',
);

const insert = statement<
  { id: number },
  [number, string, Format, string, number | null, string, string, string | null, Date]
>(
  'questions.insert-import',
  `INSERT INTO question_imports (account_id, file_name, format, destination, personal_quiz_id, title, defaults, state, submission_id, created_at, waiting_since)
   VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, 'reading', $8, $9::timestamptz, $9::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);
const insertPiece = statement<never, [number, number, Uint8Array]>(
  'questions.insert-import-piece',
  'INSERT INTO question_import_pieces (import_id, position, bytes) VALUES ($1, $2, $3)',
);

/** What a file is called, without its folders and without what no list could show. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .slice(-200)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim() || 'questions';

async function requireLeft(tx: Transaction, person: Person): Promise<void> {
  const day = 24 * 60 * 60 * 1_000;
  const now = tx.clock.now().getTime();
  const { number, oldest } = (await tx.sql.one(lately, [person.id, new Date(now - day)]))!;
  if (number >= IMPORTS_A_DAY) throw importsUsedUp(Math.ceil((oldest!.getTime() + day - now) / 1_000));
}

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

/**
 * Keeps a file of questions and has it read. Nothing is taken before that is confirmed. Sent twice with the same
 * `submission_id`, it is brought in once.
 * @param pieces the file; where they come from must be at hand, for the transaction waits for them
 * @throws Problem not-allowed `may-not-publish`; not-found `quiz-not-found`; invalid `unknown-choice`, `file-missing`; conflict `import-running`; too-many `imports-used-up`
 */
export async function requestImport(
  tx: Transaction,
  person: Person,
  request: ImportRequest,
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ id: number }> {
  const submission = request.submission_id ?? null;
  const before = () => (submission === null ? null : tx.sql.one(requestedBefore, [person.id, submission]));
  const known = await before();
  if (known) return known;
  if (request.into === 'bank' && !mayPublish(person)) throw mayNotPublish();
  await requireLeft(tx, person);
  const defaults = await defaultsOf(tx, request);
  const quiz =
    request.into === 'quiz' && request.quiz !== 0 ? await tx.sql.one(quizOf, [request.quiz, person.id]) : null;
  if (request.into === 'quiz' && request.quiz !== 0 && !quiz) throw quizNotFound();
  const file_name = fileNameOf(request.file_name);
  const title = (quiz?.title ?? request.title) || file_name.replace(/(?:\.gift)?\.\w{1,5}$/i, '') || file_name;
  const made = await tx.sql.one(insert, [
    person.id,
    file_name,
    request.format,
    request.into,
    quiz ? request.quiz : null,
    cutText(title, 120),
    JSON.stringify(defaults),
    submission,
    tx.clock.now(),
  ]);
  if (!made) {
    // Sent twice in the same instant, or another file is being read.
    const other = await before();
    if (other) return other;
    throw importRunning();
  }
  let position = 0;
  for await (const piece of pieces) {
    if (piece.length === 0) continue;
    await tx.sql.all(insertPiece, [made.id, position, piece]);
    position += 1;
  }
  if (position === 0) throw fileMissing();
  tx.enqueue(readImportJob, { import_id: made.id });
  tx.enqueue(forgetImportJob, { import_id: made.id }, { delay: IMPORT_KEPT_MS });
  return made;
}
