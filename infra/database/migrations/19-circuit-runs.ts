import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CircuitRuns1763700000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Known with the group itself, so that ordinary groups never look for a run that they do not have.
    await runner.query(`ALTER TABLE group_sessions ADD COLUMN circuit_run boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE circuit_runs (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        group_session_id int NOT NULL UNIQUE REFERENCES group_sessions (id) ON DELETE CASCADE,
        style smallint NOT NULL CHECK (style BETWEEN 1 AND 4),
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 80),
        state text NOT NULL CHECK (state IN ('lobby', 'running', 'paused', 'done')),
        -- where the run has been moved to: 0 and null in the lobby
        round int NOT NULL DEFAULT 0 CHECK (round >= 0),
        phase text CHECK (phase IN ('reading', 'station', 'feedback')),
        held text CHECK (held IN ('candidate')),
        -- the one clock: when it began, how many milliseconds it has stood still, since when it does
        started_at timestamptz,
        paused_ms bigint NOT NULL DEFAULT 0 CHECK (paused_ms >= 0),
        paused_at timestamptz,
        -- when the next look at it is already due, so that it is not asked for again and again
        wake_at timestamptz,
        ended_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK ((state = 'lobby') = (started_at IS NULL AND ended_at IS NULL)),
        CHECK ((state = 'paused') <= (paused_at IS NOT NULL)),
        CHECK ((state = 'done') = (ended_at IS NOT NULL)),
        CHECK (held IS NULL OR state = 'paused')
      )`);
    await runner.query(`
      CREATE TABLE circuit_run_rounds (
        run_id int NOT NULL REFERENCES circuit_runs (id) ON DELETE CASCADE,
        position int NOT NULL CHECK (position >= 1),
        station_id int NOT NULL REFERENCES stations (id),
        -- the state of the station when the run was opened
        station_revision int NOT NULL,
        reading_ms int NOT NULL CHECK (reading_ms >= 0),
        station_ms int NOT NULL CHECK (station_ms >= 0),
        feedback_ms int NOT NULL CHECK (feedback_ms >= 0),
        -- {student, examiner, patient, observer}: planned, and from its beginning on what was
        roles jsonb NOT NULL,
        begun boolean NOT NULL DEFAULT false,
        outcome text CHECK (outcome IN ('submitted', 'collected', 'unfinished', 'gone')),
        attempt_id int REFERENCES station_attempts (id) ON DELETE SET NULL,
        PRIMARY KEY (run_id, position),
        CHECK (outcome NOT IN ('submitted', 'collected') OR attempt_id IS NOT NULL OR begun)
      )`);
    // One's runs are listed after one has left them, too.
    await runner.query(`CREATE INDEX group_members_of_account ON group_members (account_id)`);
    await runner.query(
      `CREATE INDEX circuit_run_rounds_attempt ON circuit_run_rounds (attempt_id) WHERE attempt_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX group_members_of_account`);
    await runner.query(`DROP TABLE circuit_run_rounds, circuit_runs`);
    await runner.query(`ALTER TABLE group_sessions DROP COLUMN circuit_run`);
  }
}
