import type { MigrationInterface, QueryRunner } from 'typeorm';

const noted = (...types: string[]) => `ALTER TABLE annotations DROP CONSTRAINT annotations_entity_type_check,
  ADD CONSTRAINT annotations_entity_type_check CHECK (entity_type IN (${types.map((type) => `'${type}'`).join(', ')}))`;

/** Notes on guides, too. */
export class GuideNotes1763700000113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(noted('question', 'station', 'topic', 'guide'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM annotations WHERE entity_type = 'guide'`);
    await runner.query(noted('question', 'station', 'topic'));
  }
}
