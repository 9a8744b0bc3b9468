import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportWork1763700000029 implements MigrationInterface {
  /** Who waits behind others is told their place, and a worker that was killed is noticed by its silence. Null: a gateway or worker that does not record it yet. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE question_imports ADD COLUMN waiting_since timestamptz, ADD COLUMN worked_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE question_imports DROP COLUMN waiting_since, DROP COLUMN worked_at`);
  }
}
