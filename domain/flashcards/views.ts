/** What other rooms may read of flashcards, as tables of their SQL: `JOIN ${DECKS} deck ON deck.id = …`. */
export const DECKS = '(SELECT id, kind, owner_id, deck_name, deck_shared, deleted_at FROM decks)';
export const CARDS = '(SELECT id, deck_id, author_id, front, tags, topic_id, changed_at, deleted_at FROM flashcards)';
/** What a person last did with a card. */
export const CARD_STATES = '(SELECT account_id, flashcard_id, last_answered, last_correct FROM flashcard_states)';
