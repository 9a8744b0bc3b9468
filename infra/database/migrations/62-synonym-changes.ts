import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SynonymChanges1763700000062 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A removed row stays, so that loading the starter content does not bring it back. It has no first words: no query finds it.
    await runner.query(`
      ALTER TABLE search_synonyms
        ADD COLUMN revision int NOT NULL DEFAULT 1 CHECK (revision > 0),
        ADD COLUMN retired_at timestamptz,
        ADD CONSTRAINT search_synonyms_retired CHECK (retired_at IS NULL OR cardinality(first_words) = 0)`);
    await runner.query(`
      CREATE TABLE synonym_changes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        synonym_id int NOT NULL REFERENCES search_synonyms (id),
        -- the revision that the change made
        revision int NOT NULL,
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        act text NOT NULL CHECK (act IN ('added', 'changed', 'removed', 'restored')),
        terms_before text[] NOT NULL,
        terms_after text[] NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (synonym_id, revision)
      )`);
    await runner.query(
      `CREATE INDEX synonym_changes_by_account ON synonym_changes (account_id) WHERE account_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE synonym_changes');
    await runner.query('ALTER TABLE search_synonyms DROP COLUMN retired_at, DROP COLUMN revision');
  }
}
