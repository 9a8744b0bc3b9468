import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Push1763700000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // The pair of keys by which push services know us (RFC 8292): one for the installation.
    await runner.query(`
      CREATE TABLE push_keys (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        public_key text NOT NULL,
        -- sealed with SESSION_SECRET
        private_key text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    // A browser that is signed in and wants messages. It goes with its session.
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_hash text NOT NULL UNIQUE REFERENCES sessions (token_hash) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
        p256dh text NOT NULL,
        auth text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX push_subscriptions_of_account ON push_subscriptions (account_id, id)`);
    // The kinds that a person does not want on any device.
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN push_off text[] NOT NULL DEFAULT '{}'
        CONSTRAINT accounts_push_off CHECK (push_off <@ ARRAY['partner', 'group', 'event', 'quiz'])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE accounts DROP COLUMN push_off`);
    await runner.query(`DROP TABLE push_subscriptions, push_keys`);
  }
}
