import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Institutions1763700000079 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What an institution was called before it was renamed or merged: who types it finds the one that is left.
    await runner.query(`
      CREATE TABLE institution_aliases (
        name text NOT NULL CHECK (length(name) BETWEEN 2 AND 200),
        institution_id int NOT NULL REFERENCES institutions (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX institution_aliases_name ON institution_aliases (lower(name))`);
    await runner.query(`CREATE INDEX institution_aliases_of ON institution_aliases (institution_id)`);
    // What staff did with institutions; a merged one is gone, so there is no foreign key to it.
    await runner.query(`
      CREATE TABLE institution_acts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        act text NOT NULL CHECK (act IN ('verify', 'unverify', 'rename', 'merge')),
        name text NOT NULL,
        -- the new name, or the institution that is left
        into_name text NOT NULL DEFAULT '',
        accounts int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX institution_acts_account ON institution_acts (account_id) WHERE account_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['institution_acts', 'institution_aliases']) await runner.query(`DROP TABLE ${table}`);
  }
}
