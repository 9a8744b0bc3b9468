import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('live', 'revoke', 'job')),
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        body jsonb NOT NULL,
        due_at timestamptz NOT NULL,
        failed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (failed_at IS NULL OR kind = 'job')
      )`);
    await runner.query(`CREATE INDEX outbox_owed ON outbox (due_at) WHERE failed_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE outbox`);
  }
}
