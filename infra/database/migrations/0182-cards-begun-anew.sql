-- When somebody last began a card anew. What they answered until then stays in the log, and no bin or memory comes from it.
CREATE TABLE flashcard_resets (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  flashcard_id integer NOT NULL REFERENCES flashcards (id),
  reset_at timestamptz(3) NOT NULL,
  PRIMARY KEY (account_id, flashcard_id)
);
CREATE INDEX flashcard_resets_by_card ON flashcard_resets (flashcard_id);
