import { statement } from '../statement';
import type { Reader } from '../transaction';
import { type Format, type ImportSnapshot, PREVIEW_PAGE } from './exchange-contract';
import { importNotFound } from './import-refusals';
import { planQuizzes, type PlannedQuiz } from './plan-quizzes';
import type { ImportedQuestion } from './question-import-item.entity';

const SNAPSHOT = 'id AS import_id, state, done, total, accepted, refused, failure, failure_line, url, version';
type Line = ImportSnapshot & { file_name: string; format: Format; created_at: Date };
const LINE = `${SNAPSHOT}, file_name, format, created_at`;

const snapshot = statement<ImportSnapshot, [number]>('questions.import-snapshot', `SELECT ${SNAPSHOT} FROM question_imports WHERE id = $1`);
const owns = statement<{ id: number }, [number, number]>('questions.owns-import', 'SELECT id FROM question_imports WHERE id = $1 AND account_id = $2');
const latest = statement<Line, [number, number]>('questions.imports-of', `SELECT ${LINE} FROM question_imports WHERE account_id = $1 AND state <> 'cancelled' ORDER BY id DESC LIMIT $2`);

type Found = Line & { destination: 'bank' | 'quiz'; title: string; held: number | null };
const one = statement<Found, [number, number]>(
  'questions.import-of',
  `SELECT ${LINE.replaceAll(/(^|, )/g, '$1import.')}, import.destination, import.title,
          (SELECT (SELECT count(*)::int FROM personal_quiz_questions placed WHERE placed.personal_quiz_id = quiz.id)
             FROM personal_quizzes quiz WHERE quiz.id = import.personal_quiz_id AND quiz.deleted_at IS NULL) AS held
     FROM question_imports import WHERE import.id = $1 AND import.account_id = $2`,
);

export interface ImportItem {
  number: number;
  line: number;
  title: string;
  refusal: string | null;
  about: string;
  notes: string[];
  body: ImportedQuestion | null;
}
// Those that cannot be taken come first: they are what somebody has to know before they go on.
const items = statement<ImportItem, [number, boolean, number, number]>(
  'questions.import-items',
  `SELECT number, line, title, refusal, about, notes, body FROM question_import_items WHERE import_id = $1 AND (refusal IS NOT NULL OR NOT $2::boolean)
    ORDER BY refusal IS NULL, refusal IS NULL AND cardinality(notes) = 0, number LIMIT $3 OFFSET $4`,
);
const count = statement<{ items: number }, [number, boolean]>(
  'questions.count-import-items',
  'SELECT count(*)::int AS items FROM question_import_items WHERE import_id = $1 AND (refusal IS NOT NULL OR NOT $2::boolean)',
);

export const importSnapshotOf = (read: Reader, importId: number): Promise<ImportSnapshot | null> => read.sql.one(snapshot, [importId]);
export const ownsImport = async (read: Reader, personId: number, importId: number): Promise<boolean> => (await read.sql.one(owns, [importId, personId])) !== null;
/** The newest first. */
export const importsOf = (read: Reader, personId: number, most: number): Promise<Line[]> => read.sql.all(latest, [personId, most]);

/** @throws Problem not-found `import-not-found`, also for somebody else's */
export async function findImport(read: Reader, personId: number, importId: number): Promise<Found & { quizzes: PlannedQuiz[] }> {
  const found = await read.sql.one(one, [importId, personId]);
  if (!found) throw importNotFound();
  const quizzes = found.destination === 'quiz' && found.state !== 'done' ? planQuizzes(found.accepted, found.title, found.held) : [];
  return { ...found, quizzes };
}

/** What was read, 25 a page: what cannot be taken first, then what is taken otherwise than the file has it. */
export async function importItems(read: Reader, importId: number, page: number, onlyRefused: boolean) {
  const [lines, { items: number }] = await Promise.all([
    read.sql.all(items, [importId, onlyRefused, PREVIEW_PAGE, (page - 1) * PREVIEW_PAGE]),
    read.sql.one(count, [importId, onlyRefused]).then((row) => row!),
  ]);
  return { items: lines, page, pages: Math.max(1, Math.ceil(number / PREVIEW_PAGE)), count: number };
}
