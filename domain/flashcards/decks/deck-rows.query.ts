import type { Language } from '~/domain/accounts/contract';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '~/domain/accounts/person';
import { may } from '~/domain/purchases/entitlements/may';
import { SafeHtml, safeTexts } from '~/domain/kit/html/safe-html';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import type { CardSides } from '../cards.query';
import type { ImportedCloze } from '../exchange/imported-card';
import { mayEdit } from '../policy';
import { CARDS_MAX, type DeckOrigin, SUPPORTER_CARDS_MAX } from './contract';
import { deckNotFound, notOwner } from './refusals';
import { PEOPLE } from '~/domain/accounts/views';

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
  live_version: number;
  origin: DeckOrigin;
  rights_confirmed: boolean;
  /** A moderator hides it: it cannot be shared. */
  hidden: boolean;
  /** Whether the person who asks owns it. */
  owned: boolean;
  owner: PersonRow | null;
}

export interface CardRow extends CardSides {
  id: number;
  position: number;
  revision: number;
  /** The UUID that its editor made, if it came from one. */
  submission_id: string | null;
  /** Who saved it last, if it was somebody else than its author. */
  changed_by: string | null;
  changed_by_id: number | null;
  /** The text that it was made of; null if it has none, or was changed by itself since. */
  cloze: (ImportedCloze & { note: string; number: number }) | null;
}

export interface Deck extends Omit<DeckRow, 'owner'> {
  /** What its owner may have in it (spec 2 §6). */
  cards_max: number;
  owner_name: string;
}

const EDITED = `
  SELECT deck.id, deck.deck_name, deck.deck_description, deck.deck_shared, deck.deck_cloneable, deck.deck_colour, deck.deck_icon,
         deck.category, deck.language, deck.revision, deck.version + deck.revision + deck.arrangement AS live_version, deck.origin, deck.rights_confirmed_at IS NOT NULL AS rights_confirmed, deck.hidden_at IS NOT NULL AS hidden,
         deck.owner_id IS NOT DISTINCT FROM $1::int AS owned,
         (SELECT to_jsonb(one) FROM (SELECT ${PERSON_COLUMNS} FROM ${PEOPLE} account WHERE account.id = deck.owner_id) one) AS owner
    FROM decks deck WHERE deck.id = $2::int AND ${mayEdit('deck', '$1::int')}`;

const edited = statement<DeckRow, [number, number]>('flashcards.edited-deck', EDITED);
const lock = statement<DeckRow, [number, number]>('flashcards.lock-deck', `${EDITED} FOR NO KEY UPDATE OF deck`);

/** How many cards a deck of this person may have (spec 2 §6). */
export const cardsMaxOf = (person: Person): number =>
  may(person, 'flashcards.large-decks') ? SUPPORTER_CARDS_MAX : CARDS_MAX;

const toDeck = ({ owner, ...deck }: DeckRow, now: Date): Deck => ({
  ...deck,
  cards_max: owner ? cardsMaxOf(toPerson(owner, now)) : CARDS_MAX,
  owner_name: owner?.display_name ?? '',
});

/**
 * A deck that one owns or may edit. The row is what everybody who changes a deck takes first.
 * @throws Problem not-found `deck-not-found`
 */
export async function lockDeck(tx: Transaction, personId: number, deckId: number): Promise<Deck> {
  const deck = await tx.sql.one(lock, [personId, deckId]);
  if (!deck) throw deckNotFound();
  return toDeck(deck, tx.clock.now());
}

/** A deck that one owns. @throws Problem not-found `deck-not-found`; not-allowed `not-deck-owner` for an editor */
export async function lockOwnDeck(tx: Transaction, personId: number, deckId: number): Promise<Deck> {
  const deck = await lockDeck(tx, personId, deckId);
  if (!deck.owned) throw notOwner();
  return deck;
}

/** A deck that one owns or may edit, as it is read. @throws Problem not-found `deck-not-found` */
export async function requireEditedDeck(read: Reader, personId: number, deckId: number): Promise<Deck> {
  const deck = await read.sql.one(edited, [personId, deckId]);
  if (!deck) throw deckNotFound();
  return toDeck(deck, read.clock.now());
}

const CARDS = `SELECT card.id, card.front, card.back, card.html_version, card.front_image_url, card.back_image_url, card.tags, card.position,
          card.revision, card.submission_id, changer.display_name AS changed_by, card.changed_by AS changed_by_id,
          CASE WHEN cloze.flashcard_id IS NOT NULL AND card.source_guid IS NOT NULL
               THEN json_build_object('note', card.source_guid, 'number', card.source_ord + 1, 'text', cloze.cloze_text, 'extra', cloze.extra, 'occlusion', cloze.occlusion) END AS cloze
     FROM flashcards card LEFT JOIN ${PEOPLE} changer ON changer.id = card.changed_by
     LEFT JOIN flashcard_clozes cloze ON cloze.flashcard_id = card.id AND cloze.revision = card.revision
    WHERE card.deck_id = $1::int`;
const cards = statement<CardRow, [number]>(
  'flashcards.cards-of-deck',
  `${CARDS} AND card.deleted_at IS NULL ORDER BY card.position, card.id`,
);
const withHidden = statement<CardRow, [number]>(
  'flashcards.cards-with-hidden',
  `${CARDS} AND (card.deleted_at IS NULL OR card.hidden_at IS NOT NULL) ORDER BY card.position, card.id`,
);

/** In their order, without those deleted. */
export const cardsOfDeck = (read: Reader, deckId: number): Promise<CardRow[]> => read.sql.all(cards, [deckId]);

/** With those that a moderator has hidden: their author mends them. */
export const cardsWithHidden = (read: Reader, deckId: number): Promise<CardRow[]> => read.sql.all(withHidden, [deckId]);

const shownCloze = ({ occlusion, ...cloze }: NonNullable<CardRow['cloze']>, html_version: number) => ({
  ...cloze,
  ...safeTexts({ ...cloze, html_version }, 'text', 'extra'),
  occlusion: occlusion ? { ...occlusion, header: SafeHtml.stored(occlusion.header, html_version) } : null,
});

/** A card as somebody sees it. @param personId who asks */
export const toShownCard = (
  { id, html_version, position, submission_id, changed_by, changed_by_id, cloze, ...card }: CardRow,
  personId: number,
) => ({
  ...card,
  ...(cloze && { cloze: shownCloze(cloze, html_version) }),
  id: `e${id}`,
  front: SafeHtml.stored(card.front, html_version),
  back: SafeHtml.stored(card.back, html_version),
  order: position,
  changed_by: changed_by ?? '',
  changed_by_self: changed_by_id === personId,
  sent_id: submission_id === null ? '' : `n${submission_id}`,
});
