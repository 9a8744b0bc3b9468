import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { cardsMaxOf } from '../decks/deck-rows.query';
import { deckNotFound } from '../decks/refusals';
import { makeDeck } from '../decks/make-decks';
import { DRAFT_DECKS_MAX } from './contract';
import { DRAFT_WORDS } from './words';

interface DeckOnOffer {
  id: number;
  deck_name: string;
  cards: number;
}

const OWN = `deck.owner_id = $1::int AND deck.kind = 'own' AND deck.deleted_at IS NULL`;
const CARDS = `(SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards`;

const take = statement<{ deck_id: number | null }, [number]>(
  'flashcards.take-drafting',
  `INSERT INTO flashcard_drafting (account_id) VALUES ($1::int)
   ON CONFLICT (account_id) DO UPDATE SET deck_id = flashcard_drafting.deck_id RETURNING deck_id`,
);
const own = statement<DeckOnOffer, [number, number | null]>(
  'flashcards.deck-for-drafts',
  `SELECT deck.id, deck.deck_name, ${CARDS} FROM decks deck WHERE deck.id = $2::int AND ${OWN} FOR NO KEY UPDATE OF deck`,
);
const choose = statement<never, [number, number]>(
  'flashcards.choose-drafting',
  'UPDATE flashcard_drafting SET deck_id = $2::int WHERE account_id = $1::int',
);
const named = statement<{ names: string[] }, [number, string]>(
  'flashcards.names-of-draft-decks',
  `SELECT coalesce(array_agg(deck.deck_name), '{}') AS names FROM decks deck WHERE ${OWN} AND starts_with(deck.deck_name, $2)`,
);

/** The turn of a person who drafts a card, until the transaction ends. @returns the deck chosen last, if any */
export const takeDraftingTurn = async (tx: Transaction, personId: number): Promise<number | null> =>
  (await tx.sql.one(take, [personId]))!.deck_id;

/** "My mistakes", then "My mistakes 2" if the first is full. */
async function freeName(tx: Transaction, personId: number, language: Language): Promise<string> {
  const { mistakesDeck } = DRAFT_WORDS[language];
  const names = new Set((await tx.sql.one(named, [personId, mistakesDeck]))!.names);
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? mistakesDeck : `${mistakesDeck} ${nth}`;
    if (!names.has(name)) return name;
  }
}

/**
 * The deck that a drafted card goes into, locked: the one asked for, the one chosen last, or a new "My mistakes". A full deck is
 * followed by a new one, so that one press always makes a card.
 * @throws Problem not-found `deck-not-found` for a deck asked for that is not one's own
 */
export async function deckForDraft(
  tx: Transaction,
  person: Person,
  chosen: number | null,
  asked: number | undefined,
): Promise<Pick<DeckOnOffer, 'id' | 'deck_name'>> {
  const deck = await tx.sql.one(own, [person.id, asked ?? chosen]);
  if (!deck && asked !== undefined) throw deckNotFound();
  const usable = deck && deck.cards < cardsMaxOf(person) ? deck : null;
  if (usable && usable.id === chosen) return usable;
  const into = usable ?? (await newDeck(tx, person));
  await tx.sql.all(choose, [person.id, into.id]);
  return into;
}

async function newDeck(tx: Transaction, person: Person): Promise<Pick<DeckOnOffer, 'id' | 'deck_name'>> {
  const deck_name = await freeName(tx, person.id, person.language);
  const head = {
    deck_name,
    deck_description: DRAFT_WORDS[person.language].mistakesDescription,
    deck_shared: false,
    deck_cloneable: false,
    deck_colour: 'amber' as const,
    deck_icon: 'stethoscope' as const,
    category: [],
    language: person.language,
  };
  return { id: (await makeDeck(tx, person, head, [], null)).id, deck_name };
}

const onOffer = statement<DeckOnOffer & { chosen: boolean }, [number]>(
  'flashcards.decks-for-drafts',
  `SELECT deck.id, deck.deck_name, ${CARDS}, drafting.deck_id IS NOT NULL AS chosen
     FROM decks deck LEFT JOIN flashcard_drafting drafting ON drafting.account_id = $1::int AND drafting.deck_id = deck.id
    WHERE ${OWN} ORDER BY drafting.deck_id IS NULL, deck.changed_at DESC, deck.id DESC LIMIT ${DRAFT_DECKS_MAX}`,
);

/** One's own decks, the one chosen last first. */
export async function draftDecksOf(read: Reader, person: Person) {
  const rows = await read.sql.all(onOffer, [person.id]);
  return {
    chosen: rows.find(({ chosen }) => chosen)?.id ?? null,
    decks: rows.map(({ id, deck_name, cards }) => ({ id, deck_name, cards, full: cards >= cardsMaxOf(person) })),
  };
}
