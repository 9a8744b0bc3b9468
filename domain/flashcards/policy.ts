/**
 * SQL: a person owns a deck, or its owner lets them edit it. Packs and collections are edited by nobody here.
 * @param deck the alias of its deck
 * @param person a parameter
 */
export const mayEdit = (deck: string, person: string): string =>
  `${deck}.kind = 'own' AND ${deck}.deleted_at IS NULL AND (${deck}.owner_id = ${person}
     OR EXISTS (SELECT FROM deck_editors editor WHERE editor.deck_id = ${deck}.id AND editor.account_id = ${person}))`;

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
 * SQL: nobody has read a generated card for what it says: it is as it was written, and was not confirmed.
 * @param card the alias of the card
 */
export const isUnreviewed = (card: string): string =>
  `${card}.written_by IS NOT NULL AND ${card}.confirmed_at IS NULL AND ${card}.revision = 1`;
