import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Kudos1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A round that somebody has been thanked in. It goes with its result and with the session of the group.
    await runner.query(`
      CREATE TABLE kudos_rounds (
        attempt_id int PRIMARY KEY REFERENCES station_attempts (id) ON DELETE CASCADE,
        session_id int NOT NULL REFERENCES group_sessions (id) ON DELETE CASCADE,
        closes_at timestamptz NOT NULL,
        version int NOT NULL CHECK (version > 0),
        UNIQUE (attempt_id, closes_at)
      )`);
    await runner.query(`CREATE INDEX kudos_rounds_session ON kudos_rounds (session_id)`);
    // Both people are of the round, and their kudos go with their places in it. closes_at is a copy that the check needs.
    await runner.query(`
      CREATE TABLE kudos (
        attempt_id int NOT NULL,
        giver_id int NOT NULL,
        receiver_id int NOT NULL,
        kinds text[] NOT NULL,
        given_at timestamptz NOT NULL,
        closes_at timestamptz NOT NULL,
        PRIMARY KEY (attempt_id, giver_id, receiver_id),
        FOREIGN KEY (attempt_id, closes_at) REFERENCES kudos_rounds (attempt_id, closes_at) ON DELETE CASCADE,
        FOREIGN KEY (attempt_id, giver_id) REFERENCES attempt_participants (attempt_id, account_id) ON DELETE CASCADE,
        FOREIGN KEY (attempt_id, receiver_id) REFERENCES attempt_participants (attempt_id, account_id) ON DELETE CASCADE,
        CONSTRAINT kudos_not_to_oneself CHECK (giver_id <> receiver_id),
        CONSTRAINT kudos_in_time CHECK (given_at <= closes_at),
        CONSTRAINT kudos_kinds CHECK (
          kinds <@ ARRAY['clear-explanations', 'kind-manner', 'good-questions', 'convincing-patient', 'useful-feedback']),
        CONSTRAINT kudos_one_or_two CHECK (
          cardinality(kinds) BETWEEN 1 AND 2 AND array_lower(kinds, 1) = 1 AND kinds[1] IS DISTINCT FROM kinds[2])
      )`);
    await runner.query(`CREATE INDEX kudos_received ON kudos (receiver_id, attempt_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE kudos, kudos_rounds`);
  }
}
