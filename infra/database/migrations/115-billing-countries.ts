import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders say for which country they are priced, charges whether they renew, and interests whether the person has heard. */
export class BillingCountries1763700000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of the billing address: what the buyer named, empty where nothing was, and what was typed at the payment. Null where it is not known.
    await runner.query(`
      ALTER TABLE payment_orders
        ADD COLUMN country text CHECK (country ~ '^([A-Z]{2})?$'),
        ADD COLUMN billed_country text CHECK (billed_country ~ '^[A-Z]{2}$')`);
    await runner.query(`ALTER TABLE payment_charges ADD COLUMN renewal boolean NOT NULL DEFAULT false`);
    // Of the provider, where an overdue renewal is paid or confirmed.
    await runner.query(`ALTER TABLE payment_subscriptions ADD COLUMN invoice_url text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE purchase_interests ADD COLUMN told_at timestamptz`);
    await runner.query(`CREATE INDEX purchase_interests_untold ON purchase_interests (product) WHERE told_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE purchase_interests DROP COLUMN told_at`);
    await runner.query(`ALTER TABLE payment_subscriptions DROP COLUMN invoice_url`);
    await runner.query(`ALTER TABLE payment_charges DROP COLUMN renewal`);
    await runner.query(`ALTER TABLE payment_orders DROP COLUMN billed_country, DROP COLUMN country`);
  }
}
