import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Ops1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Why a job was given up, and the trace that its change belongs to (W3C traceparent).
    await runner.query(`
      ALTER TABLE outbox
        ADD COLUMN failure text CHECK (length(failure) <= 500),
        ADD COLUMN trace text CHECK (length(trace) <= 100),
        ADD CHECK (failure IS NULL OR failed_at IS NOT NULL)`);
    await runner.query(
      `CREATE INDEX outbox_failed ON outbox (name, failed_at DESC, id DESC) WHERE failed_at IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE ops_audit (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        account_name text NOT NULL CHECK (account_name <> ''),
        act text NOT NULL CHECK (act IN ('retry', 'promote', 'pause', 'resume', 'drain')),
        queue text NOT NULL CHECK (length(queue) BETWEEN 1 AND 100),
        jobs int CHECK (jobs >= 0),
        job_id bigint,
        state text NOT NULL CHECK (state IN ('asked', 'done', 'failed')),
        created_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ops_audit`);
    await runner.query(`ALTER TABLE outbox DROP COLUMN failure, DROP COLUMN trace`);
    await runner.query(`DROP INDEX IF EXISTS outbox_failed`);
  }
}
