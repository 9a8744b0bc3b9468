/**
 * SQL: a person owns a deck, or its owner lets them edit it. Packs and collections are edited by nobody here.
 * @param deck the alias of its deck
 * @param person a parameter
 */
export const mayEdit = (deck: string, person: string): string =>
  `${deck}.kind = 'own' AND ${deck}.deleted_at IS NULL AND (${deck}.owner_id = ${person}
     OR EXISTS (SELECT FROM deck_editors editor WHERE editor.deck_id = ${deck}.id AND editor.account_id = ${person}))`;

/**
 * SQL: a person is shown a card of a review that they began. One that was deleted since, with its deck or alone, stays as it was,
 * so that the review can be finished. One that a moderator hides, or whose deck is no longer shared with them, is not shown.
 * @param card the alias of the card
 * @param deck the alias of its deck
 * @param person a parameter
 */
export const mayFinish = (card: string, deck: string, person: string): string =>
  `(${deck}.kind <> 'own' OR ${deck}.owner_id = ${person} OR ${deck}.deck_shared
     OR EXISTS (SELECT FROM deck_editors editor WHERE editor.deck_id = ${deck}.id AND editor.account_id = ${person}))
   AND (${deck}.hidden_at IS NULL OR ${deck}.deleted_at IS NULL)
   AND (${card}.hidden_at IS NULL OR ${deck}.owner_id IS NOT DISTINCT FROM ${person})`;

/**
 * SQL: a person may review a card: one of their own, one of a pack or collection, or one of a deck that is shared or that they
 * edit.
 * @param deck the alias of its deck
 * @param person a parameter
 */
export const mayReview = (deck: string, person: string): string =>
  `${deck}.deleted_at IS NULL AND (${deck}.kind <> 'own' OR ${deck}.owner_id = ${person} OR ${deck}.deck_shared
     OR EXISTS (SELECT FROM deck_editors editor WHERE editor.deck_id = ${deck}.id AND editor.account_id = ${person}))`;

/**
 * SQL: how many cards a deck has, with those of packs that a collection draws from.
 * @param deck its alias
 */
export const cardsIn = (deck: string): string =>
  `(SELECT count(*)::int FROM flashcards card WHERE card.deck_id = ${deck}.id AND card.deleted_at IS NULL)
   + (SELECT count(*)::int FROM collected_cards held JOIN flashcards card ON card.id = held.flashcard_id JOIN decks home ON home.id = card.deck_id
       WHERE held.deck_id = ${deck}.id AND card.deleted_at IS NULL AND home.deleted_at IS NULL)`;

/**
 * SQL: nobody has read a generated card for what it says: it is as it was written, and was not confirmed.
 * @param card the alias of the card
 */
export const isUnreviewed = (card: string): string =>
  `${card}.written_by IS NOT NULL AND ${card}.confirmed_at IS NULL AND ${card}.revision = 1`;

/**
 * SQL: a person has suspended a card, or buried it until later: it is neither due nor drawn.
 * @param card the alias of the card
 * @param person a parameter
 * @param now a parameter
 */
export const isAside = (card: string, person: string, now: string): string =>
  `EXISTS (SELECT FROM flashcard_marks mark WHERE mark.account_id = ${person} AND mark.flashcard_id = ${card}.id
             AND (mark.suspended OR mark.buried_until > ${now}))`;
