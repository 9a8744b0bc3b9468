import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Security1763700000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    await runner.query(`
      ALTER TABLE accounts
        ADD COLUMN demo boolean NOT NULL DEFAULT false,
        ADD COLUMN second_factor boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT accounts_guest_has_no_factor CHECK (NOT (guest AND (demo OR second_factor)))`);
    await runner.query(`UPDATE accounts SET demo = true WHERE email = username || '@demo.example'`);
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN user_agent text NOT NULL DEFAULT '' CHECK (length(user_agent) <= 400),
        ADD COLUMN last_used_at timestamptz,
        ADD COLUMN confirmed_at timestamptz`);
    // One authenticator app for each account. A code counts once: last_step is the time step of the last one.
    await runner.query(`
      CREATE TABLE totp_factors (
        account_id integer PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        sealed_secret text NOT NULL CHECK (sealed_secret <> ''),
        last_step integer NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE passkeys (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
        public_key bytea NOT NULL,
        counter bigint NOT NULL CHECK (counter BETWEEN 0 AND 4294967295),
        transports text[] NOT NULL,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL,
        last_used_at timestamptz
      )`);
    await runner.query(`CREATE INDEX passkeys_account ON passkeys (account_id)`);
    await runner.query(`
      CREATE TABLE recovery_codes (
        account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (account_id, code_hash)
      )`);
    // Somebody whose password was right and who has not shown the second factor yet. It is no session.
    await runner.query(`
      CREATE TABLE pending_sign_ins (
        token_hash text PRIMARY KEY,
        account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX pending_sign_ins_account ON pending_sign_ins (account_id)`);
    await runner.query(`CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at)`);
    await runner.query(`
      CREATE TABLE security_acts (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id integer NOT NULL REFERENCES accounts ON DELETE CASCADE,
        act text NOT NULL CHECK (act ~ '^[a-z]+(-[a-z]+)*$'),
        about text NOT NULL CHECK (length(about) <= 200),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX security_acts_newest ON security_acts (account_id, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE security_acts, pending_sign_ins, recovery_codes, passkeys, totp_factors`);
    await runner.query(
      `ALTER TABLE sessions DROP COLUMN user_agent, DROP COLUMN last_used_at, DROP COLUMN confirmed_at`,
    );
    await runner.query(
      `ALTER TABLE accounts DROP CONSTRAINT accounts_guest_has_no_factor, DROP COLUMN demo, DROP COLUMN second_factor`,
    );
  }
}
