import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guides that authors begin: nobody but authors sees one before its first section is published. */
export class WrittenGuides1763700000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE guides
        ADD COLUMN author_id int REFERENCES accounts (id) ON DELETE SET NULL,
        -- made by the form that it was begun with: sent twice, it is one guide
        ADD COLUMN submission_id uuid`);
    await runner.query(
      `CREATE UNIQUE INDEX guides_by_author ON guides (author_id, submission_id) WHERE author_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE guides DROP COLUMN submission_id, DROP COLUMN author_id`);
  }
}
