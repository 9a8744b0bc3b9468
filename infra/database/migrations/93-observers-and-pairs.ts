import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ObserversAndPairs1763700000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Two people whom the product brought together: they sit at two tables, and have no use for a code to scan.
    await runner.query(`ALTER TABLE group_sessions ADD COLUMN paired boolean NOT NULL DEFAULT false`);
    // An observer who has opened the checklist of a round, and what they ticked for themselves.
    await runner.query(`
      CREATE TABLE observer_sheets (
        session_id int NOT NULL REFERENCES group_sessions (id) ON DELETE CASCADE,
        round int NOT NULL CHECK (round >= 1),
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        ticked int[] NOT NULL DEFAULT '{}',
        opened_at timestamptz NOT NULL,
        PRIMARY KEY (session_id, round, account_id)
      )`);
    await runner.query(`CREATE INDEX observer_sheets_account ON observer_sheets (account_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE observer_sheets`);
    await runner.query(`ALTER TABLE group_sessions DROP COLUMN paired`);
  }
}
