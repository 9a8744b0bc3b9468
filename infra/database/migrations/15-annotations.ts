import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Annotations1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE annotations (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        entity_type text NOT NULL CHECK (entity_type IN ('question', 'station', 'topic')),
        entity_id int NOT NULL CHECK (entity_id > 0),
        text text NOT NULL CHECK (length(text) <= 40000),
        -- what is searched and listed: the text without its markup; empty when the note is deleted
        words text NOT NULL CHECK (length(words) <= 40000),
        -- grows with every save; a deleted note stays as a row, so that a save from before does not bring it back
        revision int NOT NULL CHECK (revision > 0),
        -- the editor that saved last: its saves are in order among themselves
        writer uuid,
        deleted boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        UNIQUE (account_id, entity_type, entity_id),
        CHECK (deleted = (text = ''))
      )`);
    await runner.query(
      `CREATE INDEX annotations_of_account ON annotations (account_id, updated_at DESC, id DESC) WHERE NOT deleted`,
    );
    // The weekly line of the insights is added up from this alone.
    await runner.query(
      `CREATE INDEX station_attempts_weekly ON station_attempts (submitted_at) INCLUDE (station_id, candidate_id, ticked_count, total_count)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX station_attempts_weekly`);
    await runner.query(`DROP TABLE annotations`);
  }
}
