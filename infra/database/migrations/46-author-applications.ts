import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthorApplications1763700000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Somebody asks for the role of an author, with a question of theirs as it was then. decided_by is null while it is open,
    // when it was withdrawn, and when that account is deleted.
    await runner.query(`
      CREATE TABLE author_applications (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        revision int NOT NULL CHECK (revision > 0),
        words text NOT NULL CHECK (length(words) BETWEEN 20 AND 1000),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'refused', 'withdrawn')),
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
        decided_by int REFERENCES accounts (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL,
        decided_at timestamptz,
        CHECK ((state = 'open') = (decided_at IS NULL)),
        CHECK (state IN ('accepted', 'refused') OR decided_by IS NULL),
        CHECK (state <> 'refused' OR length(btrim(reason)) >= 10),
        CONSTRAINT author_applications_not_own CHECK (decided_by <> account_id)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX author_applications_open ON author_applications (account_id) WHERE state = 'open'`,
    );
    await runner.query(`CREATE INDEX author_applications_waiting ON author_applications (id) WHERE state = 'open'`);
    await runner.query(
      `CREATE INDEX author_applications_decided ON author_applications (id) WHERE state IN ('accepted', 'refused')`,
    );
    await runner.query(`CREATE INDEX author_applications_account ON author_applications (account_id, id DESC)`);
    await runner.query(`CREATE INDEX author_applications_question ON author_applications (question_id)`);
    await runner.query(`CREATE INDEX author_applications_decider ON author_applications (decided_by)`);
    // Accepting needs no words of its own: the application says why.
    await runner.query(`
      ALTER TABLE role_changes
        DROP CONSTRAINT role_changes_have_reasons,
        ADD CONSTRAINT role_changes_have_reasons
          CHECK (origin IN ('first-link', 'first-email', 'application') OR length(btrim(reason)) >= 3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE role_changes SET reason = '–––' WHERE origin = 'application' AND length(btrim(reason)) < 3`,
    );
    await runner.query(`
      ALTER TABLE role_changes
        DROP CONSTRAINT role_changes_have_reasons,
        ADD CONSTRAINT role_changes_have_reasons CHECK (origin IN ('first-link', 'first-email') OR length(btrim(reason)) >= 3)`);
    await runner.query(`DROP TABLE author_applications`);
  }
}
