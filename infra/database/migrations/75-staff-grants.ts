import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StaffGrants1763700000075 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Staff gave the supporter tier to people of a list. To whom is in `grants`, by the source `staff:<id>:<account>`.
    await runner.query(`
      CREATE TABLE staff_grants (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        given_by int REFERENCES accounts (id) ON DELETE SET NULL,
        submission_id uuid NOT NULL UNIQUE,
        people smallint NOT NULL CHECK (people > 0),
        days smallint NOT NULL CHECK (days BETWEEN 1 AND 366),
        reason text NOT NULL CHECK (length(btrim(reason)) BETWEEN 3 AND 500),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX staff_grants_giver ON staff_grants (given_by) WHERE given_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff_grants`);
  }
}
