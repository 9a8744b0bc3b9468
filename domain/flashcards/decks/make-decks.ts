import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import type { Parsed } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type createDeck, DECK_NAME_MAX, type DeckOrigin } from './contract';
import { cardsMaxOf } from './deck-rows.query';
import { type CleanCard, writeCards } from './write-cards';

export type Head = Omit<Parsed<typeof createDeck.actions.submit>, 'cards' | 'submission_id'>;

/** A private deck is not shared, and what is not shared cannot be cloned (spec 2 §4). */
export const settled = (head: Head, language: Language) => ({
  ...head,
  deck_cloneable: head.deck_shared && head.deck_cloneable,
  language: head.language ?? language,
});

export type HeadValues = [string, string, boolean, boolean, string, string, string[], Language, Date];
export const valuesOf = (head: ReturnType<typeof settled>, now: Date): HeadValues => [
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

const madeBefore = statement<{ id: number }, [number, string]>(
  'flashcards.deck-made-before',
  'SELECT id FROM decks WHERE owner_id = $1::int AND submission_id = $2::uuid',
);
const make = statement<{ id: number }, [number, string | null, DeckOrigin, ...HeadValues]>(
  'flashcards.make-deck',
  `INSERT INTO decks (kind, owner_id, submission_id, origin, deck_name, deck_description, deck_shared, deck_cloneable, deck_colour, deck_icon, category, language, created_at, changed_at)
   VALUES ('own', $1::int, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10::text[], $11, $12::timestamptz, $12::timestamptz)
   ON CONFLICT (owner_id, submission_id) DO NOTHING RETURNING id`,
);

export interface MadeDeck {
  id: number;
  /** The ids of its cards, by the ids they were sent with. Empty if the deck was made before. */
  cards: Map<string, number>;
}

/**
 * Makes a deck with its first cards (spec 2 §7). The same `submissionId` again answers the deck that it made.
 * @throws Problem as `writeCards` does
 */
export async function makeDeck(
  tx: Transaction,
  person: Person,
  head: Head,
  cards: readonly CleanCard[],
  submissionId: string | null,
  origin: DeckOrigin = 'written',
): Promise<MadeDeck> {
  // What is imported stays private until its owner has confirmed the right to share it.
  const wanted = settled(origin === 'import' ? { ...head, deck_shared: false } : head, person.language);
  const made = await tx.sql.one(make, [person.id, submissionId, origin, ...valuesOf(wanted, tx.clock.now())]);
  if (!made) return { id: (await tx.sql.one(madeBefore, [person.id, submissionId!]))!.id, cards: new Map() };
  const written = await writeCards(tx, person, { id: made.id, cards_max: cardsMaxOf(person) }, cards);
  return { id: made.id, cards: written };
}

export interface NewDeck {
  head: Head;
  cards: readonly CleanCard[];
  origin: DeckOrigin;
}

const named = (name: string, part: number, parts: number): string => {
  if (parts === 1) return name;
  const end = ` (${part}/${parts})`;
  return `${cutText(name, DECK_NAME_MAX - end.length)}${end}`;
};

/** A deck of more cards than its owner may have in one becomes several, numbered in their names. */
export function splitDeck({ head, cards, origin }: NewDeck, most: number): NewDeck[] {
  const parts = Math.max(1, Math.ceil(cards.length / most));
  return Array.from({ length: parts }, (_, index) => ({
    head: { ...head, deck_name: named(head.deck_name, index + 1, parts) },
    cards: cards.slice(index * most, (index + 1) * most),
    origin,
  }));
}

/**
 * Makes several decks in one transaction. A deck with more cards than its owner may have in one is split. The caller sees to it
 * that it is done once.
 *
 * @returns the decks in their order
 * @throws Problem as `writeCards` does
 */
export async function makeDecks(tx: Transaction, person: Person, wanted: readonly NewDeck[]): Promise<MadeDeck[]> {
  const made: MadeDeck[] = [];
  for (const { head, cards, origin } of wanted.flatMap((deck) => splitDeck(deck, cardsMaxOf(person))))
    made.push(await makeDeck(tx, person, head, cards, null, origin));
  return made;
}
