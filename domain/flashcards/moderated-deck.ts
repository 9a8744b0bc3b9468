import { requireReportableDeck } from './sharing/read-deck.query';
import { editDeck } from './decks/contract';
import { hideDeck, putBackDeck, showDeck, takeDownDeck } from './hide-deck';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import { readThing, type Target, type TargetLine } from '../kit/target';

/** Cards of a deck that a moderator reads with it. */
const CARDS_READ = 50;

const lock = statement<{ id: number }, [number]>(
  'flashcards.hold-deck',
  'SELECT id FROM decks WHERE id = $1::int FOR NO KEY UPDATE',
);
interface Row {
  revision: number;
  gone: boolean;
  taken: boolean;
  own: boolean;
  language: string;
  name: string;
  description: string;
  cards: string[] | null;
}
const find = statement<Row, [number]>(
  'flashcards.read-moderated-deck',
  `SELECT deck.version + deck.revision AS revision, deck.deleted_at IS NOT NULL AND deck.hidden_at IS NULL AS gone, deck.deleted_at IS NOT NULL AS taken, deck.kind = 'own' AS own,
          deck.language, deck.deck_name AS name, deck.deck_description AS description,
          (SELECT json_agg(card.words ORDER BY card.position, card.id)
             FROM (SELECT id, position, first_words(front) || ' – ' || first_words(back) AS words FROM flashcards
                    WHERE deck_id = deck.id AND deleted_at IS NULL ORDER BY position, id LIMIT ${CARDS_READ}) card) AS cards
     FROM decks deck WHERE deck.id = $1::int`,
);

export const deckTarget: Target = {
  kind: 'deck',
  sql: {
    join: `LEFT JOIN decks deck ON target.kind = 'deck' AND deck.id = target.entity_id`,
    title: 'deck.deck_name',
    author: 'deck.owner_id',
  },
  requireReportable: requireReportableDeck,
  read: readThing(lock, find, (row, id) => {
    const { revision, gone, language, name, description } = row;
    return {
      revision,
      gone,
      language,
      lines: [name, description, ...(row.cards ?? [])].map((text): TargetLine => ({ field: '', text, correct: false })),
      edit_url: row.own && !row.taken ? href(editDeck, { deck_id: id }) : '',
    };
  }),
  hiding: {
    hide: async (tx, _by, id) => ({ ...(await hideDeck(tx, id)) }) as Record<string, string>,
    show: (tx, _by, id, held) => showDeck(tx, id, held),
    takeDown: takeDownDeck,
    putBack: putBackDeck,
  },
};
