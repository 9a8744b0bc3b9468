import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new section whose publication was undone waits for its text: published again, it is the same section, at the same address. */
export class UndoneSections1763700000141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // undone_of: the text that was published as this section, while that is undone.
    await runner.query(
      `ALTER TABLE notebook_sections ADD COLUMN undone_of int REFERENCES notebook_proposals (id) ON DELETE SET NULL`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX notebook_sections_undone_of ON notebook_sections (undone_of) WHERE undone_of IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notebook_sections DROP COLUMN undone_of`);
  }
}
