import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Consents1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // What a person agreed to, and when. Of an age, the confirmation is kept and no date of birth.
    await runner.query(`
      CREATE TABLE account_consents (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('terms', 'age-16', 'age-18')),
        version int NOT NULL CHECK (version > 0),
        given_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, kind, version)
      )`);
    await runner.query(`
      INSERT INTO account_consents (account_id, kind, version, given_at)
      SELECT a.id, kind, 1, now() FROM accounts a CROSS JOIN unnest(ARRAY['terms', 'age-16', 'age-18']) AS kind WHERE a.demo`);
    // What erasing an account looks for.
    await runner.query(
      `CREATE INDEX notifications_naming_commenters ON notifications (("values" ->> 'name')) WHERE kind = 'comment-answered'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notifications_naming_commenters`);
    await runner.query(`DROP TABLE account_consents`);
  }
}
