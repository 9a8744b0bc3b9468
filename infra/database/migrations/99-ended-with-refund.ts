import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An operator who gives the money of a subscription back can end it with that, so that it does not charge again. */
export class EndedWithRefund1763700000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // When an operator ended it: the provider is asked to, as often as it takes.
    await runner.query(`ALTER TABLE payment_subscriptions ADD COLUMN end_asked_at timestamptz`);
    await runner.query(
      `CREATE INDEX payment_subscriptions_end_asked ON payment_subscriptions (subscription) WHERE end_asked_at IS NOT NULL AND status <> 'ended'`,
    );
    await runner.query(`ALTER TABLE ops_audit DROP CONSTRAINT ops_audit_act_check`);
    await runner.query(`
      ALTER TABLE ops_audit
        ADD CONSTRAINT ops_audit_act_check CHECK (act IN ('retry', 'promote', 'pause', 'resume', 'drain', 'refund', 'end-subscription'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM ops_audit WHERE act = 'end-subscription'`);
    await runner.query(`ALTER TABLE ops_audit DROP CONSTRAINT ops_audit_act_check`);
    await runner.query(`
      ALTER TABLE ops_audit
        ADD CONSTRAINT ops_audit_act_check CHECK (act IN ('retry', 'promote', 'pause', 'resume', 'drain', 'refund'))`);
    await runner.query(`ALTER TABLE payment_subscriptions DROP COLUMN end_asked_at`);
  }
}
