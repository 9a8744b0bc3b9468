import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Consultations1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consultations (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        station_id int NOT NULL REFERENCES stations (id),
        -- the state of the station that it began with
        station_revision int NOT NULL,
        language text NOT NULL CHECK (language IN ('en', 'es')),
        -- made by the browser that began it: sent twice, one is begun
        submission_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('ready', 'running', 'paused', 'ending', 'marking', 'submitted', 'closed')),
        -- a countdown in milliseconds
        total_ms int NOT NULL CHECK (total_ms > 0),
        remaining_ms int NOT NULL CHECK (remaining_ms BETWEEN 0 AND total_ms),
        started_at timestamptz,
        ended_at timestamptz,
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        grades jsonb,
        attempt_id int UNIQUE REFERENCES station_attempts (id) ON DELETE SET NULL,
        submitted_by_itself boolean NOT NULL DEFAULT false,
        closed_because text CHECK (closed_because IN ('left', 'station-gone', 'grades-missing', 'nothing-said')),
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        UNIQUE (account_id, submission_id),
        CHECK ((state = 'running') = (started_at IS NOT NULL)),
        CHECK (state NOT IN ('ending', 'marking', 'submitted', 'closed') OR ended_at IS NOT NULL),
        CHECK ((state = 'closed') = (closed_because IS NOT NULL))
      )`);
    // One open consultation of a person at a station.
    await runner.query(
      `CREATE UNIQUE INDEX consultations_open ON consultations (account_id, station_id) WHERE state NOT IN ('submitted', 'closed')`,
    );
    await runner.query(`CREATE INDEX consultations_station ON consultations (station_id)`);
    await runner.query(`
      CREATE TABLE consultation_turns (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        consultation_id int NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
        number smallint NOT NULL CHECK (number > 0),
        -- made by the browser: sent twice, it was said once
        turn_id uuid NOT NULL,
        asked text NOT NULL CHECK (length(asked) BETWEEN 1 AND 1000),
        said text NOT NULL DEFAULT '',
        state text NOT NULL CHECK (state IN ('waiting', 'speaking', 'said', 'failed')),
        speaker text NOT NULL CHECK (speaker IN ('model', 'offline')),
        -- counts the beginnings of an answer: what an earlier one still says is not heard
        run int NOT NULL DEFAULT 0,
        -- the facts that this turn brought to light
        revealed int[] NOT NULL DEFAULT '{}',
        failure text CHECK (failure IN ('provider-unreachable', 'provider-refused', 'provider-nonsense', 'internal')),
        asked_at timestamptz NOT NULL,
        answered_at timestamptz,
        UNIQUE (consultation_id, number),
        UNIQUE (consultation_id, turn_id),
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK (state <> 'said' OR said <> '')
      )`);
    // One answer at a time.
    await runner.query(
      `CREATE UNIQUE INDEX consultation_turns_pending ON consultation_turns (consultation_id) WHERE state IN ('waiting', 'speaking')`,
    );
    await runner.query(`
      CREATE TABLE consultation_marks (
        consultation_id int NOT NULL REFERENCES consultations (id) ON DELETE CASCADE,
        item_id int NOT NULL,
        proposed boolean NOT NULL,
        ticked boolean NOT NULL,
        evidence jsonb NOT NULL,
        PRIMARY KEY (consultation_id, item_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE consultation_marks, consultation_turns, consultations`);
  }
}
