import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Warnings, mutes and suspensions of people. */
export class Sanctions1763700000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_sanctions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('warn', 'mute', 'suspend')),
        reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 1000),
        -- NULL for a warning, and for a suspension without an end
        until timestamptz,
        given_by int REFERENCES accounts (id) ON DELETE SET NULL,
        created_at timestamptz NOT NULL,
        lifted_at timestamptz,
        lifted_by int REFERENCES accounts (id) ON DELETE SET NULL,
        lift_reason text NOT NULL DEFAULT '' CHECK (length(lift_reason) <= 1000),
        -- what the person asks, and since when; answered: another moderator has read it and the sanction stays
        asked_at timestamptz,
        asked_words text NOT NULL DEFAULT '' CHECK (length(asked_words) <= 1000),
        answered_at timestamptz,
        CONSTRAINT account_sanctions_not_oneself CHECK (given_by <> account_id),
        CONSTRAINT account_sanctions_mute_ends CHECK (kind <> 'mute' OR until IS NOT NULL)
      )`);
    await runner.query(`CREATE INDEX account_sanctions_of_account ON account_sanctions (account_id, id DESC)`);
    for (const person of ['given_by', 'lifted_by'])
      await runner.query(
        `CREATE INDEX account_sanctions_by_${person} ON account_sanctions (${person}) WHERE ${person} IS NOT NULL`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_sanctions');
  }
}
