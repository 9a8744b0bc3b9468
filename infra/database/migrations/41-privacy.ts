import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Privacy1763700000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // When an account whose deletion was asked for is erased; until then its person may come back.
    await runner.query(
      `ALTER TABLE accounts ADD COLUMN erase_at timestamptz, ADD CONSTRAINT accounts_guests_are_forgotten CHECK (NOT guest OR erase_at IS NULL)`,
    );
    // A download of everything that is held of a person.
    await runner.query(`
      CREATE TABLE account_exports (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        state text NOT NULL CHECK (state IN ('waiting', 'writing', 'ready', 'failed')),
        -- counts the beginnings of its writing: the pieces of an earlier one are not the file
        run int NOT NULL DEFAULT 0 CHECK (run >= 0),
        -- tables that are written, and of how many
        done int NOT NULL DEFAULT 0 CHECK (done >= 0),
        total int NOT NULL DEFAULT 0 CHECK (total >= done),
        bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        created_at timestamptz NOT NULL,
        -- the file can be fetched until then
        expires_at timestamptz,
        CHECK ((state = 'ready') = (expires_at IS NOT NULL)),
        CHECK (state <> 'ready' OR bytes > 0)
      )`);
    await runner.query(`CREATE INDEX account_exports_of_account ON account_exports (account_id, id DESC)`);
    await runner.query(
      `CREATE UNIQUE INDEX account_exports_one ON account_exports (account_id) WHERE state IN ('waiting', 'writing')`,
    );
    await runner.query(`CREATE INDEX account_exports_by_age ON account_exports (created_at)`);
    // The file in pieces: no process ever has to hold all of it, and every gateway has it.
    await runner.query(`
      CREATE TABLE account_export_pieces (
        export_id int NOT NULL REFERENCES account_exports (id) ON DELETE CASCADE,
        run int NOT NULL,
        position int NOT NULL CHECK (position >= 0),
        bytes bytea NOT NULL,
        PRIMARY KEY (export_id, run, position)
      )`);
    await runner.query(`ALTER TABLE account_export_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL`);
    // What erasing an account looks for.
    await runner.query(
      `CREATE INDEX group_sessions_by_attempt ON group_sessions (attempt_id) WHERE attempt_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX question_revisions_custom_author ON question_revisions (((body ->> 'custom_author')::int)) WHERE (body ->> 'custom_author') IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX question_drafts_custom_author ON question_drafts (((body ->> 'custom_author')::int)) WHERE (body ->> 'custom_author') IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX notifications_naming ON notifications (("values" ->> 'examiner')) WHERE kind = 'result-handed-over'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX notifications_naming, question_drafts_custom_author, question_revisions_custom_author, group_sessions_by_attempt`,
    );
    await runner.query(`DROP TABLE account_export_pieces, account_exports`);
    await runner.query(`ALTER TABLE accounts DROP COLUMN erase_at`);
  }
}
