/** What other rooms may read of flashcards, as tables of their SQL: `JOIN ${DECKS} deck ON deck.id = …`. */
export const DECKS = '(SELECT id, kind, owner_id, deck_name, deck_shared, deleted_at FROM decks)';
export const CARDS = '(SELECT id, deck_id, author_id, front, tags, topic_id, changed_at, deleted_at FROM flashcards)';
/**
 * SQL: whether a card that a person made of something is in a deck of theirs. An item of a checklist is a part of its station.
 * @param person SQL of the account's id, as the others @param part its MD5; empty for all of it
 */
export const hasCard = (person: string, kind: 'question' | 'checklist-item', id: string, part = `''`): string =>
  `EXISTS (SELECT FROM flashcard_sources source JOIN flashcards card ON card.id = source.flashcard_id AND card.deleted_at IS NULL
     JOIN decks deck ON deck.id = card.deck_id AND deck.deleted_at IS NULL AND deck.owner_id = ${person}
    WHERE source.account_id = ${person} AND source.source_kind = '${kind}' AND source.source_id = ${id} AND source.source_part = ${part})`;
/** What a person last did with a card. */
export const CARD_STATES = '(SELECT account_id, flashcard_id, last_answered, last_correct FROM flashcard_states)';
