import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Mails1763700000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Whoever is there already counts as confirmed.
    await runner.query(`ALTER TABLE accounts ADD COLUMN email_confirmed_at timestamptz`);
    await runner.query(`UPDATE accounts SET email_confirmed_at = now() WHERE NOT guest`);
    // A mail that was handed over. The body holds ids and texts, no token: links are made when it is sent.
    await runner.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id int REFERENCES accounts (id) ON DELETE CASCADE,
        to_address text NOT NULL CHECK (length(to_address) BETWEEN 3 AND 254),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        template text NOT NULL CHECK (template ~ '^[a-z.-]{1,80}$'),
        body jsonb NOT NULL,
        created_at timestamptz NOT NULL,
        sent_at timestamptz
      )`);
    await runner.query(`CREATE INDEX mails_account ON mails (account_id)`);
    await runner.query(`CREATE INDEX mails_lately ON mails (lower(to_address), template, created_at)`);
    await runner.query(`CREATE INDEX mails_oldest ON mails (created_at)`);
    // What the mailbox of a demo received.
    await runner.query(`
      CREATE TABLE mailbox (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        message_id text NOT NULL UNIQUE,
        to_address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        html text NOT NULL,
        list_unsubscribe text NOT NULL,
        received_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX mailbox_of ON mailbox (lower(to_address), id)`);
    // One address in place of another. Until it is confirmed nothing has changed.
    await runner.query(`
      CREATE TABLE email_changes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        old_email text NOT NULL CHECK (length(old_email) BETWEEN 3 AND 254),
        new_email text NOT NULL CHECK (length(new_email) BETWEEN 3 AND 254),
        asked_at timestamptz NOT NULL,
        confirmed_at timestamptz,
        undo_until timestamptz,
        ended_at timestamptz,
        CONSTRAINT email_changes_undo_once_confirmed CHECK ((confirmed_at IS NULL) = (undo_until IS NULL))
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX email_changes_one_open ON email_changes (account_id) WHERE confirmed_at IS NULL AND ended_at IS NULL`,
    );
    await runner.query(`CREATE INDEX email_changes_oldest ON email_changes (asked_at)`);
    await runner.query(`CREATE INDEX email_changes_account ON email_changes (account_id)`);
    await runner.query(
      `CREATE INDEX email_changes_reserved ON email_changes (lower(old_email)) WHERE undo_until IS NOT NULL AND ended_at IS NULL`,
    );
    // A link of a mail. Its token is made from the id with a secret that no table holds.
    await runner.query(`
      CREATE TABLE account_links (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset', 'change', 'undo')),
        email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
        change_id int REFERENCES email_changes (id) ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        void_at timestamptz,
        CONSTRAINT account_links_of_a_change CHECK ((purpose IN ('change', 'undo')) = (change_id IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX account_links_account ON account_links (account_id)`);
    await runner.query(`CREATE INDEX account_links_change ON account_links (change_id) WHERE change_id IS NOT NULL`);
    await runner.query(`CREATE INDEX account_links_oldest ON account_links (expires_at)`);
    // What somebody typed who forgot their password: the answer does not wait for whether there is such an account.
    await runner.query(`
      CREATE TABLE password_requests (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        login text NOT NULL CHECK (length(login) BETWEEN 1 AND 254),
        created_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE password_requests, account_links, email_changes, mailbox, mails`);
    await runner.query(`ALTER TABLE accounts DROP COLUMN email_confirmed_at`);
  }
}
