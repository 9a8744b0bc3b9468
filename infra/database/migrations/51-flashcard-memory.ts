import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FlashcardMemory1763700000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // What somebody wishes of their reviews. Without a row the defaults hold. Shares are percent of a usual day's cards, Monday first.
    await runner.query(`
      CREATE TABLE flashcard_settings (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        retention smallint NOT NULL CHECK (retention BETWEEN 80 AND 97),
        weekdays smallint[] NOT NULL CHECK (cardinality(weekdays) = 7 AND 0 <= ALL (weekdays) AND 100 >= ALL (weekdays)),
        time_zone text NOT NULL CHECK (length(time_zone) BETWEEN 1 AND 64),
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE flashcard_easy_dates (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        day date NOT NULL,
        share smallint NOT NULL CHECK (share BETWEEN 0 AND 100),
        PRIMARY KEY (account_id, day)
      )`);

    // The 21 weights of FSRS-6 that were trained on somebody's log, and how well they predicted the last fifth of it.
    await runner.query(`
      CREATE TABLE flashcard_weights (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        weights double precision[] NOT NULL CHECK (cardinality(weights) = 21),
        used boolean NOT NULL,
        log_loss double precision NOT NULL CHECK (log_loss >= 0),
        default_log_loss double precision NOT NULL CHECK (default_log_loss >= 0),
        reviews int NOT NULL CHECK (reviews > 0),
        trained_at timestamptz NOT NULL,
        CONSTRAINT flashcard_weights_used_when_better CHECK (NOT used OR log_loss < default_log_loss)
      )`);
    // How long the log is, and how long it was when training was last asked for. An older gateway does not count; training corrects it.
    await runner.query(`ALTER TABLE flashcard_learners ADD COLUMN reviews int NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE flashcard_learners ADD COLUMN training_asked int NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE flashcard_learners learner SET reviews = counted.reviews
        FROM (SELECT account_id, count(*)::int AS reviews FROM flashcard_reviews GROUP BY account_id) counted
       WHERE counted.account_id = learner.account_id`);

    // The chance of recall that was predicted before the answer; null for the first answer to a card.
    await runner.query(`ALTER TABLE flashcard_reviews ADD COLUMN recall real CHECK (recall BETWEEN 0 AND 1)`);
    await runner.query(`CREATE INDEX flashcard_reviews_by_time ON flashcard_reviews (account_id, answered_at)`);

    // Reversed pairs are siblings: the same two sides, the other way round.
    await runner.query(
      `CREATE INDEX flashcards_pairs ON flashcards (deck_id, md5(least(front, back) || chr(10) || greatest(front, back)))`,
    );

    await runner.query(`
      CREATE TABLE flashcard_exams (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        exam_name text NOT NULL CHECK (length(exam_name) <= 120),
        exam_on date NOT NULL,
        minutes smallint NOT NULL CHECK (minutes BETWEEN 5 AND 600),
        specialties smallint[] NOT NULL,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE flashcard_exam_decks (
        account_id int NOT NULL REFERENCES flashcard_exams (account_id) ON DELETE CASCADE,
        deck_id int NOT NULL REFERENCES decks (id) ON DELETE CASCADE,
        PRIMARY KEY (account_id, deck_id)
      )`);
    await runner.query(`CREATE INDEX flashcard_exam_decks_of_deck ON flashcard_exam_decks (deck_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE flashcard_exam_decks, flashcard_exams, flashcard_weights, flashcard_easy_dates, flashcard_settings`,
    );
    await runner.query(`DROP INDEX flashcards_pairs, flashcard_reviews_by_time`);
    await runner.query(`ALTER TABLE flashcard_reviews DROP COLUMN recall`);
    await runner.query(`ALTER TABLE flashcard_learners DROP COLUMN reviews, DROP COLUMN training_asked`);
  }
}
