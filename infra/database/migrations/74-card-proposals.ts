import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CardProposals1763700000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A new card of a pack that waits for a second person. The card itself is deleted until it is published, so that no reader
    // of cards has to know of proposals.
    await runner.query(`
      CREATE TABLE card_proposals (
        card_id int PRIMARY KEY REFERENCES flashcards (id) ON DELETE CASCADE,
        author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'returned', 'published', 'withdrawn')),
        -- how often it was sent back
        returns int NOT NULL DEFAULT 0 CHECK (returns >= 0),
        reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 2000),
        decided_by int REFERENCES accounts (id) ON DELETE SET NULL,
        proposed_at timestamptz NOT NULL,
        decided_at timestamptz,
        CHECK (state NOT IN ('published', 'returned') OR decided_at IS NOT NULL),
        CHECK (state <> 'returned' OR (returns > 0 AND length(btrim(reason)) >= 10)),
        CONSTRAINT card_proposals_second_person CHECK (decided_by <> author_id)
      )`);
    await runner.query(
      `CREATE INDEX card_proposals_waiting ON card_proposals (proposed_at, card_id) WHERE state = 'proposed'`,
    );
    await runner.query(`CREATE INDEX card_proposals_author ON card_proposals (author_id, decided_at DESC)`);
    await runner.query(
      `CREATE INDEX card_proposals_decider ON card_proposals (decided_by) WHERE decided_by IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE card_proposals`);
  }
}
