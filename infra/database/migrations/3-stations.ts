import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Stations1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stations (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
        style smallint NOT NULL CHECK (style BETWEEN 1 AND 4),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        label smallint NOT NULL CHECK (label BETWEEN 0 AND 99),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        description text NOT NULL CHECK (length(description) <= 2000),
        long_case boolean NOT NULL DEFAULT false,
        candidate_minutes smallint CHECK (candidate_minutes BETWEEN 0 AND 240),
        examiner_minutes smallint CHECK (examiner_minutes BETWEEN 0 AND 240),
        student_instructions text NOT NULL DEFAULT '',
        patient_instructions text NOT NULL DEFAULT '',
        examiner_instructions text NOT NULL DEFAULT '',
        extra_candidate_resources text NOT NULL DEFAULT '',
        walkthrough text NOT NULL DEFAULT '',
        useful_links text NOT NULL DEFAULT '',
        video_id text CHECK (length(video_id) = 11),
        owner_id int REFERENCES accounts (id) ON DELETE SET NULL,
        content_hash text,
        published_at timestamptz,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT stations_slug_not_reserved CHECK (slug NOT IN
          ('summary', 'circuits', 'create', 'personal', 'audio-pairing', 'virtual-patient', 'launchpad', 'virtual-patient-launchpad', 'geeky-ai')),
        CHECK (published_at IS NULL OR label > 0)
      )`);
    await runner.query(`CREATE UNIQUE INDEX stations_slug ON stations (slug) WHERE deleted_at IS NULL`);
    await runner.query(
      `CREATE INDEX stations_listed ON stations (style, label, name) WHERE deleted_at IS NULL AND published_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE checklist_sections (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position >= 0),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
        UNIQUE (station_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await runner.query(`
      CREATE TABLE checklist_items (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        section_id int NOT NULL REFERENCES checklist_sections (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position >= 0),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 500),
        UNIQUE (section_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await runner.query(`
      CREATE TABLE examiner_questions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position >= 0),
        question_text text NOT NULL CHECK (length(question_text) BETWEEN 1 AND 2000),
        explanation_text text NOT NULL DEFAULT '',
        UNIQUE (station_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await runner.query(`
      CREATE TABLE station_bookmarks (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, station_id)
      )`);
    await runner.query(`
      CREATE TABLE station_votes (
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        vote_type smallint NOT NULL CHECK (vote_type IN (1, -1)),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (station_id, account_id)
      )`);
    await runner.query(`
      CREATE TABLE station_attempts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        station_id int NOT NULL REFERENCES stations (id),
        candidate_id int REFERENCES accounts (id) ON DELETE SET NULL,
        examiner_id int REFERENCES accounts (id) ON DELETE SET NULL,
        candidate_name text NOT NULL,
        examiner_name text NOT NULL,
        ticked_count smallint NOT NULL CHECK (ticked_count >= 0),
        total_count smallint NOT NULL CHECK (total_count >= ticked_count),
        ticked int[] NOT NULL,
        sections jsonb NOT NULL,
        grades jsonb,
        comments text NOT NULL DEFAULT '',
        seconds_used int NOT NULL CHECK (seconds_used BETWEEN 0 AND 86400),
        submission_id uuid NOT NULL,
        group_session_id int,
        group_round int,
        submitted_at timestamptz NOT NULL,
        CHECK (cardinality(ticked) = ticked_count),
        CHECK ((group_session_id IS NULL) = (group_round IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX station_attempts_submission ON station_attempts (examiner_id, submission_id)`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX station_attempts_round ON station_attempts (group_session_id, group_round) WHERE group_session_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX station_attempts_history ON station_attempts (candidate_id, station_id, submitted_at DESC, id DESC)`,
    );
    await runner.query(`CREATE INDEX station_attempts_station ON station_attempts (station_id)`);
    await runner.query(`
      CREATE TABLE attempt_participants (
        attempt_id int NOT NULL REFERENCES station_attempts (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('none', 'student', 'examiner', 'patient', 'observer')),
        PRIMARY KEY (attempt_id, account_id)
      )`);
    await runner.query(`CREATE INDEX attempt_participants_account ON attempt_participants (account_id)`);
    await runner.query(`
      CREATE TABLE marking_drafts (
        examiner_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        group_session_id int NOT NULL DEFAULT 0,
        group_round int NOT NULL DEFAULT 0,
        submission_id uuid NOT NULL,
        marks jsonb NOT NULL,
        revision int NOT NULL CHECK (revision >= 0),
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (examiner_id, station_id, group_session_id, group_round)
      )`);
    await runner.query(`
      CREATE TABLE station_feedback (
        attempt_id int PRIMARY KEY REFERENCES station_attempts (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('waiting', 'ready', 'failed')),
        text text NOT NULL DEFAULT '',
        writer text CHECK (writer IN ('offline', 'model')),
        failure text CHECK (failure IN ('provider-unreachable', 'provider-refused', 'provider-nonsense', 'internal')),
        requested_by int REFERENCES accounts (id) ON DELETE SET NULL,
        version int NOT NULL CHECK (version > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'ready') = (writer IS NOT NULL AND text <> '')),
        CHECK ((state = 'failed') = (failure IS NOT NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE station_feedback, marking_drafts, attempt_participants, station_attempts, station_votes, station_bookmarks,
        examiner_questions, checklist_items, checklist_sections, stations`);
  }
}
