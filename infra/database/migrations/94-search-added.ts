import type { MigrationInterface, QueryRunner } from 'typeorm';

const addDocuments = (gather: string, which: string, using: string): string => `
  CREATE OR REPLACE FUNCTION add_documents() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE ids int[];
  BEGIN
    ${gather}
    EXECUTE 'INSERT INTO search_documents (kind, entity_id, language, owner_id, title, body)
             SELECT kind, entity_id, language, owner_id, title, body FROM searched
              WHERE kind = ANY ($1) AND entity_id ${which}' USING ${using};
    RETURN NULL;
  END $$`;

/**
 * The ids of the new rows are a value: they are looked up by index. As a query of the new rows they were joined to the text of every
 * row there is, so that each card of an import cost more than the one before.
 */
export class SearchAdded1763700000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addDocuments('SELECT array_agg(id) INTO ids FROM added;', '= ANY ($2)', 'TG_ARGV, ids'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(addDocuments('', 'IN (SELECT id FROM added)', 'TG_ARGV'));
  }
}
