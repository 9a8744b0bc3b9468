import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RoundMarks1763700000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The patient who stands in for the examiner keeps the role of patient.
    await runner.query(`ALTER TABLE group_members ADD COLUMN examines boolean NOT NULL DEFAULT false`);
    // One present examiner for a session, and with it for its round: by role or as a stand-in.
    await runner.query(`
      CREATE UNIQUE INDEX group_members_one_examiner ON group_members (session_id)
        WHERE left_at IS NULL AND (role = 'examiner' OR (role = 'patient' AND examines))`);
    // Everybody who was candidate in the round that runs: none of them examines it, also after leaving and coming back.
    await runner.query(`ALTER TABLE group_sessions ADD COLUMN candidates int[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      UPDATE group_sessions s SET candidates = ARRAY(SELECT m.account_id FROM group_members m WHERE m.session_id = s.id AND m.role = 'student' AND m.left_at IS NULL)
       WHERE s.state = 'running'`);
    await runner.query(`
      CREATE TABLE round_marks (
        session_id int NOT NULL REFERENCES group_sessions (id) ON DELETE CASCADE,
        round int NOT NULL CHECK (round >= 1),
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        submission_id uuid NOT NULL,
        grades jsonb NOT NULL,
        comments text NOT NULL,
        revision int NOT NULL CHECK (revision >= 0),
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (session_id, round)
      )`);
    await runner.query(`
      CREATE TABLE round_ticks (
        session_id int NOT NULL,
        round int NOT NULL,
        item_id int NOT NULL,
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        ticked_at timestamptz NOT NULL,
        PRIMARY KEY (session_id, round, item_id),
        FOREIGN KEY (session_id, round) REFERENCES round_marks (session_id, round) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX round_ticks_author ON round_ticks (author_id)`);
    await runner.query(`
      CREATE TABLE round_handovers (
        session_id int NOT NULL REFERENCES group_sessions (id) ON DELETE CASCADE,
        round int NOT NULL CHECK (round >= 1),
        -- which turn of examining ended, from 0
        turn int NOT NULL CHECK (turn >= 0),
        from_id int REFERENCES accounts (id) ON DELETE SET NULL,
        to_id int REFERENCES accounts (id) ON DELETE SET NULL,
        ended_at timestamptz NOT NULL,
        -- null while nobody has taken over
        taken_at timestamptz,
        -- the marks as they were when the turn ended; null where there were none
        sheet jsonb,
        -- what the former examiner's device brought after that; null where nothing came
        late jsonb,
        -- how often something came
        arrivals int NOT NULL DEFAULT 0 CHECK (arrivals >= 0),
        -- keys of the suggestions that were accepted or dismissed
        settled text[] NOT NULL DEFAULT '{}',
        PRIMARY KEY (session_id, round, turn),
        CHECK (to_id IS NULL OR taken_at IS NOT NULL),
        CHECK ((late IS NULL) = (arrivals = 0))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX round_handovers_open ON round_handovers (session_id, round) WHERE taken_at IS NULL`,
    );
    await runner.query(`CREATE INDEX round_handovers_from ON round_handovers (from_id)`);
    await runner.query(`CREATE INDEX round_handovers_to ON round_handovers (to_id)`);
    // Stations that are under way keep what was saved: the newest sheet of the round, every tick its examiner's.
    await runner.query(`
      INSERT INTO round_marks (session_id, round, station_id, submission_id, grades, comments, revision, updated_at)
      SELECT DISTINCT ON (s.id) s.id, s.round, d.station_id, d.submission_id, d.marks -> 'grades', d.marks ->> 'comments', d.revision, d.updated_at
        FROM marking_drafts d JOIN group_sessions s ON s.id = d.group_session_id AND s.round = d.group_round AND s.station_id = d.station_id AND s.state = 'running'
       ORDER BY s.id, d.updated_at DESC`);
    await runner.query(`
      INSERT INTO round_ticks (session_id, round, item_id, author_id, ticked_at)
      SELECT m.session_id, m.round, item::int, d.examiner_id, d.updated_at
        FROM round_marks m
        JOIN marking_drafts d ON d.group_session_id = m.session_id AND d.group_round = m.round AND d.submission_id = m.submission_id AND d.updated_at = m.updated_at
       CROSS JOIN jsonb_array_elements_text(d.marks -> 'ticked') AS item
          ON CONFLICT DO NOTHING`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE round_handovers, round_ticks, round_marks`);
    await runner.query(`DROP INDEX group_members_one_examiner`);
    await runner.query(`ALTER TABLE group_members DROP COLUMN examines`);
    await runner.query(`ALTER TABLE group_sessions DROP COLUMN candidates`);
  }
}
