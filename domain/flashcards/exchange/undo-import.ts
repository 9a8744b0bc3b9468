import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import { groupBy } from '~/domain/kit/group-by';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockOwnDeck } from '../decks/deck-rows.query';
import { writeCards } from '../decks/write-cards';
import { lockLearner, withdrawReviews } from '../review/write-log';
import { importProgress, type ImportSnapshot, type Outcome, undoImportJob } from './contract';
import { withdrawMarks } from './import-marks';
import { dropRead } from './read-import';
import { cardImportKept, cardImportOver, cardImportRunning, importNotFound } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';

const AT_ONCE = 200;

const lockOwn = statement<{ state: ImportSnapshot['state']; undoable: boolean }, [number, number]>(
  'flashcards.lock-import',
  `SELECT state, EXISTS (SELECT FROM flashcard_import_items item WHERE item.import_id = import.id AND item.flashcard_id IS NOT NULL) AS undoable
     FROM flashcard_imports import WHERE id = $1::int AND account_id = $2::int FOR NO KEY UPDATE`,
);
const running = statement<{ id: number }, [number, number]>(
  'flashcards.import-running',
  `SELECT id FROM flashcard_imports WHERE account_id = $1::int AND id <> $2::int AND state IN ('reading', 'taking', 'undoing')`,
);
const change = statement<never, [number, ImportSnapshot['state']]>(
  'flashcards.change-import',
  `UPDATE flashcard_imports import SET state = $2, failure = NULL, done = 0, worked_at = NULL, version = version + 1,
          total = (SELECT count(*) FROM flashcard_import_items item WHERE item.import_id = import.id AND item.flashcard_id IS NOT NULL)
    WHERE id = $1::int`,
);

async function beginUndoing(tx: Transaction, importId: number): Promise<void> {
  await tx.sql.all(change, [importId, 'undoing']);
  tx.enqueue(undoImportJob, { import_id: importId });
  tx.publish(importProgress, importId);
}

/**
 * Stops an import. What it has taken so far is undone.
 * @throws Problem not-found `card-import-not-found`; conflict `card-import-over`
 */
export async function cancelImport(tx: Transaction, person: Person, importId: number): Promise<void> {
  const found = await tx.sql.one(lockOwn, [importId, person.id]);
  if (!found) throw importNotFound();
  if (found.state === 'undoing' || found.state === 'cancelled' || found.state === 'undone') return;
  if (found.state === 'taking') return beginUndoing(tx, importId);
  if (found.state !== 'reading') throw cardImportOver();
  await dropRead(tx, importId);
  await tx.sql.all(change, [importId, 'cancelled']);
  tx.publish(importProgress, importId);
}

/**
 * Has everything that an import brought taken out again. Asked for twice, it is done once.
 * @throws Problem not-found `card-import-not-found`; conflict `card-import-kept`, `card-import-running`
 */
export async function requestUndo(tx: Transaction, person: Person, importId: number): Promise<void> {
  const found = await tx.sql.one(lockOwn, [importId, person.id]);
  if (!found) throw importNotFound();
  if (found.state === 'undoing' || found.state === 'undone') return;
  if (!['done', 'failed'].includes(found.state) || !found.undoable) throw cardImportKept();
  if (await tx.sql.one(running, [person.id, importId])) throw cardImportRunning();
  await beginUndoing(tx, importId);
}

const lock = statement<PersonRow, [number]>(
  'flashcards.lock-import-to-undo',
  `SELECT ${PERSON_COLUMNS} FROM flashcard_imports import JOIN ${PEOPLE} account ON account.id = import.account_id
    WHERE import.id = $1::int AND import.state = 'undoing' FOR NO KEY UPDATE OF import`,
);

