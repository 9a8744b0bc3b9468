import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who compared the summary of a topic with its sources, and when: nobody for the starter content, until a clinician has. */
export class SummaryChecks1763700000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE topics
        ADD COLUMN checked_by int REFERENCES accounts (id) ON DELETE SET NULL,
        ADD COLUMN checked_on date`);
    await runner.query(`CREATE INDEX topics_by_checked_by ON topics (checked_by) WHERE checked_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE topics DROP COLUMN checked_by, DROP COLUMN checked_on`);
  }
}
