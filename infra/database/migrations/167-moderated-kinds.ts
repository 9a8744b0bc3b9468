import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms declare what can be reported (`domain/kit/target.ts`): a new kind needs no migration. */
export class ModeratedKinds1763700000167 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports DROP CONSTRAINT reports_kind_check');
    await runner.query('ALTER TABLE report_acts DROP CONSTRAINT report_acts_kind_check');
    await runner.query('ALTER TABLE moderation_cases DROP CONSTRAINT moderation_cases_kind_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    const things = `'question', 'flashcard', 'comment', 'station', 'topic', 'guide', 'deck', 'person', 'section', 'event', 'class'`;
    const reports = `'question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report', 'flashcard_report', 'comment_report', 'deck_report', 'profile_report', 'section_report', 'event_report', 'class_report'`;
    const kinds = { moderation_cases: things, reports, report_acts: `${reports}, 'pairing_report'` };
    for (const [table, allowed] of Object.entries(kinds))
      await runner.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${table}_kind_check CHECK (kind IN (${allowed})) NOT VALID`,
      );
  }
}