interface Before {
  front: CleanHtml;
  back: CleanHtml;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
  source_changed_at: string | null;
  edited: boolean;
}
interface Taken {
  number: number;
  outcome: Outcome;
  flashcard_id: number;
  /** Of the card after the import. */
  revision: number;
  before: Before | null;
  deck_id: number;
  /** Of the card now; null if it, or its deck, is gone. */
  current: number | null;
}
const taken = statement<Taken, [number, number, number]>(
  'flashcards.import-items-to-undo',
  `SELECT item.number, item.outcome, item.flashcard_id, coalesce(item.revision, 0) AS revision, item.before, card.deck_id,
          CASE WHEN card.deleted_at IS NULL AND deck.deleted_at IS NULL AND deck.owner_id = $3::int THEN card.revision END AS current
     FROM flashcard_import_items item JOIN flashcards card ON card.id = item.flashcard_id JOIN decks deck ON deck.id = card.deck_id
    WHERE item.import_id = $1::int AND NOT item.undone ORDER BY item.number LIMIT $2::int`,
);
const mark = statement<never, [number, number[], number[]]>(
  'flashcards.mark-undone',
  `UPDATE flashcard_import_items SET undone = true, reason = CASE WHEN number = ANY($3::int[]) THEN 'changed-since' ELSE reason END
    WHERE import_id = $1::int AND number = ANY($2::int[])`,
);
const restoreSource = statement<never, [string]>(
  'flashcards.restore-source',
  `UPDATE flashcards card SET source_changed_at = one.changed_at, source_revision = CASE WHEN one.edited THEN NULL ELSE card.revision END
     FROM jsonb_to_recordset($1::jsonb) AS one (id int, changed_at timestamptz, edited boolean) WHERE card.id = one.id`,
);
const advance = statement<never, [number, Date]>(
  'flashcards.import-undone-so-far',
  `UPDATE flashcard_imports SET done = (SELECT count(*) FROM flashcard_import_items WHERE import_id = $1::int AND undone),
          worked_at = $2::timestamptz, version = version + 1 WHERE id = $1::int`,
);

/** Takes out new cards and writes updated ones back, unless somebody has changed them since. */
async function restore(tx: Transaction, person: Person, items: readonly Taken[]): Promise<void> {
  const byDeck = [...groupBy(items, ({ deck_id }) => deck_id)].toSorted(([one], [other]) => one - other);
  for (const [deckId, some] of byDeck) {
    const back = some.flatMap(({ outcome, flashcard_id, before, current }) => {
      if (outcome !== 'updated' || !before) return [];
      const { source_changed_at: _, edited: __, ...sides } = before;
      return [{ id: `e${flashcard_id}`, revision: current!, ...sides }];
    });
    const gone = some
      .filter(({ outcome }) => outcome === 'new')
      .map(({ flashcard_id }) => ({ id: `e${flashcard_id}` }));
    if (back.length + gone.length > 0)
      await writeCards(tx, person, await lockOwnDeck(tx, person.id, deckId), back, gone);
  }
  const sources = items.flatMap(({ flashcard_id, before }) =>
    before ? [{ id: flashcard_id, changed_at: before.source_changed_at, edited: before.edited }] : [],
  );
  if (sources.length > 0) await tx.sql.all(restoreSource, [JSON.stringify(sources)]);
}

/**
 * Undoes some cards of an import: new ones go, updated ones are what they were, and its reviews leave the log. Run again after a
 * kill it goes on where it was.
 * @returns whether there may be more
 */
export async function undoSome(tx: Transaction, importId: number): Promise<boolean> {
  const locked = await tx.sql.one(lock, [importId]);
  if (!locked) return false;
  const person = toPerson(locked, tx.clock.now());
  await lockLearner(tx, person.id);
  const items = await tx.sql.all(taken, [importId, AT_ONCE, person.id]);
  if (items.length === 0) return false;
  const present = items.filter(({ current }) => current !== null);
  const changed = present.filter(({ outcome, revision, current }) => outcome === 'updated' && revision !== current);
  await restore(
    tx,
    person,
    present.filter((item) => !changed.includes(item)),
  );
  await withdrawReviews(
    tx,
    person.id,
    importId,
    items.map(({ flashcard_id }) => flashcard_id),
  );
  await withdrawMarks(
    tx,
    person.id,
    importId,
    items.map(({ flashcard_id }) => flashcard_id),
  );
  const numbers = (some: readonly Taken[]) => some.map(({ number }) => number);
  await tx.sql.all(mark, [importId, numbers(items), numbers(changed)]);
  await tx.sql.all(advance, [importId, tx.clock.now()]);
  tx.publish(importProgress, importId);
  return items.length === AT_ONCE;
}

// Decks in which somebody has written cards since stay.
const dropDecks = statement<never, [number, Date]>(
  'flashcards.drop-imported-decks',
  `UPDATE decks deck SET deleted_at = $2::timestamptz, invitation = NULL WHERE deck.import_id = $1::int AND deck.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL)`,
);
const finish = statement<{ id: number }, [number]>(
  'flashcards.finish-undoing',
  `UPDATE flashcard_imports SET state = 'undone', done = total, version = version + 1 WHERE id = $1::int AND state = 'undoing' RETURNING id`,
);

/** Ends an undoing: decks of the import that are empty now go. */
export async function endUndoing(tx: Transaction, importId: number): Promise<void> {
  if (!(await tx.sql.one(finish, [importId]))) return;
  await tx.sql.all(dropDecks, [importId, tx.clock.now()]);
  tx.publish(importProgress, importId);
}
