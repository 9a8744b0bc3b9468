import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { editDeck } from './contract';
import { type Deck, lockDeck, lockOwnDeck } from './deck-rows.query';
import { type HeadValues, settled, valuesOf } from './make-decks';
import { placeCards } from './place-cards';
import { deckChanges } from '../sharing/contract';
import { deckChanged, deckHidden, notOwner, rightsNotConfirmed } from './refusals';
import { type CleanCard, writeCards } from './write-cards';

const save = statement<never, [number, ...HeadValues]>(
  'flashcards.save-deck',
  `UPDATE decks SET deck_name = $2, deck_description = $3, deck_shared = $4, deck_cloneable = $5, deck_colour = $6, deck_icon = $7,
          category = $8::text[], language = $9, changed_at = $10::timestamptz, revision = revision + 1 WHERE id = $1::int`,
);
const confirmRights = statement<never, [number, Date]>(
  'flashcards.confirm-rights',
  'UPDATE decks SET rights_confirmed_at = $2::timestamptz WHERE id = $1::int AND rights_confirmed_at IS NULL',
);

type Wanted = ReturnType<typeof settled>;

const sameHead = (deck: Deck, head: Wanted): boolean =>
  deck.deck_name === head.deck_name &&
  deck.deck_description === head.deck_description &&
  deck.deck_shared === head.deck_shared &&
  deck.deck_cloneable === head.deck_cloneable &&
  deck.deck_colour === head.deck_colour &&
  deck.deck_icon === head.deck_icon &&
  deck.language === head.language &&
  JSON.stringify(deck.category) === JSON.stringify(head.category);

/** Only the owner changes sharing. To share an imported deck, they confirm that they have the rights. */
async function settleSharing(tx: Transaction, deck: Deck, head: Wanted, confirmed: boolean): Promise<void> {
  if (!deck.owned && (head.deck_shared !== deck.deck_shared || head.deck_cloneable !== deck.deck_cloneable))
    throw notOwner();
  if (deck.hidden && head.deck_shared) throw deckHidden();
  if (deck.origin !== 'import' || deck.rights_confirmed || !head.deck_shared) return;
  if (!confirmed) throw rightsNotConfirmed();
  await tx.sql.all(confirmRights, [deck.id, tx.clock.now()]);
}

/**
 * Saves a deck that one owns or edits, and the cards that are named (spec 2 §7). Nothing is saved when something of it was
 * changed elsewhere.
 *
 * @throws Problem not-found `deck-not-found`; conflict `deck-changed`, `deck-hidden`; not-allowed `not-deck-owner`, `rights-not-confirmed`;
 *   and as `writeCards` does
 */
export async function saveDeck(
  tx: Transaction,
  person: Person,
  deckId: number,
  {
    revision,
    deletedCardIds,
    deleted_revisions,
    rights_confirmed,
    ...head
  }: Omit<Parsed<typeof editDeck.actions.submit>, 'cards'>,
  cards: readonly CleanCard[],
): Promise<void> {
  const deck = await lockDeck(tx, person.id, deckId);
  const wanted = settled(head, deck.language);
  if (!sameHead(deck, wanted)) {
    if (revision !== undefined && deck.revision !== revision) throw deckChanged();
    await settleSharing(tx, deck, wanted, rights_confirmed);
    await tx.sql.all(save, [deckId, ...valuesOf(wanted, tx.clock.now())]);
    tx.publish(deckChanges, deckId);
  }
  const deletions = deletedCardIds.map((id) => ({ id, revision: deleted_revisions[id] }));
  await writeCards(tx, person, deck, cards, deletions);
}

/** Puts the cards of a deck in another order; those that are not named come after. @throws Problem `deck-not-found` */
export async function reorderDeck(tx: Transaction, person: Person, deckId: number, ids: number[]): Promise<void> {
  await lockDeck(tx, person.id, deckId);
  await placeCards(
    tx,
    deckId,
    [...new Set(ids)].map((id, index) => ({ id, order: index + 1 })),
  );
}

const remove = statement<never, [number, Date]>(
  'flashcards.delete-deck',
  `UPDATE decks SET deleted_at = $2::timestamptz, invitation = NULL WHERE id = $1::int`,
);

/**
 * Deletes one's own deck; what was reviewed stays with those who reviewed it.
 * @throws Problem not-found `deck-not-found`; not-allowed `not-deck-owner`
 */
export async function deleteDeck(tx: Transaction, person: Person, deckId: number): Promise<void> {
  await lockOwnDeck(tx, person.id, deckId);
  await tx.sql.all(remove, [deckId, tx.clock.now()]);
  tx.publish(deckChanges, deckId);
}
