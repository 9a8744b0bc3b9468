import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rooms declare what is reviewed (`domain/review/reviewable.ts`): a new kind needs no migration. */
export class ReviewedKinds1763700000166 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE moderated_proposals DROP CONSTRAINT moderated_proposals_kind_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE moderated_proposals ADD CONSTRAINT moderated_proposals_kind_check CHECK (kind IN ('question', 'flashcard', 'text', 'application')) NOT VALID`,
    );
  }
}
