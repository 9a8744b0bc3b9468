/**
 * SQL: a person may review a card: one of their own, one of a pack or collection, or one of a deck that is shared.
 * @param deck the alias of its deck
 * @param person a parameter
 */
export const mayReview = (deck: string, person: string): string =>
  `${deck}.deleted_at IS NULL AND (${deck}.kind <> 'own' OR ${deck}.owner_id = ${person} OR ${deck}.deck_shared)`;
