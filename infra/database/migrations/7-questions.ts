import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Questions1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(
      `ALTER TABLE accounts ADD COLUMN bio text NOT NULL DEFAULT '' CHECK (length(bio) <= 1000), ADD COLUMN public_creator boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`
      CREATE TABLE topics (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
        specialty_id smallint NOT NULL CHECK (specialty_id BETWEEN 1 AND 99),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
        name_es text NOT NULL CHECK (length(name_es) BETWEEN 1 AND 120),
        summary text NOT NULL DEFAULT '',
        sources jsonb NOT NULL DEFAULT '[]',
        content_hash text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (id, specialty_id)
      )`);
    await runner.query(`
      CREATE TABLE questions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        question_type smallint NOT NULL CHECK (question_type IN (1, 4)),
        question_text text NOT NULL CHECK (question_text <> ''),
        explanation_text text NOT NULL DEFAULT '',
        further_reading text NOT NULL DEFAULT '',
        sources jsonb NOT NULL DEFAULT '[]',
        selectable_answers smallint NOT NULL CHECK (selectable_answers BETWEEN 1 AND 9),
        specialty_id smallint NOT NULL,
        topic_id int NOT NULL,
        focus_id smallint NOT NULL CHECK (focus_id BETWEEN 1 AND 99),
        difficulty smallint NOT NULL CHECK (difficulty BETWEEN 1 AND 3),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        -- published: in the bank; generated: of one AI quiz; private: of a person's own quizzes; draft: nobody else's yet
        status text NOT NULL CHECK (status IN ('published', 'generated', 'private', 'draft')),
        generated_by text CHECK (generated_by IN ('offline', 'model')),
        premium boolean NOT NULL DEFAULT false,
        moderate boolean NOT NULL DEFAULT false,
        psa_exam_section text CHECK (length(psa_exam_section) <= 80),
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        -- grows with every change of what is shown or marked; a quiz keeps the one it was taken with
        revision int NOT NULL DEFAULT 1,
        -- a fixed random number, by which a random choice is a range of an index
        shuffle double precision NOT NULL DEFAULT random(),
        times_answered int NOT NULL DEFAULT 0 CHECK (times_answered >= 0),
        times_correct int NOT NULL DEFAULT 0 CHECK (times_correct BETWEEN 0 AND times_answered),
        upvotes int NOT NULL DEFAULT 0 CHECK (upvotes >= 0),
        downvotes int NOT NULL DEFAULT 0 CHECK (downvotes >= 0),
        comments_version int NOT NULL DEFAULT 0,
        content_key text UNIQUE,
        content_hash text,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (topic_id, specialty_id) REFERENCES topics (id, specialty_id),
        CHECK ((status = 'generated') = (generated_by IS NOT NULL))
        -- every answer counts in these rows: with room on their page, no index has to hear of it
      ) WITH (fillfactor = 80)`);
    // The bank, as quizzes are drawn from it and counted in it.
    for (const [name, columns] of [
      ['all', ''],
      ['specialty', 'specialty_id, '],
      ['topic', 'topic_id, '],
    ] as const) {
      await runner.query(
        `CREATE INDEX questions_bank_by_${name} ON questions (${columns}shuffle) INCLUDE (id, focus_id, difficulty, language, question_type) WHERE status = 'published' AND deleted_at IS NULL`,
      );
    }
    await runner.query(`CREATE INDEX questions_by_author ON questions (author_id) WHERE author_id IS NOT NULL`);
    await runner.query(
      `CREATE INDEX questions_stem_trigrams ON questions USING gin (question_text gin_trgm_ops) WHERE deleted_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE question_answers (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position BETWEEN 0 AND 8),
        answer_label text NOT NULL DEFAULT '' CHECK (length(answer_label) <= 80),
        answer_text text NOT NULL CHECK (answer_text <> ''),
        answer_correct boolean NOT NULL,
        -- how many have picked it
        answer_count int NOT NULL DEFAULT 0 CHECK (answer_count >= 0),
        UNIQUE (question_id, position) DEFERRABLE INITIALLY DEFERRED
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      CREATE TABLE question_bookmarks (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, question_id)
      )`);
    await runner.query(`
      CREATE TABLE question_votes (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        vote_type smallint NOT NULL CHECK (vote_type IN (1, -1)),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, question_id)
      )`);
    // What a person made of a question the last time; for 'new' and 'incorrect'.
    await runner.query(`
      CREATE TABLE question_states (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        last_correct boolean NOT NULL,
        times_answered int NOT NULL DEFAULT 1 CHECK (times_answered > 0),
        last_answered_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, question_id)
      )`);
    await runner.query(
      `CREATE INDEX question_states_incorrect ON question_states (account_id, question_id) WHERE NOT last_correct`,
    );
    await runner.query(`
      CREATE TABLE question_events (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('log', 'change_log')),
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        event text NOT NULL CHECK (length(event) BETWEEN 1 AND 500),
        status text NOT NULL DEFAULT '' CHECK (length(status) <= 40),
        is_primary boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX question_events_of ON question_events (question_id, id)`);
    await runner.query(`
      CREATE TABLE comments (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        comment_type text NOT NULL CHECK (comment_type IN ('draft', 'standard')),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
        submission_id uuid,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL,
        UNIQUE (account_id, submission_id)
      )`);
    await runner.query(`CREATE INDEX comments_of_question ON comments (question_id, id)`);
    await runner.query(`
      CREATE TABLE reports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report')),
        entity_id int NOT NULL,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        reason smallint NOT NULL CHECK (reason BETWEEN 1 AND 6),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
        resolved_at timestamptz,
        resolved_by int REFERENCES accounts (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX reports_of_thing ON reports (kind, entity_id)`);
    // One open report of a person on a thing.
    await runner.query(
      `CREATE UNIQUE INDEX reports_open ON reports (kind, entity_id, account_id) WHERE resolved_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'reports',
      'comments',
      'question_events',
      'question_states',
      'question_votes',
      'question_bookmarks',
      'question_answers',
      'questions',
      'topics',
    ])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE accounts DROP COLUMN bio, DROP COLUMN public_creator`);
  }
}
