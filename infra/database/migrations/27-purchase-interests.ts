import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PurchaseInterests1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Products are checked by the contract alone, so that a further one needs no migration.
    await runner.query(`
      CREATE TABLE purchase_interests (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        product text NOT NULL CHECK (product ~ '^[a-z]+(-[a-z]+)*$' AND length(product) <= 60),
        created_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, product)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE purchase_interests`);
  }
}
