import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { createDeck, editDeck } from './contract';
import { type DeckRow, lockDeck } from './deck-rows.query';
import { deckChanged, deckNotFound } from './refusals';
import { type CleanCard, writeCards } from './write-cards';

type Head = Omit<Parsed<typeof createDeck.actions.submit>, 'cards' | 'submission_id'>;

/** A private deck is not shared, and what is not shared cannot be cloned (spec 2 §4). */
const settled = (head: Head, language: Language) => ({
  ...head,
  deck_cloneable: head.deck_shared && head.deck_cloneable,
  language: head.language ?? language,
});

const madeBefore = statement<{ id: number }, [number, string]>(
  'flashcards.deck-made-before',
  'SELECT id FROM decks WHERE owner_id = $1::int AND submission_id = $2::uuid',
);

type HeadValues = [string, string, boolean, boolean, string, string, string[], Language, Date];
const valuesOf = (head: ReturnType<typeof settled>, now: Date): HeadValues => [
  head.deck_name,
  head.deck_description,
  head.deck_shared,
  head.deck_cloneable,
  head.deck_colour,
  head.deck_icon,
  head.category,
  head.language,
  now,
];

const make = statement<{ id: number }, [number, string | null, ...HeadValues]>(
  'flashcards.make-deck',
  `INSERT INTO decks (kind, owner_id, submission_id, deck_name, deck_description, deck_shared, deck_cloneable, deck_colour, deck_icon, category, language, created_at, changed_at)
   VALUES ('own', $1::int, $2::uuid, $3, $4, $5, $6, $7, $8, $9::text[], $10, $11::timestamptz, $11::timestamptz)
   ON CONFLICT (owner_id, submission_id) DO NOTHING RETURNING id`,
);

/**
 * Makes a deck with its first cards (spec 2 §7). The same `submissionId` again answers the deck that it made.
 * @returns its id
 * @throws Problem as `writeCards` does
 */
export async function makeDeck(
  tx: Transaction,
  person: Person,
  head: Head,
  cards: readonly CleanCard[],
  submissionId: string | null,
): Promise<number> {
  const made = await tx.sql.one(make, [
    person.id,
    submissionId,
    ...valuesOf(settled(head, person.language), tx.clock.now()),
  ]);
  if (!made) return (await tx.sql.one(madeBefore, [person.id, submissionId!]))!.id;
  await writeCards(tx, person, made.id, cards);
  return made.id;
}

const save = statement<never, [number, ...HeadValues]>(
  'flashcards.save-deck',
  `UPDATE decks SET deck_name = $2, deck_description = $3, deck_shared = $4, deck_cloneable = $5, deck_colour = $6, deck_icon = $7,
          category = $8::text[], language = $9, changed_at = $10::timestamptz, revision = revision + 1 WHERE id = $1::int`,
);

const sameHead = (deck: DeckRow, head: ReturnType<typeof settled>): boolean =>
  deck.deck_name === head.deck_name &&
  deck.deck_description === head.deck_description &&
  deck.deck_shared === head.deck_shared &&
  deck.deck_cloneable === head.deck_cloneable &&
  deck.deck_colour === head.deck_colour &&
  deck.deck_icon === head.deck_icon &&
  deck.language === head.language &&
  deck.category.join() === head.category.join();

/**
 * Saves one's own deck and the cards that are named (spec 2 §7). Nothing is saved when something of it was changed elsewhere.
 * @throws Problem not-found `deck-not-found`; conflict `deck-changed`; and as `writeCards` does
 */
export async function saveDeck(
  tx: Transaction,
  person: Person,
  deckId: number,
  { revision, deletedCardIds, ...head }: Omit<Parsed<typeof editDeck.actions.submit>, 'cards'>,
  cards: readonly CleanCard[],
): Promise<void> {
  const deck = await lockDeck(tx, person.id, deckId);
  const wanted = settled(head, deck.language);
  if (!sameHead(deck, wanted)) {
    if (deck.revision !== revision) throw deckChanged();
    await tx.sql.all(save, [deckId, ...valuesOf(wanted, tx.clock.now())]);
  }
  await writeCards(tx, person, deckId, cards, deletedCardIds);
}

const order = statement<never, [number, number[]]>(
  'flashcards.reorder-deck',
  `UPDATE flashcards card SET position = coalesce(wanted.place::int, cardinality($2::int[]) + card.position)
     FROM flashcards one LEFT JOIN unnest($2::int[]) WITH ORDINALITY AS wanted (id, place) ON wanted.id = one.id
    WHERE card.id = one.id AND one.deck_id = $1::int AND one.deleted_at IS NULL`,
);

/** Puts the cards of one's own deck in another order; those that are not named come after. @throws Problem `deck-not-found` */
export async function reorderDeck(tx: Transaction, person: Person, deckId: number, ids: number[]): Promise<void> {
  await lockDeck(tx, person.id, deckId);
  await tx.sql.all(order, [deckId, [...new Set(ids)]]);
}

const remove = statement<{ id: number }, [number, number, Date]>(
  'flashcards.delete-deck',
  `UPDATE decks SET deleted_at = $3::timestamptz WHERE id = $2::int AND owner_id = $1::int AND kind = 'own' AND deleted_at IS NULL RETURNING id`,
);

/** Deletes one's own deck; what was reviewed stays with those who reviewed it. @throws Problem `deck-not-found` */
export async function deleteDeck(tx: Transaction, person: Person, deckId: number): Promise<void> {
  if (!(await tx.sql.one(remove, [person.id, deckId, tx.clock.now()]))) throw deckNotFound();
}
