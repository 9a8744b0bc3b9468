import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuestionImports1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE question_imports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
        format text NOT NULL CHECK (format IN ('gift', 'moodle-xml', 'aiken', 'csv')),
        destination text NOT NULL CHECK (destination IN ('bank', 'quiz')),
        -- the quiz that is added to; null for a new one
        personal_quiz_id int REFERENCES personal_quizzes (id) ON DELETE SET NULL,
        title text NOT NULL DEFAULT '' CHECK (length(title) <= 120),
        -- {topic_id, specialty_id, focus_id, difficulty, language}: for questions that say nothing of it
        defaults jsonb NOT NULL,
        state text NOT NULL CHECK (state IN ('reading', 'ready', 'taking', 'done', 'failed', 'cancelled')),
        done int NOT NULL DEFAULT 0 CHECK (done >= 0),
        total int NOT NULL DEFAULT 0 CHECK (total >= 0),
        accepted int NOT NULL DEFAULT 0 CHECK (accepted >= 0),
        refused int NOT NULL DEFAULT 0 CHECK (refused >= 0),
        failure text CHECK ((state = 'failed') = (failure IS NOT NULL)),
        failure_line int NOT NULL DEFAULT 0 CHECK (failure_line >= 0),
        -- where what was taken is found
        url text NOT NULL DEFAULT '',
        version int NOT NULL DEFAULT 1,
        submission_id uuid,
        created_at timestamptz NOT NULL,
        -- when the file and what was read of it were thrown away
        forgotten_at timestamptz,
        UNIQUE (account_id, submission_id)
      )`);
    await runner.query(`CREATE INDEX question_imports_of_account ON question_imports (account_id, id DESC)`);
    await runner.query(
      `CREATE INDEX question_imports_to_forget ON question_imports (created_at) WHERE forgotten_at IS NULL`,
    );
    // One at a time for a person.
    await runner.query(
      `CREATE UNIQUE INDEX question_imports_running ON question_imports (account_id) WHERE state IN ('reading', 'taking')`,
    );
    // The file in pieces, until it is read: no process ever has to hold all of it.
    await runner.query(`
      CREATE TABLE question_import_pieces (
        import_id int NOT NULL REFERENCES question_imports (id) ON DELETE CASCADE,
        position int NOT NULL CHECK (position >= 0),
        bytes bytea NOT NULL,
        PRIMARY KEY (import_id, position)
      )`);
    await runner.query(`ALTER TABLE question_import_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL`);
    await runner.query(`
      CREATE TABLE question_import_items (
        import_id int NOT NULL REFERENCES question_imports (id) ON DELETE CASCADE,
        number int NOT NULL CHECK (number > 0),
        line int NOT NULL DEFAULT 0 CHECK (line >= 0),
        title text NOT NULL DEFAULT '' CHECK (length(title) <= 200),
        -- as it will be a question: texts sanitised; null where nothing of it could be read
        body jsonb,
        refusal text,
        about text NOT NULL DEFAULT '' CHECK (length(about) <= 200),
        notes text[] NOT NULL DEFAULT '{}',
        -- the question that it became
        question_id int,
        PRIMARY KEY (import_id, number),
        CHECK (body IS NOT NULL OR refusal IS NOT NULL)
      )`);
    await runner.query(
      `CREATE INDEX question_import_items_refused ON question_import_items (import_id, number) WHERE refusal IS NOT NULL`,
    );
    // By what the same question is found again: words and pictures, without other markup, in lower case.
    await runner.query(`
      CREATE FUNCTION question_fold(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
      $$ SELECT btrim(regexp_replace(regexp_replace(regexp_replace(lower(html), '</?(?:strong|em|b|i|u|s|sub|sup|mark|a|span)(?:\\s[^>]*)?>', '', 'g'), '<(?!img)[^>]*>|&nbsp;', ' ', 'g'), '\\s+', ' ', 'g')) $$`);
    await runner.query(
      `CREATE INDEX questions_by_fold ON questions (md5(question_fold(question_text))) WHERE deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX questions_by_fold`);
    await runner.query(`DROP FUNCTION question_fold`);
    for (const table of ['question_import_items', 'question_import_pieces', 'question_imports'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
