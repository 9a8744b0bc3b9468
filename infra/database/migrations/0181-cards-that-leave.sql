-- Cards come from Anki with their schedule, and leave with it.

-- Which of four buttons was pressed: 1 again, 2 hard, 3 good, 4 easy. Null for an answer by two buttons.
ALTER TABLE flashcard_reviews ADD COLUMN rating smallint CHECK (rating BETWEEN 1 AND 4);

-- What another program knew of a card when it was imported: its memory and due date are taken over, not worked out. An event of the log.
CREATE TABLE flashcard_seeds (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  seed_id uuid NOT NULL,
  flashcard_id integer NOT NULL REFERENCES flashcards (id),
  import_id integer REFERENCES flashcard_imports (id) ON DELETE SET NULL,
  answered_at timestamptz(3) NOT NULL,
  correct boolean NOT NULL,
  due_at timestamptz(3) NOT NULL,
  stability double precision CHECK (stability > 0),
  difficulty double precision CHECK (difficulty >= 1 AND difficulty <= 10),
  reviews integer NOT NULL CHECK (reviews > 0),
  lapses integer NOT NULL CHECK (lapses >= 0),
  PRIMARY KEY (account_id, seed_id),
  CONSTRAINT flashcard_seeds_whole_memory CHECK ((stability IS NULL) = (difficulty IS NULL))
);
CREATE INDEX flashcard_seeds_of_card ON flashcard_seeds (account_id, flashcard_id);
CREATE INDEX flashcard_seeds_by_card ON flashcard_seeds (flashcard_id);
CREATE INDEX flashcard_seeds_of_import ON flashcard_seeds (import_id, flashcard_id) WHERE import_id IS NOT NULL;

-- An answer that was taken back, named by its id. If the answer came first, it is kept here as it was; if it comes later, it is not taken.
CREATE TABLE flashcard_undone_reviews (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  review_id uuid NOT NULL,
  undone_at timestamptz(3) NOT NULL,
  received_at timestamptz NOT NULL,
  flashcard_id integer REFERENCES flashcards (id),
  quiz_id integer REFERENCES flashcard_quizzes (id) ON DELETE SET NULL,
  answered_at timestamptz(3),
  correct boolean,
  rating smallint,
  took_ms integer,
  PRIMARY KEY (account_id, review_id),
  CONSTRAINT flashcard_undone_reviews_whole CHECK ((flashcard_id IS NULL) = (answered_at IS NULL) AND (flashcard_id IS NULL) = (correct IS NULL))
);
CREATE INDEX flashcard_undone_reviews_by_card ON flashcard_undone_reviews (flashcard_id) WHERE flashcard_id IS NOT NULL;
CREATE INDEX flashcard_undone_reviews_of_quiz ON flashcard_undone_reviews (quiz_id) WHERE quiz_id IS NOT NULL;

-- How somebody sets a card aside or marks it.
CREATE TABLE flashcard_marks (
  account_id integer NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  flashcard_id integer NOT NULL REFERENCES flashcards (id),
  suspended boolean NOT NULL DEFAULT false,
  buried_until timestamptz,
  flag smallint NOT NULL DEFAULT 0 CHECK (flag BETWEEN 0 AND 7),
  changed_at timestamptz(3) NOT NULL,
  import_id integer REFERENCES flashcard_imports (id) ON DELETE SET NULL,
  PRIMARY KEY (account_id, flashcard_id)
);
CREATE INDEX flashcard_marks_by_card ON flashcard_marks (flashcard_id);
CREATE INDEX flashcard_marks_of_import ON flashcard_marks (import_id, flashcard_id) WHERE import_id IS NOT NULL;

-- The cloze text that a card was made of, while the card is as it was at this revision.
CREATE TABLE flashcard_clozes (
  flashcard_id integer PRIMARY KEY REFERENCES flashcards (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  cloze_text text NOT NULL,
  extra text NOT NULL
);

-- Whether somebody answers by four buttons instead of two.
ALTER TABLE flashcard_settings ADD COLUMN four_buttons boolean NOT NULL DEFAULT false;
