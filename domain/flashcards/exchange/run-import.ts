import type { Language } from '~/domain/accounts/contract';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import { groupBy } from '~/domain/kit/group-by';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockOwnDeck } from '../decks/deck-rows.query';
import { writeCards } from '../decks/write-cards';
import { learnerSettings } from '../memory/learner.query';
import { lockLearner } from '../review/write-log';
import { importProgress, type Outcome, type Reason } from './contract';
import { derivedId } from './derived-id';
import { type ExistingCard, existingCards } from './existing-cards.query';
import { placeInDecks, unconfirmRights } from './import-decks';
import { importClozes } from './import-clozes';
import { importMarks } from './import-marks';
import { importReviews } from './import-reviews';
import { foldSeeded, importSeeds } from './import-seeds';
import type { ImportedCard } from './imported-card';
import { mergeCard } from './merge-card';
import { PEOPLE } from '~/domain/accounts/views';

/** Cards that one transaction takes. */
const AT_ONCE = 200;

interface Importing {
  id: number;
  language: Language;
  with_history: boolean;
}
const lock = statement<PersonRow & { deck_language: Language; with_history: boolean }, [number]>(
  'flashcards.lock-import-to-run',
  `SELECT ${PERSON_COLUMNS}, import.language AS deck_language, import.with_history
     FROM flashcard_imports import JOIN ${PEOPLE} account ON account.id = import.account_id
    WHERE import.id = $1::int AND import.state = 'taking' FOR NO KEY UPDATE OF import`,
);
interface Waiting {
  number: number;
  deck: string;
  body: ImportedCard;
}
const waiting = statement<Waiting, [number, number]>(
  'flashcards.waiting-import-items',
  'SELECT number, deck, body FROM flashcard_import_items WHERE import_id = $1::int AND outcome IS NULL ORDER BY number LIMIT $2::int',
);
const decide = statement<never, [number, string]>(
  'flashcards.decide-import-items',
  `UPDATE flashcard_import_items item SET outcome = one.outcome, reason = one.reason, flashcard_id = one.flashcard_id, revision = one.revision,
          before = nullif(one.before, 'null'::jsonb), body = NULL
     FROM jsonb_to_recordset($2::jsonb) AS one (number int, outcome text, reason text, flashcard_id int, revision int, before jsonb)
    WHERE item.import_id = $1::int AND item.number = one.number`,
);
const setSource = statement<never, [string]>(
  'flashcards.set-source',
  `UPDATE flashcards card SET source_guid = one.guid, source_ord = one.ord, source_changed_at = one.changed_at, source_revision = card.revision
     FROM jsonb_to_recordset($1::jsonb) AS one (id int, guid text, ord smallint, changed_at timestamptz) WHERE card.id = one.id`,
);
const advance = statement<never, [number, Date]>(
  'flashcards.advance-import',
  `UPDATE flashcard_imports SET done = (SELECT count(*) FROM flashcard_import_items WHERE import_id = $1::int AND outcome IS NOT NULL),
          worked_at = $2::timestamptz, version = version + 1 WHERE id = $1::int`,
);

interface Decided {
  number: number;
  outcome: Outcome;
  reason: Reason | '';
  flashcard_id: number | null;
  revision: number | null;
  before: object | null;
}
type Update = { item: Waiting; here: ExistingCard };

const FIRST_REVISION = 1;
const sidesOf = ({ front, back, tags }: ImportedCard) => ({
  front,
  back,
  tags,
  front_image_url: '',
  back_image_url: '',
});

async function addCards(tx: Transaction, person: Person, importing: Importing, items: readonly Waiting[]) {
  const ids = new Map<number, number>();
  for (const [source, some] of groupBy(items, ({ deck }) => deck))
    for (const { deck, cards } of await placeInDecks(tx, person, source, importing, some)) {
      const idOf = ({ number }: Waiting) => `n${derivedId(`import ${importing.id} ${number}`)}`;
      const written = await writeCards(
        tx,
        person,
        deck,
        cards.map((item) => ({ id: idOf(item), ...sidesOf(item.body) })),
      );
      for (const item of cards) ids.set(item.number, written.get(idOf(item))!);
    }
  return ids;
}

async function updateCards(tx: Transaction, person: Person, updates: readonly Update[]): Promise<void> {
  const byDeck = [...groupBy(updates, ({ here }) => here.deck_id)].toSorted(([one], [other]) => one - other);
  for (const [deckId, some] of byDeck) {
    const deck = await lockOwnDeck(tx, person.id, deckId);
    await unconfirmRights(tx, [deckId]);
    await writeCards(
      tx,
      person,
      deck,
      some.map(({ item, here }) => ({ id: `e${here.id}`, revision: here.revision, ...sidesOf(item.body) })),
    );
  }
}

