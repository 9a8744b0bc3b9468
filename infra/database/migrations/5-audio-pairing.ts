import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AudioPairing1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_sessions ADD COLUMN audio boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE pairings (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_id int NOT NULL UNIQUE REFERENCES group_sessions (id) ON DELETE CASCADE,
        matched_at timestamptz NOT NULL,
        check_at timestamptz,
        ended_at timestamptz,
        CHECK (ended_at IS NULL OR check_at IS NULL)
      )`);
    await runner.query(`CREATE INDEX pairings_due ON pairings (check_at) WHERE check_at IS NOT NULL`);
    await runner.query(`CREATE INDEX pairings_active ON pairings (session_id) WHERE ended_at IS NULL`);
    await runner.query(`
      CREATE TABLE pairing_members (
        pairing_id int NOT NULL REFERENCES pairings (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        seat smallint NOT NULL CHECK (seat IN (1, 2)),
        waiting_since timestamptz NOT NULL,
        came_at timestamptz,
        left_at timestamptz,
        attended boolean,
        verdict text CHECK (verdict IN ('well', 'badly')),
        PRIMARY KEY (pairing_id, account_id),
        UNIQUE (pairing_id, seat)
      )`);
    // Nobody is in two pairs, whatever the matching may think; and the key above pairs nobody with themselves.
    await runner.query(
      `CREATE UNIQUE INDEX pairing_members_active ON pairing_members (account_id) WHERE left_at IS NULL`,
    );
    await runner.query(`CREATE INDEX pairing_members_history ON pairing_members (account_id, pairing_id DESC)`);
    await runner.query(`
      CREATE TABLE pairing_searches (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('idle', 'searching', 'matched')),
        waiting_since timestamptz,
        away_since timestamptz,
        pairing_id int REFERENCES pairings (id),
        style smallint CHECK (style BETWEEN 1 AND 4),
        stage text NOT NULL CHECK (stage IN ('near', 'any')),
        language text CHECK (language IN ('en', 'es')),
        notice text CHECK (notice IN ('partner-did-not-come', 'partner-left', 'did-not-come')),
        version int NOT NULL DEFAULT 1,
        CHECK ((state = 'searching') = (waiting_since IS NOT NULL)),
        CHECK ((state = 'matched') = (pairing_id IS NOT NULL))
      )`);
    await runner.query(
      `CREATE INDEX pairing_searches_queue ON pairing_searches (waiting_since, account_id) WHERE state = 'searching' AND away_since IS NULL`,
    );
    await runner.query(
      `CREATE INDEX pairing_searches_away ON pairing_searches (away_since) WHERE state = 'searching' AND away_since IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX pairing_searches_pairing ON pairing_searches (pairing_id) WHERE pairing_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE account_blocks (
        blocker_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        blocked_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (blocker_id, blocked_id),
        CHECK (blocker_id <> blocked_id)
      )`);
    await runner.query(`CREATE INDEX account_blocks_blocked ON account_blocks (blocked_id)`);
    await runner.query(`
      CREATE TABLE pairing_reports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        pairing_id int NOT NULL REFERENCES pairings (id) ON DELETE CASCADE,
        reporter_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        reported_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        reason text NOT NULL CHECK (reason IN ('harassment', 'not-practising', 'spam', 'other')),
        details text NOT NULL CHECK (length(details) <= 1000),
        created_at timestamptz NOT NULL,
        UNIQUE (pairing_id, reporter_id),
        CHECK (reporter_id <> reported_id)
      )`);
    await runner.query(`CREATE INDEX pairing_reports_reported ON pairing_reports (reported_id, created_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['pairing_reports', 'account_blocks', 'pairing_searches', 'pairing_members', 'pairings'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE group_sessions DROP COLUMN audio`);
  }
}
