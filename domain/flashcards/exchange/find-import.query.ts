import { pageInfo } from '~/domain/kit/list';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { type ImportSnapshot, LOG_PAGE, type Outcome } from './contract';
import { importNotFound } from './refusals';

type Row = Omit<ImportSnapshot, 'counts' | 'worked_at' | 'server_time' | 'started_at'> & {
  counts: Partial<Record<Outcome, number>> | null;
  created_at: Date;
  worked_at: Date | null;
};

const SNAPSHOT = `
  import.id AS import_id, import.file_name, import.state, import.done, import.total, import.failure, import.failed_line, import.version, import.created_at, import.worked_at,
  (SELECT jsonb_object_agg(one.outcome, one.number)
     FROM (SELECT item.outcome, count(*) AS number FROM flashcard_import_items item WHERE item.import_id = import.id AND item.outcome IS NOT NULL GROUP BY item.outcome) one) AS counts,
  (SELECT count(*)::int FROM flashcard_reviews review WHERE review.import_id = import.id) AS reviews,
  (SELECT count(*)::int FROM flashcard_import_items item WHERE item.import_id = import.id AND item.notes @> ARRAY['suspended']) AS suspended,
  import.state IN ('done', 'failed') AND EXISTS (SELECT FROM flashcard_import_items item WHERE item.import_id = import.id AND item.flashcard_id IS NOT NULL) AS undoable`;

const snapshot = statement<Row, [number]>(
  'flashcards.import-snapshot',
  `SELECT ${SNAPSHOT} FROM flashcard_imports import WHERE import.id = $1::int`,
);
const owned = statement<Row, [number, number]>(
  'flashcards.import-of',
  `SELECT ${SNAPSHOT} FROM flashcard_imports import WHERE import.id = $1::int AND import.account_id = $2::int`,
);
const latest = statement<Row, [number, number]>(
  'flashcards.imports-of',
  `SELECT ${SNAPSHOT} FROM flashcard_imports import WHERE import.account_id = $1::int ORDER BY import.id DESC LIMIT $2::int`,
);

const NONE = { new: 0, updated: 0, duplicate: 0, conflicting: 0, skipped: 0 };
const toSnapshot = (read: Reader, { counts, created_at, worked_at, ...row }: Row): ImportSnapshot => ({
  ...row,
  counts: { ...NONE, ...counts },
  started_at: created_at.toISOString(),
  worked_at: worked_at?.getTime() ?? null,
  server_time: read.clock.now().getTime(),
});

export async function importSnapshotOf(read: Reader, importId: number): Promise<ImportSnapshot | null> {
  const row = await read.sql.one(snapshot, [importId]);
  return row && toSnapshot(read, row);
}
/** The newest first. */
export const importsOf = async (read: Reader, personId: number, most: number): Promise<ImportSnapshot[]> =>
  (await read.sql.all(latest, [personId, most])).map((row) => toSnapshot(read, row));

/** @throws Problem not-found `card-import-not-found`, also for somebody else's */
export async function findImport(read: Reader, personId: number, importId: number): Promise<ImportSnapshot> {
  const row = await read.sql.one(owned, [importId, personId]);
  if (!row) throw importNotFound();
  return toSnapshot(read, row);
}

interface LogRow {
  number: number;
  title: string;
  deck: string;
  outcome: Outcome | null;
  reason: string;
  notes: string[];
}
const items = statement<LogRow, [number, string, number, number]>(
  'flashcards.import-log',
  `SELECT number, title, deck, outcome, reason, notes FROM flashcard_import_items
    WHERE import_id = $1::int AND ($2::text = 'all' OR outcome = $2::text) ORDER BY number LIMIT $3::int OFFSET $4::int`,
);
const countItems = statement<{ items: number }, [number, string]>(
  'flashcards.count-import-log',
  `SELECT count(*)::int AS items FROM flashcard_import_items WHERE import_id = $1::int AND ($2::text = 'all' OR outcome = $2::text)`,
);
const decks = statement<{ id: number; deck_name: string; cards: number }, [number]>(
  'flashcards.decks-of-import',
  `SELECT deck.id, deck.deck_name, (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck WHERE deck.import_id = $1::int AND deck.deleted_at IS NULL ORDER BY deck.id`,
);

/** What became of each card, 25 a page, in the order of the file. */
export async function importItems(read: Reader, importId: number, page: number, show: 'all' | Outcome) {
  const [lines, total] = await Promise.all([
    read.sql.all(items, [importId, show, LOG_PAGE, (page - 1) * LOG_PAGE]),
    read.sql.one(countItems, [importId, show]),
  ]);
  const number = total!.items;
  return { items: lines, ...pageInfo(page, LOG_PAGE, number) };
}

export const decksOfImport = (read: Reader, importId: number) => read.sql.all(decks, [importId]);
