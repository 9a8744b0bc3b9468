import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who agreed to be on leaderboards. Points are not stored: they are counted from `statistics_person_hours`. */
export class Leaderboard1763700000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leaderboard_people (
        -- what others see of the row: the account stays unknown
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
        alias text NOT NULL CHECK (length(alias) BETWEEN 3 AND 24),
        -- the letters and digits of the alias, by which two of them are told apart
        alias_key text NOT NULL UNIQUE CHECK (length(alias_key) >= 3),
        -- the key of an alias that a moderator took away
        refused_key text,
        -- has points that were not announced yet
        changed boolean NOT NULL DEFAULT false,
        joined_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX leaderboard_people_changed ON leaderboard_people (account_id) WHERE changed`);
    await runner.query(`
      CREATE TABLE leaderboard_progress (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        -- of every board: it grows with each change of any
        version int NOT NULL DEFAULT 0,
        -- an announcement was asked for at this time and has not run
        due_since timestamptz
      )`);
    await runner.query(`INSERT INTO leaderboard_progress DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE leaderboard_progress, leaderboard_people`);
  }
}
