import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportActs1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No foreign key on the report: kinds live in two tables, and an act outlives its report.
    await runner.query(`
      CREATE TABLE report_acts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('question_report', 'notebook_report', 'station_report', 'guide_report', 'virtual_patient_report', 'pairing_report')),
        report_id int NOT NULL,
        act text NOT NULL CHECK (act IN ('resolve', 'reopen')),
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        account_name text NOT NULL CHECK (account_name <> ''),
        note text NOT NULL CHECK (length(note) <= 1000),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX report_acts_of_report ON report_acts (kind, report_id, id DESC)`);
    // Operators see how many are open, every second.
    await runner.query(`CREATE INDEX reports_unresolved ON reports (created_at) WHERE resolved_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX reports_unresolved`);
    await runner.query(`DROP TABLE report_acts`);
  }
}
