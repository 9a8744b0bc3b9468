import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AttemptRevisions1763700000025 implements MigrationInterface {
  /** A result shows the station as it was taken. Null: taken before this was recorded, or by a gateway that does not record it yet. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE station_attempts ADD COLUMN station_revision int CHECK (station_revision > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE station_attempts DROP COLUMN station_revision`);
  }
}
