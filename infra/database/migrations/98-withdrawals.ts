import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was withdrawn from is ended as often as it takes, and no look at a customer is lost to a later one. */
export class Withdrawals1763700000098 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // When the buyer withdrew: the subscription is to end, and all that was paid for it goes back.
    await runner.query(`ALTER TABLE payment_subscriptions ADD COLUMN withdrawn_at timestamptz`);
    await runner.query(
      `CREATE INDEX payment_subscriptions_withdrawn ON payment_subscriptions (subscription) WHERE withdrawn_at IS NOT NULL AND status <> 'ended'`,
    );
    // The look that was written last; an earlier one is not written over it.
    await runner.query(
      `ALTER TABLE payment_customers ADD COLUMN applied integer NOT NULL DEFAULT 0 CHECK (applied >= 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payment_customers DROP COLUMN applied`);
    await runner.query(`ALTER TABLE payment_subscriptions DROP COLUMN withdrawn_at`);
  }
}
