import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPORTS = `'question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report', 'flashcard_report', 'comment_report'`;
const KINDS = `'question', 'flashcard', 'comment', 'station', 'topic', 'guide'`;
const ACTS = `'keep', 'hide', 'send_back', 'take_down', 'restore', 'undo', 'ask'`;
const HIDEABLE = ['stations', 'decks', 'topics', 'guides', 'notebook_sections', 'avatars'];

/** Moderation of stations, notebook pages, decks and people, and the correction of texts by a moderator. */
export class ModerationKinds1763700000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.kinds(runner, `${REPORTS}, 'deck_report', 'profile_report'`, `${KINDS}, 'deck', 'person'`);
    await runner.query(`
      ALTER TABLE moderation_acts
        DROP CONSTRAINT moderation_acts_act_check,
        ADD CONSTRAINT moderation_acts_act_check CHECK (act IN (${ACTS}, 'change')),
        -- of a change: the texts before and after
        ADD COLUMN changes jsonb NOT NULL DEFAULT '[]',
        -- decided in less time than reading takes: the two times in seconds; NULL otherwise
        ADD COLUMN took_seconds int,
        ADD COLUMN reading_seconds int,
        -- people who met the thing are told that it was wrong
        ADD COLUMN was_wrong boolean NOT NULL DEFAULT false`);
    for (const table of HIDEABLE) await runner.query(`ALTER TABLE ${table} ADD COLUMN hidden_at timestamptz`);
    await runner.query(
      `ALTER TABLE stations ADD CONSTRAINT stations_hidden_is_not_published CHECK (hidden_at IS NULL OR published_at IS NULL)`,
    );
    await runner.query(
      `ALTER TABLE decks ADD CONSTRAINT decks_hidden_is_not_shared CHECK (hidden_at IS NULL OR NOT deck_shared)`,
    );
    await runner.query(
      `ALTER TABLE notebook_sections ADD CONSTRAINT notebook_sections_hidden_is_retired CHECK (hidden_at IS NULL OR retired_at IS NOT NULL)`,
    );
    // The name and the text about themselves of somebody whose profile is hidden; NULL for everybody else.
    await runner.query(`ALTER TABLE accounts ADD COLUMN hidden_profile jsonb`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION moderated_kind(report_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE report_kind WHEN 'notebook_report' THEN 'topic' WHEN 'virtual_patient_report' THEN 'station' WHEN 'profile_report' THEN 'person' ELSE replace(report_kind, '_report', '') END
      $$`);
    // When a moderator opened a case, to know whether they could have read it.
    await runner.query(`
      CREATE TABLE moderation_readings (
        case_id int NOT NULL REFERENCES moderation_cases (id),
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        opened_at timestamptz NOT NULL,
        PRIMARY KEY (case_id, account_id)
      )`);
    await runner.query(`CREATE INDEX moderation_readings_of_account ON moderation_readings (account_id)`);
    // People who were told that something they had met was wrong, each once for an act.
    await runner.query(`
      CREATE TABLE moderation_told (
        act_id int NOT NULL REFERENCES moderation_acts (id),
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        told_at timestamptz NOT NULL,
        PRIMARY KEY (act_id, account_id)
      )`);
    await runner.query(`CREATE INDEX moderation_told_of_account ON moderation_told (account_id)`);
    await this.partners(runner);
  }

  /** Reports of a practice partner belong to the case of that person. */
  private async partners(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE pairing_reports
        ADD COLUMN case_id int REFERENCES moderation_cases (id),
        ADD COLUMN upheld boolean,
        ADD COLUMN decided_in int REFERENCES moderation_acts (id)`);
    await runner.query(
      `CREATE INDEX pairing_reports_of_case ON pairing_reports (case_id, id) WHERE case_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX pairing_reports_decided_in ON pairing_reports (decided_in) WHERE decided_in IS NOT NULL`,
    );
    await runner.query(`
      INSERT INTO moderation_cases (kind, entity_id) SELECT DISTINCT 'person', reported_id FROM pairing_reports WHERE reported_id IS NOT NULL ORDER BY 2
        ON CONFLICT DO NOTHING`);
    await runner.query(`
      UPDATE pairing_reports report SET case_id = found.id FROM moderation_cases found WHERE found.kind = 'person' AND found.entity_id = report.reported_id`);
    await runner.query(`
      CREATE FUNCTION find_case_of_partner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO moderation_cases (kind, entity_id) VALUES ('person', NEW.reported_id)
          ON CONFLICT (kind, entity_id) DO UPDATE SET entity_id = excluded.entity_id RETURNING id INTO NEW.case_id;
        RETURN NEW;
      END $$`);
    await runner.query(
      `CREATE TRIGGER pairing_reports_find_case BEFORE INSERT ON pairing_reports FOR EACH ROW WHEN (NEW.reported_id IS NOT NULL) EXECUTE FUNCTION find_case_of_partner()`,
    );
    await runner.query(
      `CREATE TRIGGER pairing_reports_change_case AFTER INSERT OR UPDATE OF resolved_at, reason, details ON pairing_reports FOR EACH ROW EXECUTE FUNCTION count_moderation_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER pairing_reports_change_case ON pairing_reports`);
    await runner.query(`DROP TRIGGER pairing_reports_find_case ON pairing_reports`);
    await runner.query(`DROP FUNCTION find_case_of_partner()`);
    await runner.query(`ALTER TABLE pairing_reports DROP COLUMN case_id, DROP COLUMN upheld, DROP COLUMN decided_in`);
    await runner.query(`DROP TABLE moderation_readings, moderation_told`);
    await runner.query(`ALTER TABLE accounts DROP COLUMN hidden_profile`);
    for (const table of HIDEABLE) await runner.query(`ALTER TABLE ${table} DROP COLUMN hidden_at`);
    await runner.query(`DELETE FROM report_acts WHERE kind IN ('deck_report', 'profile_report')`);
    await runner.query(`DELETE FROM reports WHERE kind IN ('deck_report', 'profile_report')`);
    for (const table of ['moderation_viewers', 'moderation_acts'])
      await runner.query(
        `DELETE FROM ${table} WHERE case_id IN (SELECT id FROM moderation_cases WHERE kind IN ('deck', 'person'))`,
      );
    await runner.query(`DELETE FROM moderation_cases WHERE kind IN ('deck', 'person')`);
    await runner.query(
      `UPDATE reports SET decided_in = NULL WHERE decided_in IN (SELECT id FROM moderation_acts WHERE act = 'change')`,
    );
    await runner.query(`DELETE FROM moderation_acts WHERE act = 'change'`);
    await runner.query(`
      ALTER TABLE moderation_acts DROP CONSTRAINT moderation_acts_act_check, ADD CONSTRAINT moderation_acts_act_check CHECK (act IN (${ACTS})),
        DROP COLUMN changes, DROP COLUMN took_seconds, DROP COLUMN reading_seconds, DROP COLUMN was_wrong`);
    await this.kinds(runner, REPORTS, KINDS);
  }

  private async kinds(runner: QueryRunner, reports: string, kinds: string): Promise<void> {
    await runner.query(
      `ALTER TABLE reports DROP CONSTRAINT reports_kind_check, ADD CONSTRAINT reports_kind_check CHECK (kind IN (${reports}))`,
    );
    await runner.query(
      `ALTER TABLE report_acts DROP CONSTRAINT report_acts_kind_check, ADD CONSTRAINT report_acts_kind_check CHECK (kind IN (${reports}, 'pairing_report'))`,
    );
    await runner.query(
      `ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_check, ADD CONSTRAINT moderation_cases_kind_check CHECK (kind IN (${kinds}))`,
    );
  }
}
