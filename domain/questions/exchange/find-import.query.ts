import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { type Format, type ImportSnapshot, PREVIEW_PAGE } from './contract';
import { importNotFound } from './import-refusals';
import { planQuizzes, type PlannedQuiz } from './plan-quizzes';
import type { ImportedQuestion } from './imported-question';
import { PERSONAL_QUIZZES } from '~/domain/quizzes/views';

const PLACE = `CASE WHEN import.state IN ('reading', 'taking') AND import.worked_at IS NULL
  THEN 1 + (SELECT count(*)::int FROM question_imports ahead
             WHERE ahead.state = import.state AND ahead.state IN ('reading', 'taking') AND ahead.worked_at IS NULL
               AND (coalesce(ahead.waiting_since, ahead.created_at), ahead.id) < (coalesce(import.waiting_since, import.created_at), import.id))
  ELSE 0 END`;
const SNAPSHOT = `import.id AS import_id, import.state, import.done, import.total, import.accepted, import.refused, import.failure, import.failure_line, import.url, import.version, import.worked_at, ${PLACE} AS place`;
type SnapshotRow = Omit<ImportSnapshot, 'worked_at' | 'server_time'> & { worked_at: Date | null };
type LineRow = SnapshotRow & { file_name: string; format: Format; created_at: Date };
type Line = ImportSnapshot & Omit<LineRow, keyof SnapshotRow>;
const LINE = `${SNAPSHOT}, import.file_name, import.format, import.created_at`;

const timed = <R extends SnapshotRow>(read: Reader, row: R) => ({
  ...row,
  worked_at: row.worked_at?.getTime() ?? null,
  server_time: read.clock.now().getTime(),
});

const snapshot = statement<SnapshotRow, [number]>(
  'questions.import-snapshot',
  `SELECT ${SNAPSHOT} FROM question_imports import WHERE import.id = $1`,
);
const latest = statement<LineRow, [number, number]>(
  'questions.imports-of',
  `SELECT ${LINE} FROM question_imports import WHERE import.account_id = $1 AND import.state <> 'cancelled' ORDER BY import.id DESC LIMIT $2`,
);

type FoundRow = LineRow & { destination: 'bank' | 'quiz'; title: string; held: number | null };
const one = statement<FoundRow, [number, number]>(
  'questions.import-of',
  `SELECT ${LINE}, import.destination, import.title,
          (SELECT (SELECT count(*)::int FROM personal_quiz_questions placed WHERE placed.personal_quiz_id = quiz.id)
             FROM ${PERSONAL_QUIZZES} quiz WHERE quiz.id = import.personal_quiz_id AND quiz.deleted_at IS NULL) AS held
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

export async function importSnapshotOf(read: Reader, importId: number): Promise<ImportSnapshot | null> {
  const row = await read.sql.one(snapshot, [importId]);
  return row && timed(read, row);
}
/** The newest first. */
export const importsOf = async (read: Reader, personId: number, most: number): Promise<Line[]> =>
  (await read.sql.all(latest, [personId, most])).map((row) => timed(read, row));

/** @throws Problem not-found `import-not-found`, also for somebody else's */
export async function findImport(
  read: Reader,
  personId: number,
  importId: number,
): Promise<Line & Pick<FoundRow, 'destination'> & { quizzes: PlannedQuiz[] }> {
  const found = await read.sql.one(one, [importId, personId]);
  if (!found) throw importNotFound();
  const quizzes =
    found.destination === 'quiz' && found.state !== 'done' ? planQuizzes(found.accepted, found.title, found.held) : [];
  return { ...timed(read, found), quizzes };
}

/** What was read, 25 a page: what cannot be taken first, then what is taken otherwise than the file has it. */
export async function importItems(read: Reader, importId: number, page: number, onlyRefused: boolean) {
  const [lines, { items: number }] = await Promise.all([
    read.sql.all(items, [importId, onlyRefused, PREVIEW_PAGE, (page - 1) * PREVIEW_PAGE]),
    read.sql.one(count, [importId, onlyRefused]).then((row) => row!),
  ]);
  return { items: lines, ...pageInfo(page, PREVIEW_PAGE, number) };
}
