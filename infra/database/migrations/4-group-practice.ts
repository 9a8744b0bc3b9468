import type { MigrationInterface, QueryRunner } from 'typeorm';

export class GroupPractice1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE group_sessions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        pin text NOT NULL CHECK (pin ~ '^[0-9]{9}$'),
        host_id int NOT NULL REFERENCES accounts (id),
        station_id int NOT NULL REFERENCES stations (id),
        state text NOT NULL CHECK (state IN ('lobby', 'running', 'complete', 'ended')),
        round int NOT NULL DEFAULT 1 CHECK (round >= 1),
        chat_link text NOT NULL,
        single_station boolean NOT NULL DEFAULT false,
        attempt_id int REFERENCES station_attempts (id),
        clock_total int NOT NULL CHECK (clock_total >= 0),
        clock_remaining int NOT NULL CHECK (clock_remaining BETWEEN 0 AND clock_total),
        clock_started_at timestamptz,
        clock_minutes int NOT NULL CHECK (clock_minutes BETWEEN 0 AND 240),
        version int NOT NULL DEFAULT 1,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((state = 'complete') <= (attempt_id IS NOT NULL))
      )`);
    // Never given twice, so that nobody who still watches an ended group ever sees another one.
    await runner.query(`CREATE UNIQUE INDEX group_sessions_pin ON group_sessions (pin)`);
    await runner.query(`CREATE INDEX group_sessions_expiry ON group_sessions (expires_at) WHERE state <> 'ended'`);
    await runner.query(`
      CREATE TABLE group_members (
        session_id int NOT NULL REFERENCES group_sessions (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        role text NOT NULL DEFAULT 'none' CHECK (role IN ('none', 'student', 'examiner', 'patient', 'observer')),
        away_since timestamptz,
        joined_at timestamptz NOT NULL,
        left_at timestamptz,
        removed boolean NOT NULL DEFAULT false,
        PRIMARY KEY (session_id, account_id),
        CHECK (NOT removed OR left_at IS NOT NULL)
      )`);
    // Two people who choose the same role in the same instant: the database lets one have it.
    await runner.query(`
      CREATE UNIQUE INDEX group_members_single_role ON group_members (session_id, role)
        WHERE left_at IS NULL AND role IN ('student', 'examiner', 'patient')`);
    await runner.query(`CREATE INDEX group_members_account ON group_members (account_id) WHERE left_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE group_members`);
    await runner.query(`DROP TABLE group_sessions`);
  }
}
