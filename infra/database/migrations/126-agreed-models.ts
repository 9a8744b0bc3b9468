import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AgreedModels1763700000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The model that a turn may go to, `name@service`; null where the person agreed to none. Another model does not get it.
    await runner.query(
      `ALTER TABLE consultation_turns ADD COLUMN agreed_model text CHECK (length(agreed_model) BETWEEN 1 AND 300)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE consultation_turns DROP COLUMN agreed_model`);
  }
}
