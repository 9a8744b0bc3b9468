import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPORTS = `'question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report', 'flashcard_report'`;

/** One case for each thing that was reported; triggers keep it, so that reports of an older gateway have theirs, too. */
export class ModerationCases1763700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.kinds(runner, `${REPORTS}, 'comment_report'`, 8);
    await runner.query(`
      CREATE TABLE moderation_cases (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('question', 'flashcard', 'comment', 'station', 'topic', 'guide')),
        -- No foreign key: kinds live in several tables, and a case outlives its thing.
        entity_id int NOT NULL,
        -- removing: hidden, and a second person is to decide whether it is taken down
        standing text NOT NULL DEFAULT 'shown' CHECK (standing IN ('shown', 'hidden', 'returned', 'removing', 'taken_down')),
        -- what is needed to show the thing as it was
        held jsonb NOT NULL DEFAULT '{}',
        -- the author has asked for another decision
        asked_at timestamptz,
        version int NOT NULL DEFAULT 1,
        UNIQUE (kind, entity_id)
      )`);
    await runner.query(
      `CREATE INDEX moderation_cases_waiting ON moderation_cases (id) WHERE asked_at IS NOT NULL OR standing = 'removing'`,
    );
    // What was decided, by whom and why. It is never changed but for being undone.
    await runner.query(`
      CREATE TABLE moderation_acts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        case_id int NOT NULL REFERENCES moderation_cases (id),
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        act text NOT NULL CHECK (act IN ('keep', 'hide', 'send_back', 'take_down', 'restore', 'undo', 'ask')),
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000),
        standing_before text NOT NULL,
        standing_after text NOT NULL,
        asked_before timestamptz,
        -- one moderator took it down alone, because nobody else came within 24 hours
        alone boolean NOT NULL DEFAULT false,
        undone_at timestamptz,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX moderation_acts_of_case ON moderation_acts (case_id, id)`);
    await runner.query(
      `CREATE INDEX moderation_acts_of_account ON moderation_acts (account_id) WHERE account_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE moderation_viewers (
        case_id int NOT NULL REFERENCES moderation_cases (id),
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        since timestamptz NOT NULL,
        PRIMARY KEY (case_id, account_id)
      )`);
    await runner.query(`CREATE INDEX moderation_viewers_of_account ON moderation_viewers (account_id)`);
    // Its version is that of the list of all that waits.
    await runner.query(`
      CREATE TABLE moderation_queue (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        version int NOT NULL DEFAULT 1
      )`);
    await runner.query(`INSERT INTO moderation_queue DEFAULT VALUES`);
    // upheld: whether a moderator agreed; NULL where none said so
    await runner.query(`
      ALTER TABLE reports
        ADD COLUMN case_id int REFERENCES moderation_cases (id),
        ADD COLUMN upheld boolean,
        ADD COLUMN decided_in int REFERENCES moderation_acts (id)`);
    await runner.query(`CREATE INDEX reports_of_case ON reports (case_id, id)`);
    await runner.query(`CREATE INDEX reports_decided_in ON reports (decided_in) WHERE decided_in IS NOT NULL`);
    await runner.query(`ALTER TABLE questions ADD COLUMN hidden_at timestamptz`);
    // A hidden card or comment is deleted for everybody; this says that a moderator did it, and that it can come back.
    await runner.query(
      `ALTER TABLE flashcards ADD COLUMN hidden_at timestamptz, ADD CONSTRAINT flashcards_hidden_is_deleted CHECK (hidden_at IS NULL OR deleted_at IS NOT NULL)`,
    );
    await runner.query(
      `ALTER TABLE comments ADD COLUMN hidden_at timestamptz, ADD CONSTRAINT comments_hidden_is_deleted CHECK (hidden_at IS NULL OR deleted_at IS NOT NULL)`,
    );
    await runner.query(`
      CREATE FUNCTION moderated_kind(report_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE report_kind WHEN 'notebook_report' THEN 'topic' WHEN 'virtual_patient_report' THEN 'station' ELSE replace(report_kind, '_report', '') END
      $$`);
    await runner.query(`
      INSERT INTO moderation_cases (kind, entity_id) SELECT DISTINCT moderated_kind(kind), entity_id FROM reports ORDER BY 1, 2`);
    await runner.query(`
      UPDATE reports report SET case_id = found.id FROM moderation_cases found
       WHERE found.kind = moderated_kind(report.kind) AND found.entity_id = report.entity_id`);
    await runner.query(`
      CREATE FUNCTION find_moderation_case() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO moderation_cases (kind, entity_id) VALUES (moderated_kind(NEW.kind), NEW.entity_id)
          ON CONFLICT (kind, entity_id) DO UPDATE SET entity_id = excluded.entity_id RETURNING id INTO NEW.case_id;
        RETURN NEW;
      END $$`);
    await runner.query(
      `CREATE TRIGGER reports_find_case BEFORE INSERT ON reports FOR EACH ROW EXECUTE FUNCTION find_moderation_case()`,
    );
    // Always the case before the queue: two changes at once never wait for each other in a circle.
    await runner.query(`
      CREATE FUNCTION count_moderation_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE moderation_cases SET version = version + 1 WHERE id = NEW.case_id;
        UPDATE moderation_queue SET version = version + 1;
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER reports_change_case AFTER INSERT OR UPDATE OF resolved_at, weighs ON reports FOR EACH ROW EXECUTE FUNCTION count_moderation_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER reports_change_case ON reports`);
    await runner.query(`DROP TRIGGER reports_find_case ON reports`);
    await runner.query(`DROP FUNCTION find_moderation_case(), count_moderation_change(), moderated_kind(text)`);
    await runner.query(`ALTER TABLE comments DROP COLUMN hidden_at`);
    await runner.query(`ALTER TABLE flashcards DROP COLUMN hidden_at`);
    await runner.query(`ALTER TABLE questions DROP COLUMN hidden_at`);
    await runner.query(`ALTER TABLE reports DROP COLUMN decided_in, DROP COLUMN upheld, DROP COLUMN case_id`);
    for (const table of ['moderation_queue', 'moderation_viewers', 'moderation_acts', 'moderation_cases'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`DELETE FROM report_acts WHERE kind = 'comment_report'`);
    await runner.query(`DELETE FROM reports WHERE kind = 'comment_report' OR reason > 6`);
    await this.kinds(runner, REPORTS, 6);
  }

  private async kinds(runner: QueryRunner, kinds: string, reasons: number): Promise<void> {
    await runner.query(
      `ALTER TABLE reports DROP CONSTRAINT reports_kind_check, ADD CONSTRAINT reports_kind_check CHECK (kind IN (${kinds})),
         DROP CONSTRAINT reports_reason_check, ADD CONSTRAINT reports_reason_check CHECK (reason BETWEEN 1 AND ${reasons})`,
    );
    await runner.query(
      `ALTER TABLE report_acts DROP CONSTRAINT report_acts_kind_check, ADD CONSTRAINT report_acts_kind_check CHECK (kind IN (${kinds}, 'pairing_report'))`,
    );
  }
}
