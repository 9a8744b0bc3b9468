import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FlashcardImports1763700000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE flashcard_imports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
        format text NOT NULL CHECK (format IN ('anki', 'csv')),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        with_history boolean NOT NULL,
        state text NOT NULL CHECK (state IN ('reading', 'taking', 'done', 'undoing', 'undone', 'failed', 'cancelled')),
        -- cards read, taken or undone, and of how many; 0 while that is not known
        done int NOT NULL DEFAULT 0 CHECK (done >= 0),
        total int NOT NULL DEFAULT 0 CHECK (total >= 0),
        failure text,
        worked_at timestamptz,
        version int NOT NULL DEFAULT 1,
        submission_id uuid,
        created_at timestamptz NOT NULL,
        CONSTRAINT flashcard_imports_failed CHECK ((state = 'failed') = (failure IS NOT NULL)),
        UNIQUE (account_id, submission_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX flashcard_imports_of_account ON flashcard_imports (account_id, id DESC)`);
    // One at a time for a person: two would merge the same cards at once.
    await runner.query(
      `CREATE UNIQUE INDEX flashcard_imports_running ON flashcard_imports (account_id) WHERE state IN ('reading', 'taking', 'undoing')`,
    );
    // The file in pieces, until it is read, so that any worker can take the work up.
    await runner.query(`
      CREATE TABLE flashcard_import_pieces (
        import_id int NOT NULL REFERENCES flashcard_imports (id) ON DELETE CASCADE,
        position int NOT NULL CHECK (position >= 0),
        bytes bytea NOT NULL,
        PRIMARY KEY (import_id, position)
      )`);
    await runner.query(`ALTER TABLE flashcard_import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL`);
    await runner.query(`
      CREATE TABLE flashcard_import_items (
        import_id int NOT NULL REFERENCES flashcard_imports (id) ON DELETE CASCADE,
        number int NOT NULL CHECK (number > 0),
        title text NOT NULL CHECK (length(title) <= 200),
        deck text NOT NULL CHECK (length(deck) <= 120),
        -- sides, tags, guid, ordinal, instant of the last change and reviews, until the card is taken
        body jsonb,
        -- null until it is decided
        outcome text CHECK (outcome IN ('new', 'updated', 'duplicate', 'conflicting', 'skipped')),
        reason text NOT NULL DEFAULT '',
        -- what was left out of a card that was taken
        notes text[] NOT NULL DEFAULT '{}',
        flashcard_id int,
        -- of the card after the import, and what an update replaced; undo needs them
        revision int,
        before jsonb,
        undone boolean NOT NULL DEFAULT false,
        PRIMARY KEY (import_id, number),
        CONSTRAINT flashcard_import_items_decided CHECK (body IS NOT NULL OR outcome IS NOT NULL),
        CONSTRAINT flashcard_import_items_taken CHECK (outcome NOT IN ('new', 'updated') OR flashcard_id IS NOT NULL)
      )`);
    await runner.query(
      `CREATE INDEX flashcard_import_items_waiting ON flashcard_import_items (import_id, number) WHERE outcome IS NULL`,
    );
    await runner.query(
      `CREATE INDEX flashcard_import_items_by_outcome ON flashcard_import_items (import_id, outcome, number)`,
    );

    await runner.query(
      `ALTER TABLE decks ADD COLUMN import_id int REFERENCES flashcard_imports (id) ON DELETE SET NULL, ADD COLUMN source_deck text`,
    );
    await runner.query(`CREATE INDEX decks_of_import ON decks (import_id) WHERE import_id IS NOT NULL`);
    // Which note and card of another program a card is; the instant of its last change there, and our revision then.
    await runner.query(
      `ALTER TABLE flashcards ADD COLUMN source_guid text, ADD COLUMN source_ord smallint NOT NULL DEFAULT 0, ADD COLUMN source_changed_at timestamptz(3), ADD COLUMN source_revision int`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX flashcards_by_source ON flashcards (author_id, source_guid, source_ord) WHERE source_guid IS NOT NULL AND deleted_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX flashcards_by_submission ON flashcards (submission_id) WHERE submission_id IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE flashcard_reviews ADD COLUMN import_id int REFERENCES flashcard_imports (id) ON DELETE SET NULL`,
    );
    await runner.query(
      `CREATE INDEX flashcard_reviews_of_import ON flashcard_reviews (import_id, flashcard_id) WHERE import_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE flashcard_reviews DROP COLUMN import_id`);
    await runner.query(`DROP INDEX flashcards_by_submission`);
    await runner.query(
      `ALTER TABLE flashcards DROP COLUMN source_guid, DROP COLUMN source_ord, DROP COLUMN source_changed_at, DROP COLUMN source_revision`,
    );
    await runner.query(`ALTER TABLE decks DROP COLUMN import_id, DROP COLUMN source_deck`);
    await runner.query(`DROP TABLE flashcard_import_items, flashcard_import_pieces, flashcard_imports`);
  }
}
