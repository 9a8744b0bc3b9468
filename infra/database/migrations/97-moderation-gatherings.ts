import type { MigrationInterface, QueryRunner } from 'typeorm';

const REPORTS = `'question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report', 'flashcard_report', 'comment_report', 'deck_report', 'profile_report'`;
const KINDS = `'question', 'flashcard', 'comment', 'station', 'topic', 'guide', 'deck', 'person'`;
const NEW_REPORTS = `'section_report', 'event_report', 'class_report'`;
const NEW_KINDS = `'section', 'event', 'class'`;

/** Events, classes and single sections of the notebook can be reported and hidden. */
export class ModerationGatherings1763700000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.kinds(runner, `${REPORTS}, ${NEW_REPORTS}`, `${KINDS}, ${NEW_KINDS}`);
    for (const table of ['events', 'classes'])
      await runner.query(`ALTER TABLE ${table} ADD COLUMN hidden_at timestamptz`);
    // Hidden by itself: showing the whole page again leaves it hidden.
    await runner.query(`
      ALTER TABLE notebook_sections ADD COLUMN hidden_alone boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT notebook_sections_alone_is_hidden CHECK (NOT hidden_alone OR hidden_at IS NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notebook_sections DROP COLUMN hidden_alone`);
    for (const table of ['events', 'classes']) await runner.query(`ALTER TABLE ${table} DROP COLUMN hidden_at`);
    await runner.query(`DELETE FROM report_acts WHERE kind IN (${NEW_REPORTS})`);
    await runner.query(`DELETE FROM reports WHERE kind IN (${NEW_REPORTS})`);
    for (const table of ['moderation_viewers', 'moderation_readings'])
      await runner.query(
        `DELETE FROM ${table} WHERE case_id IN (SELECT id FROM moderation_cases WHERE kind IN (${NEW_KINDS}))`,
      );
    await runner.query(
      `DELETE FROM moderation_told WHERE act_id IN (SELECT act.id FROM moderation_acts act JOIN moderation_cases found ON found.id = act.case_id WHERE found.kind IN (${NEW_KINDS}))`,
    );
    await runner.query(
      `DELETE FROM moderation_acts WHERE case_id IN (SELECT id FROM moderation_cases WHERE kind IN (${NEW_KINDS}))`,
    );
    await runner.query(`DELETE FROM moderation_cases WHERE kind IN (${NEW_KINDS})`);
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
