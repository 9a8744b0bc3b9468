import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Profiles1763700000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE accounts ADD COLUMN profile_revision integer NOT NULL DEFAULT 0`);
    // Beside the row that every request reads: the bytes of a picture are read when it is first shown.
    await runner.query(`
      CREATE TABLE avatars (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        key text NOT NULL CHECK (key ~ '^[a-f0-9]{32}\\.webp$'),
        bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 262144),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE UNIQUE INDEX avatars_key ON avatars (key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE avatars`);
    await runner.query(`ALTER TABLE accounts DROP COLUMN profile_revision`);
  }
}
