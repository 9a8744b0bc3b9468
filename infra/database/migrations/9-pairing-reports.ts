import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PairingReports1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pairing_reports ADD COLUMN resolved_at timestamptz, ADD COLUMN resolved_by int REFERENCES accounts (id) ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX pairing_reports_open ON pairing_reports (id DESC) WHERE resolved_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE pairing_reports DROP COLUMN resolved_at, DROP COLUMN resolved_by`);
  }
}
