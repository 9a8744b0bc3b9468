import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Knocks1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A PIN that was typed, right or wrong: no reference to the session, so that writing one tells nothing.
    await runner.query(`
      CREATE TABLE group_knocks (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        pin text NOT NULL CHECK (pin ~ '^[0-9]{9}$'),
        name text NOT NULL CHECK (name <> ''),
        language text NOT NULL,
        account_id int REFERENCES accounts (id) ON DELETE CASCADE,
        guest_id int REFERENCES accounts (id) ON DELETE CASCADE,
        change bigint GENERATED ALWAYS AS IDENTITY,
        knocked_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        let_in_at timestamptz,
        sent_away_at timestamptz,
        CHECK (let_in_at IS NULL OR sent_away_at IS NULL),
        CHECK (guest_id IS NULL OR (let_in_at IS NOT NULL AND account_id IS NULL))
      )`);
    await runner.query(`CREATE INDEX group_knocks_pin ON group_knocks (pin)`);
    await runner.query(`CREATE INDEX group_knocks_expiry ON group_knocks (expires_at)`);
    await runner.query(`CREATE INDEX group_knocks_account ON group_knocks (account_id) WHERE account_id IS NOT NULL`);
    await runner.query(`CREATE INDEX group_knocks_guest ON group_knocks (guest_id) WHERE guest_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE group_knocks`);
  }
}
