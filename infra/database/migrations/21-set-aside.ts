import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SetAside1763700000021 implements MigrationInterface {
  /** What cannot be delivered, by whomever, is kept with its reason: announcements as well as jobs. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox DROP CONSTRAINT outbox_check`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM outbox WHERE failed_at IS NOT NULL AND kind <> 'job'`);
    await runner.query(`ALTER TABLE outbox ADD CONSTRAINT outbox_check CHECK (failed_at IS NULL OR kind = 'job')`);
  }
}
