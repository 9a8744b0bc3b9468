import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuestionProposals1763700000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A new question, or a change of one, that waits for a second person. What readers see stays in `questions` meanwhile.
    // returns: how often it was sent back. reviewer_id: who has taken it on.
    await runner.query(`
      CREATE TABLE question_proposals (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'returned', 'published', 'withdrawn')),
        body jsonb NOT NULL,
        html_version smallint NOT NULL DEFAULT 0,
        base_revision int NOT NULL CHECK (base_revision > 0),
        version int NOT NULL DEFAULT 1 CHECK (version > 0),
        returns int NOT NULL DEFAULT 0 CHECK (returns >= 0),
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 2000),
        reviewer_id int REFERENCES accounts (id) ON DELETE SET NULL,
        decided_by int REFERENCES accounts (id) ON DELETE SET NULL,
        proposed_at timestamptz NOT NULL,
        decided_at timestamptz,
        CHECK (state NOT IN ('published', 'returned') OR decided_at IS NOT NULL),
        CHECK (state <> 'returned' OR (returns > 0 AND length(btrim(reason)) >= 10)),
        CONSTRAINT question_proposals_second_person CHECK (decided_by <> author_id),
        CONSTRAINT question_proposals_not_own_review CHECK (reviewer_id <> author_id)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX question_proposals_open ON question_proposals (question_id) WHERE state IN ('proposed', 'returned')`,
    );
    await runner.query(
      `CREATE INDEX question_proposals_waiting ON question_proposals (proposed_at, id) WHERE state = 'proposed'`,
    );
    await runner.query(`CREATE INDEX question_proposals_question ON question_proposals (question_id, id)`);
    await runner.query(`CREATE INDEX question_proposals_author ON question_proposals (author_id, decided_at DESC)`);
    await runner.query(
      `CREATE INDEX question_proposals_reviewer ON question_proposals (reviewer_id) WHERE reviewer_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX question_proposals_decider ON question_proposals (decided_by) WHERE decided_by IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE question_proposals`);
  }
}
