import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks of a round are merged: the devices of an examiner send changes. */
export class MergedMarks1763700000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // How far the changes of each page are applied, and the last sheet that a page of an older release saved as a whole.
    await runner.query(
      `ALTER TABLE round_marks ADD COLUMN merging jsonb NOT NULL DEFAULT '{"applied": {}, "whole": null}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE round_marks DROP COLUMN merging`);
  }
}
