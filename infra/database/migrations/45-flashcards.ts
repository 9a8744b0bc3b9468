import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Flashcards1763700000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A deck of a person, or a pack or collection for everybody. When its owner is erased, a deck that others follow stays.
    await runner.query(`
      CREATE TABLE decks (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('own', 'pack', 'collection')),
        owner_id int REFERENCES accounts (id) ON DELETE SET NULL,
        slug text UNIQUE,
        deck_name text NOT NULL CHECK (length(deck_name) BETWEEN 1 AND 120),
        deck_description text NOT NULL CHECK (length(deck_description) BETWEEN 1 AND 2000),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        deck_shared boolean NOT NULL DEFAULT false,
        deck_cloneable boolean NOT NULL DEFAULT false,
        deck_colour text NOT NULL,
        deck_icon text NOT NULL,
        category text[] NOT NULL DEFAULT '{}',
        -- grows with every save
        revision int NOT NULL DEFAULT 1,
        submission_id uuid,
        -- of the starter content as it was loaded
        content_hash text,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT decks_cloneable_is_shared CHECK (deck_shared OR NOT deck_cloneable),
        CONSTRAINT decks_pack_has_slug CHECK ((kind = 'own') = (slug IS NULL)),
        CONSTRAINT decks_owner_of_own CHECK (kind = 'own' OR owner_id IS NULL),
        UNIQUE (owner_id, submission_id)
      )`);
    await runner.query(
      `CREATE INDEX decks_of_owner ON decks (owner_id, changed_at DESC, id DESC) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX decks_of_everybody ON decks (kind, id) WHERE kind <> 'own' AND deleted_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE flashcards (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        deck_id int NOT NULL REFERENCES decks (id),
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        position int NOT NULL,
        front text NOT NULL,
        back text NOT NULL,
        html_version smallint NOT NULL DEFAULT 0,
        front_image_url text NOT NULL DEFAULT '',
        back_image_url text NOT NULL DEFAULT '',
        tags text[] NOT NULL DEFAULT '{}',
        topic_id int REFERENCES topics (id) ON DELETE SET NULL,
        revision int NOT NULL DEFAULT 1,
        -- made by the editor or an import, or derived from the key in the starter content; sent again, it is the same card
        submission_id uuid,
        content_hash text,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        deleted_at timestamptz,
        UNIQUE (deck_id, submission_id)
      )`);
    await runner.query(
      `CREATE INDEX flashcards_of_deck ON flashcards (deck_id, position, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX flashcards_of_topic ON flashcards (topic_id, id) WHERE deleted_at IS NULL AND topic_id IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX flashcards_of_author ON flashcards (author_id) WHERE author_id IS NOT NULL`);

    // Whose reviews are being written: taken first, so that two devices are merged one after the other.
    await runner.query(`
      CREATE TABLE flashcard_learners (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        version int NOT NULL DEFAULT 1
      ) WITH (fillfactor = 70)`);
    await runner.query(`
      CREATE TABLE flashcard_quizzes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        quiz_type smallint NOT NULL CHECK (quiz_type BETWEEN 1 AND 12),
        deck_id int REFERENCES decks (id),
        -- how many answers it is to have, at most
        length int NOT NULL CHECK (length BETWEEN 1 AND 9999),
        answered int NOT NULL DEFAULT 0 CHECK (answered >= 0),
        correct int NOT NULL DEFAULT 0 CHECK (correct BETWEEN 0 AND answered),
        submission_id uuid,
        created_at timestamptz NOT NULL,
        finished_at timestamptz,
        UNIQUE (account_id, submission_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX flashcard_quizzes_of_account ON flashcard_quizzes (account_id, id DESC)`);
    // The pool of a review. Of a Leitner review cards stay in it, so that only the last answer stands here.
    await runner.query(`
      CREATE TABLE flashcard_quiz_cards (
        quiz_id int NOT NULL REFERENCES flashcard_quizzes (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        position int NOT NULL,
        answered int NOT NULL DEFAULT 0,
        last_correct boolean,
        PRIMARY KEY (quiz_id, flashcard_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX flashcard_quiz_cards_of_card ON flashcard_quiz_cards (flashcard_id)`);

    // The log of reviews. Nothing but erasing a person and undoing an import takes a row out; bins and memory are folds of it.
    await runner.query(`
      CREATE TABLE flashcard_reviews (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        review_id uuid NOT NULL,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        quiz_id int REFERENCES flashcard_quizzes (id) ON DELETE SET NULL,
        answered_at timestamptz(3) NOT NULL,
        correct boolean NOT NULL,
        took_ms int CHECK (took_ms >= 0),
        received_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, review_id),
        CONSTRAINT flashcard_reviews_not_in_the_future CHECK (answered_at <= received_at)
      )`);
    await runner.query(
      `CREATE INDEX flashcard_reviews_of_card ON flashcard_reviews (account_id, flashcard_id, answered_at)`,
    );
    await runner.query(`CREATE INDEX flashcard_reviews_by_card ON flashcard_reviews (flashcard_id)`);
    await runner.query(
      `CREATE INDEX flashcard_reviews_of_quiz ON flashcard_reviews (quiz_id) WHERE quiz_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE flashcard_states (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        leitner_bin smallint NOT NULL CHECK (leitner_bin BETWEEN 0 AND 4),
        reviews int NOT NULL CHECK (reviews > 0),
        lapses int NOT NULL CHECK (lapses >= 0),
        last_answered timestamptz(3) NOT NULL,
        last_correct boolean NOT NULL,
        -- FSRS: days until nine of ten are recalled, and 1 to 10
        stability double precision NOT NULL CHECK (stability > 0),
        difficulty double precision NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
        due_at timestamptz(3) NOT NULL,
        PRIMARY KEY (account_id, flashcard_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX flashcard_states_due ON flashcard_states (account_id, due_at)`);
    await runner.query(`CREATE INDEX flashcard_states_by_card ON flashcard_states (flashcard_id)`);

    await runner.query(`
      CREATE TABLE flashcard_bookmarks (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        flashcard_id int NOT NULL REFERENCES flashcards (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, flashcard_id)
      )`);
    await runner.query(`CREATE INDEX flashcard_bookmarks_by_card ON flashcard_bookmarks (flashcard_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE flashcard_bookmarks, flashcard_states, flashcard_reviews, flashcard_quiz_cards, flashcard_quizzes, flashcard_learners, flashcards, decks`,
    );
  }
}