const beforeOf = ({
  front,
  back,
  front_image_url,
  back_image_url,
  tags,
  source_changed_at,
  ...here
}: ExistingCard) => ({
  front,
  back,
  front_image_url,
  back_image_url,
  tags,
  source_changed_at,
  edited: here.source_revision !== here.revision,
});

async function importItems(tx: Transaction, person: Person, importing: Importing, items: readonly Waiting[]) {
  const here = await existingCards(
    tx,
    person.id,
    items.map(({ number, body: { guid, ord } }) => ({ number, guid, ord })),
  );
  const seen = new Set<string>();
  const fresh: Waiting[] = [];
  const updates: Update[] = [];
  const decided: Decided[] = [];
  for (const item of items) {
    const { number, body } = item;
    const key = `${body.ord} ${body.guid}`;
    const existing = here.get(number);
    const merged = seen.has(key)
      ? { outcome: 'skipped' as const, reason: 'twice-in-file' as const }
      : mergeCard(body, existing);
    seen.add(key);
    if (merged.outcome === 'new') fresh.push(item);
    if (merged.outcome === 'updated') updates.push({ item, here: existing! });
    decided.push({
      number,
      ...merged,
      flashcard_id: merged.outcome === 'skipped' ? null : (existing?.id ?? null),
      revision: merged.outcome === 'updated' ? existing!.revision + 1 : FIRST_REVISION,
      before: merged.outcome === 'updated' ? beforeOf(existing!) : null,
    });
  }
  await updateCards(tx, person, updates);
  const ids = await addCards(tx, person, importing, fresh);
  for (const one of decided) one.flashcard_id ??= ids.get(one.number) ?? null;
  return decided;
}

/**
 * Takes some cards of an import that was read: merges them by guid, the newer one wins, and writes down what became of each, all
 * in this transaction. Run again after a kill it goes on where it was.
 * @returns whether there may be more
 */
export async function importSome(tx: Transaction, importId: number): Promise<boolean> {
  const locked = await tx.sql.one(lock, [importId]);
  if (!locked) return false;
  const person = toPerson(locked, tx.clock.now());
  const importing: Importing = { id: importId, language: locked.deck_language, with_history: locked.with_history };
  await lockLearner(tx, person.id);
  const items = await tx.sql.all(waiting, [importId, AT_ONCE]);
  if (items.length === 0) return false;
  const decided = await importItems(tx, person, importing, items);
  const bodies = new Map(items.map(({ number, body }) => [number, body]));
  const written = decided.filter(({ outcome }) => outcome === 'new' || outcome === 'updated');
  const sources = written.map(({ number, flashcard_id }) => {
    const { guid, ord, changed_at } = bodies.get(number)!;
    return { id: flashcard_id, guid, ord, changed_at: new Date(changed_at) };
  });
  await tx.sql.all(setSource, [JSON.stringify(sources)]);
  await tx.sql.all(decide, [importId, JSON.stringify(decided)]);
  const cards = decided.flatMap(({ number, flashcard_id, outcome }) =>
    flashcard_id === null ? [] : [{ id: flashcard_id, outcome, card: bodies.get(number)! }],
  );
  await importClozes(
    tx,
    cards.filter(({ outcome }) => outcome !== 'conflicting'),
    written.map(({ flashcard_id }) => flashcard_id!),
  );
  const settings = await learnerSettings(tx, person.id);
  await importMarks(tx, person.id, importId, settings, cards);
  if (importing.with_history) {
    const seeded = await importSeeds(tx, person.id, importId, settings, cards);
    await foldSeeded(tx, person.id, seeded, await importReviews(tx, person.id, importId, cards));
  }
  await tx.sql.all(advance, [importId, tx.clock.now()]);
  tx.publish(importProgress, importId);
  return items.length === AT_ONCE;
}

const finish = statement<{ id: number }, [number]>(
  'flashcards.finish-import',
  `UPDATE flashcard_imports SET state = 'done', done = total, version = version + 1 WHERE id = $1::int AND state = 'taking' RETURNING id`,
);

/** Ends an import whose cards were all decided. */
export async function endTaking(tx: Transaction, importId: number): Promise<void> {
  if (await tx.sql.one(finish, [importId])) tx.publish(importProgress, importId);
}
