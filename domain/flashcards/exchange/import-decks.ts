import type { Language } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { cutText } from '~/domain/kit/cut-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { DECK_COLOURS, DECK_ICONS, DECK_NAME_MAX } from '../decks/contract';
import { cardsMaxOf } from '../decks/deck-rows.query';
import { makeDeck } from '../decks/make-decks';

// Locked, so that no deck is shared while cards come into it.
const known = statement<{ id: number; cards: number; shared: boolean }, [number, string]>(
  'flashcards.imported-decks',
  `SELECT deck.id, deck.deck_shared AS shared, (SELECT count(*)::int FROM flashcards card WHERE card.deck_id = deck.id AND card.deleted_at IS NULL) AS cards
     FROM decks deck
    WHERE deck.owner_id = $1::int AND deck.source_deck = $2 AND deck.kind = 'own' AND deck.deleted_at IS NULL
    ORDER BY deck.id FOR NO KEY UPDATE`,
);
const mark = statement<never, [number, number, string]>(
  'flashcards.mark-imported-deck',
  'UPDATE decks SET import_id = $2::int, source_deck = $3 WHERE id = $1::int',
);

const unconfirm = statement<never, [number[]]>(
  'flashcards.unconfirm-rights',
  `UPDATE decks SET rights_confirmed_at = NULL, origin = 'import'
    WHERE id = ANY($1::int[]) AND NOT deck_shared AND (rights_confirmed_at IS NOT NULL OR origin <> 'import')`,
);

/**
 * Imported cards are not confirmed yet: before the deck is shared, its owner confirms the rights, also if the deck was written
 * here. The decks are locked, and not shared.
 */
export const unconfirmRights = (tx: Transaction, deckIds: number[]): Promise<never[]> =>
  tx.sql.all(unconfirm, [deckIds]);

const WORDS: Record<Language, { name: string; about: string }> = {
  en: { name: 'Imported cards', about: 'Imported from a file.' },
  es: { name: 'Tarjetas importadas', about: 'Importado de un archivo.' },
};

const nameOf = (source: string, part: number, language: Language): string => {
  const name = source.trim() || WORDS[language].name;
  const end = part === 1 ? '' : ` (${part})`;
  return `${cutText(name, DECK_NAME_MAX - end.length)}${end}`;
};

/** Cards of the file and the deck of one's own that they go into. */
export interface Placed<Card> {
  deck: { id: number; cards_max: number };
  cards: Card[];
}

/**
 * Finds or makes the decks for new cards of one deck of the file: decks of an earlier import of the same name are filled first,
 * unless they are shared. None gets more cards than its owner may have in one.
 */
export async function placeInDecks<Card>(
  tx: Transaction,
  person: Person,
  source: string,
  importing: { id: number; language: Language },
  cards: readonly Card[],
): Promise<Placed<Card>[]> {
  const most = cardsMaxOf(person);
  const decks = await tx.sql.all(known, [person.id, source]);
  const placed: Placed<Card>[] = [];
  let next = 0;
  const fill = (id: number, held: number) => {
    const some = cards.slice(next, next + Math.max(0, most - held));
    next += some.length;
    if (some.length > 0) placed.push({ deck: { id, cards_max: most }, cards: some });
  };
  for (const { id, cards: held, shared } of decks) if (!shared) fill(id, held);
  await unconfirmRights(
    tx,
    placed.map(({ deck }) => deck.id),
  );
  for (let part = decks.length + 1; next < cards.length; part += 1) {
    const head = {
      deck_name: nameOf(source, part, importing.language),
      deck_description: WORDS[importing.language].about,
      deck_shared: false,
      deck_cloneable: false,
      deck_colour: DECK_COLOURS[9],
      deck_icon: DECK_ICONS[12],
      category: [],
      language: importing.language,
    };
    const { id } = await makeDeck(tx, person, head, [], null, 'import');
    await tx.sql.all(mark, [id, importing.id, source]);
    fill(id, 0);
  }
  return placed;
}
