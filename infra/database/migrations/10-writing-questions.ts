import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WritingQuestions1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE questions
        ADD COLUMN packs text[] NOT NULL DEFAULT '{}',
        ADD COLUMN admin_tags jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN custom_author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        ADD COLUMN anatomy_area text NOT NULL DEFAULT '',
        ADD COLUMN anatomy_sub_area text NOT NULL DEFAULT '',
        ADD COLUMN basic_science text NOT NULL DEFAULT '',
        ADD COLUMN basic_science_topic text NOT NULL DEFAULT '',
        ADD COLUMN submission_id uuid,
        ADD UNIQUE (author_id, submission_id)`);
    await runner.query(
      `CREATE INDEX questions_of_author ON questions (author_id, updated_at DESC, id) WHERE author_id IS NOT NULL AND deleted_at IS NULL`,
    );
    // What a question was before it was changed: places of quizzes that were begun with it are told and marked by it.
    await runner.query(`
      CREATE TABLE question_revisions (
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        revision int NOT NULL CHECK (revision > 0),
        body jsonb NOT NULL,
        -- who replaced it, and when
        replaced_by int REFERENCES accounts (id) ON DELETE SET NULL,
        replaced_at timestamptz NOT NULL,
        -- what is otherwise in the next one: parts and acts, comma-joined
        event text NOT NULL DEFAULT 'revised' CHECK (length(event) BETWEEN 1 AND 200),
        PRIMARY KEY (question_id, revision)
      )`);
    await runner.query(`
      CREATE TABLE question_drafts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        -- null: of a question that is yet to be made
        question_id int REFERENCES questions (id) ON DELETE CASCADE,
        base_revision int CHECK ((question_id IS NULL) = (base_revision IS NULL)),
        -- the personal quiz that it is written for
        quiz_id int,
        body jsonb NOT NULL,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        saved_at timestamptz NOT NULL,
        UNIQUE (account_id, question_id)
      )`);
    await runner.query(`CREATE INDEX question_drafts_of_account ON question_drafts (account_id, saved_at DESC)`);
    // Whoever is looked up by name.
    await runner.query(
      `CREATE INDEX accounts_name_trigrams ON accounts USING gin ((display_name || ' ' || coalesce(username, '')) gin_trgm_ops) WHERE NOT guest`,
    );
    // Pictures in texts. The file is in the store, under its key.
    await runner.query(`
      CREATE TABLE images (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9]{16,64}\\.(png|jpg|webp)$'),
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        width int NOT NULL CHECK (width > 0),
        height int NOT NULL CHECK (height > 0),
        bytes int NOT NULL CHECK (bytes > 0),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX images_of_account ON images (account_id, created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['images', 'question_drafts', 'question_revisions']) await runner.query(`DROP TABLE ${table}`);
    await runner.query(`DROP INDEX questions_of_author`);
    await runner.query(`DROP INDEX accounts_name_trigrams`);
    await runner.query(`
      ALTER TABLE questions DROP COLUMN packs, DROP COLUMN admin_tags, DROP COLUMN custom_author_id, DROP COLUMN anatomy_area, DROP COLUMN anatomy_sub_area,
        DROP COLUMN basic_science, DROP COLUMN basic_science_topic, DROP COLUMN submission_id`);
  }
}
