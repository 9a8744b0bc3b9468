import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Trials1763700000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What a visitor tries without an account. The row is locked while a trial begins, so that two presses begin one.
    await runner.query(`
      CREATE TABLE trials (
        account_id integer PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        station_id integer REFERENCES stations (id) ON DELETE SET NULL,
        started_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX trials_station ON trials (station_id)`);
    // Votes and reports of guests weigh nothing until they register.
    await runner.query(`ALTER TABLE question_votes ADD COLUMN weighs boolean NOT NULL DEFAULT true`);
    await runner.query(`ALTER TABLE reports ADD COLUMN weighs boolean NOT NULL DEFAULT true`);
    await runner.query(`CREATE INDEX question_votes_weightless ON question_votes (account_id) WHERE NOT weighs`);
    await runner.query(`CREATE INDEX reports_weightless ON reports (account_id) WHERE NOT weighs`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reports DROP COLUMN weighs`);
    await runner.query(`ALTER TABLE question_votes DROP COLUMN weighs`);
    await runner.query(`DROP TABLE trials`);
  }
}
