import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FactorsRemoved1763700000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Which member of staff removed the second factors of somebody, and why; for what people do themselves, nobody and nothing.
    await runner.query(`
      ALTER TABLE security_acts
        ADD COLUMN by_id integer REFERENCES accounts (id) ON DELETE SET NULL,
        ADD COLUMN reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500)`);
    await runner.query(`CREATE INDEX security_acts_by ON security_acts (by_id) WHERE by_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE security_acts DROP COLUMN by_id, DROP COLUMN reason`);
  }
}
