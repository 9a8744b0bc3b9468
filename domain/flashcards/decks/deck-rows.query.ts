import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { isSupporter } from '~/domain/accounts/policy';
import type { SentPageData } from '~/domain/kit/contract';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { CARDS_MAX, type editDeck, SUPPORTER_CARDS_MAX } from './contract';
import { deckNotFound } from './refusals';

export interface DeckRow {
  id: number;
  deck_name: string;
  deck_description: string;
  deck_shared: boolean;
  deck_cloneable: boolean;
  deck_colour: string;
  deck_icon: string;
  category: string[];
  language: Language;
  revision: number;
}

export interface CardRow {
  id: number;
  front: string;
  back: string;
  html_version: number;
  front_image_url: string;
  back_image_url: string;
  tags: string[];
  position: number;
  revision: number;
  /** The UUID that its editor made, where it came from one. */
  submission_id: string | null;
}

const DECK = `id, deck_name, deck_description, deck_shared, deck_cloneable, deck_colour, deck_icon, category, language, revision`;
const OWN = `id = $2::int AND owner_id = $1::int AND kind = 'own' AND deleted_at IS NULL`;

const own = statement<DeckRow, [number, number]>('flashcards.own-deck', `SELECT ${DECK} FROM decks WHERE ${OWN}`);
const lock = statement<DeckRow, [number, number]>(
  'flashcards.lock-deck',
  `SELECT ${DECK} FROM decks WHERE ${OWN} FOR NO KEY UPDATE`,
);

/** The row that everybody who changes a deck takes first. @throws Problem not-found `deck-not-found` */
export async function lockDeck(tx: Transaction, personId: number, deckId: number): Promise<DeckRow> {
  const deck = await tx.sql.one(lock, [personId, deckId]);
  if (!deck) throw deckNotFound();
  return deck;
}

const cards = statement<CardRow, [number]>(
  'flashcards.cards-of-deck',
  `SELECT id, front, back, html_version, front_image_url, back_image_url, tags, position, revision, submission_id
     FROM flashcards WHERE deck_id = $1::int AND deleted_at IS NULL ORDER BY position, id`,
);

/** In their order, without those deleted. */
export const cardsOfDeck = (read: Reader, deckId: number): Promise<CardRow[]> => read.sql.all(cards, [deckId]);

/** How many cards a deck of this person may have (spec 2 §6). */
export const cardsMaxOf = (person: Person): number => (isSupporter(person) ? SUPPORTER_CARDS_MAX : CARDS_MAX);

export const toShownCard = ({ id, html_version, position, submission_id: _, ...card }: CardRow) => ({
  ...card,
  id: `e${id}`,
  front: SafeHtml.stored(card.front, html_version),
  back: SafeHtml.stored(card.back, html_version),
  order: position,
});

/** One's own deck as the editor shows it. @throws Problem not-found `deck-not-found` */
export async function findDeck(read: Reader, person: Person, deckId: number): Promise<SentPageData<typeof editDeck>> {
  const deck = await read.sql.one(own, [person.id, deckId]);
  if (!deck) throw deckNotFound();
  return { deck, cards: (await cardsOfDeck(read, deckId)).map(toShownCard), cards_max: cardsMaxOf(person) };
}
