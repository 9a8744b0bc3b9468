import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NotebookWriting1763700000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who wrote the beginning of a draft, where no person did.
    await runner.query(
      `ALTER TABLE notebook_proposals ADD COLUMN written_by text CHECK (written_by IN ('model', 'offline'))`,
    );
    await runner.query(`
      CREATE TABLE section_editing (
        section_id int PRIMARY KEY REFERENCES notebook_sections (id) ON DELETE CASCADE,
        -- counts what those who have the editor open are told of
        version int NOT NULL CHECK (version > 0)
      )`);
    await runner.query(`
      CREATE TABLE section_editors (
        section_id int NOT NULL REFERENCES notebook_sections (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        since timestamptz NOT NULL,
        PRIMARY KEY (section_id, account_id)
      )`);
    await runner.query(`CREATE INDEX section_editors_of_account ON section_editors (account_id)`);
    await runner.query(`CREATE INDEX notebook_sections_published ON notebook_sections (published_at DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notebook_sections_published`);
    for (const table of ['section_editors', 'section_editing']) await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE notebook_proposals DROP COLUMN written_by`);
  }
}
