import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportsAndLobbies1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE pairing_reports ADD COLUMN resolved_at timestamptz, ADD COLUMN resolved_by int REFERENCES accounts (id) ON DELETE SET NULL`,
    );
    await runner.query(`CREATE INDEX pairing_reports_open ON pairing_reports (id DESC) WHERE resolved_at IS NULL`);
    // Thousands come at once, before Postgres has counted its rows again: by this it finds who is in a session however it plans.
    await runner.query(
      `CREATE INDEX group_members_present ON group_members (session_id) INCLUDE (account_id, away_since) WHERE left_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX group_members_present`);
    await runner.query(`ALTER TABLE pairing_reports DROP COLUMN resolved_at, DROP COLUMN resolved_by`);
  }
}
