import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows hold rich text. Bodies in JSON carry `html_version` themselves: revisions, imports and kept marks. */
const TABLES = [
  'questions',
  'question_drafts',
  'topics',
  'stations',
  'station_drafts',
  'station_attempts',
  'station_feedback',
  'round_marks',
  'annotations',
] as const;

/**
 * The version of the sanitiser that cleaned the texts of a row. 0 for what was stored before, and for new rows of a gateway
 * of the release before: their texts are cleaned when they are read. Where such a gateway changes a row it leaves the version,
 * which is then still right, because its sanitiser is the one that version 1 names.
 */
export class HtmlVersions1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN html_version smallint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN html_version`);
  }
}
