import { requireFlashcard } from './acts';
import { correctCard } from './correct-card';
import { hideCard, showCard } from './hide-card';
import { moderateCard } from './moderating/contract';
import { editCard } from './single-card/contract';
import { href } from '../kit/contract';
import type { CleanHtml } from '../kit/html/clean-html';
import { safeTexts } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import { readThing, type Target } from '../kit/target';

const lock = statement<{ id: number }, [number]>(
  'flashcards.hold-deck-of-card',
  'SELECT id FROM decks WHERE id = (SELECT deck_id FROM flashcards WHERE id = $1::int) FOR NO KEY UPDATE',
);
interface Row {
  revision: number;
  gone: boolean;
  language: string;
  own: boolean;
  /** Of a card of a pack: it has an author. */
  authored: boolean;
  front: string;
  back: string;
  html_version: number;
  pictures: string[];
}
const find = statement<Row, [number]>(
  'flashcards.read-flashcard',
  `SELECT card.revision, card.deleted_at IS NOT NULL AND card.hidden_at IS NULL OR deck.deleted_at IS NOT NULL AS gone, deck.language, deck.kind = 'own' AS own, card.author_id IS NOT NULL AS authored,
          card.front, card.back, card.html_version, array_remove(ARRAY[card.front_image_url, card.back_image_url], '') AS pictures
     FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE card.id = $1::int`,
);

export const flashcardTarget: Target = {
  kind: 'flashcard',
  sql: {
    join: `LEFT JOIN flashcards card ON target.kind = 'flashcard' AND card.id = target.entity_id LEFT JOIN decks card_deck ON card_deck.id = card.deck_id`,
    title: 'first_words(card.front)',
    author: 'coalesce(card_deck.owner_id, card.author_id)',
  },
  requireReportable: requireFlashcard,
  read: readThing(lock, find, (row, id) => {
    const { front, back } = safeTexts(row, 'front', 'back');
    return {
      revision: row.revision,
      gone: row.gone,
      language: row.language,
      html: [
        { part: 'front', field: 'front', title: '', html: front },
        { part: 'back', field: 'back', title: '', html: back },
      ],
      pictures: row.pictures,
      edit_url: row.gone
        ? ''
        : row.own
          ? href(editCard, { card_id: id })
          : row.authored
            ? href(moderateCard, { card_id: id })
            : '',
    };
  }),
  hiding: {
    hide: (tx, _by, id) => hideCard(tx, id),
    show: (tx, _by, id) => showCard(tx, id),
  },
  async correct(tx, by, id, texts) {
    const row = await tx.sql.one(find, [id]);
    if (!row) return;
    const stored = safeTexts(row, 'front', 'back');
    const sideOf = (side: 'front' | 'back') => (texts.get(side) ?? String(stored[side])) as CleanHtml;
    await correctCard(tx, by.id, id, { front: sideOf('front'), back: sideOf('back') });
  },
};
