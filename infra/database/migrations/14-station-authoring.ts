import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StationAuthoring1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE stations
        ADD COLUMN revision int NOT NULL DEFAULT 1 CHECK (revision > 0),
        ADD COLUMN video_link text NOT NULL DEFAULT '' CHECK (length(video_link) <= 500),
        ADD COLUMN submission_id uuid,
        ADD UNIQUE (owner_id, submission_id)`);
    await runner.query(
      `UPDATE stations SET video_link = 'https://www.youtube.com/watch?v=' || video_id WHERE video_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX stations_of_owner ON stations (owner_id, updated_at DESC, id) WHERE owner_id IS NOT NULL AND deleted_at IS NULL`,
    );
    // What a station was before it was changed: a group that was begun with it goes on with that.
    await runner.query(`
      CREATE TABLE station_revisions (
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        revision int NOT NULL CHECK (revision > 0),
        body jsonb NOT NULL,
        -- who replaced it, when, and with what that was different
        replaced_by int REFERENCES accounts (id) ON DELETE SET NULL,
        replaced_at timestamptz NOT NULL,
        event text NOT NULL,
        PRIMARY KEY (station_id, revision)
      )`);
    await runner.query(`
      CREATE TABLE station_drafts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        -- null: of a station that is yet to be made
        station_id int REFERENCES stations (id) ON DELETE CASCADE,
        base_revision int CHECK ((station_id IS NULL) = (base_revision IS NULL)),
        style smallint NOT NULL CHECK (style BETWEEN 1 AND 4),
        body jsonb NOT NULL,
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL,
        saved_at timestamptz NOT NULL,
        UNIQUE (account_id, station_id)
      )`);
    await runner.query(`CREATE INDEX station_drafts_of_account ON station_drafts (account_id, saved_at DESC)`);
    await runner.query(
      `CREATE INDEX station_drafts_of_station ON station_drafts (station_id) WHERE station_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE station_editing (
        station_id int PRIMARY KEY REFERENCES stations (id) ON DELETE CASCADE,
        -- counts what those who have the editor open are told of
        version int NOT NULL CHECK (version > 0)
      )`);
    await runner.query(`
      CREATE TABLE station_editors (
        station_id int NOT NULL REFERENCES stations (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        since timestamptz NOT NULL,
        PRIMARY KEY (station_id, account_id)
      )`);
    // The state of the station that runs; null in the lobby.
    await runner.query(`ALTER TABLE group_sessions ADD COLUMN station_revision int CHECK (station_revision > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE group_sessions DROP COLUMN station_revision`);
    await runner.query(`DROP TABLE station_editors, station_editing, station_drafts, station_revisions`);
    await runner.query(`DROP INDEX stations_of_owner`);
    await runner.query(`ALTER TABLE stations DROP COLUMN revision, DROP COLUMN video_link, DROP COLUMN submission_id`);
  }
}
