import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QuestionChecks1763700000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // What the quality gate says of a question of the bank, in one revision. refusal: null where it passes.
    await runner.query(`
      CREATE TABLE question_checks (
        question_id int PRIMARY KEY REFERENCES questions (id) ON DELETE CASCADE,
        revision int NOT NULL CHECK (revision > 0),
        refusal text,
        checked_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX question_checks_refused ON question_checks (checked_at DESC, question_id) WHERE refusal IS NOT NULL`,
    );
    // One pass of the gate over the bank. after_id: the last question that is done; a killed worker goes on behind it.
    await runner.query(`
      CREATE TABLE bank_checks (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        started_by int REFERENCES accounts (id) ON DELETE SET NULL,
        after_id int NOT NULL DEFAULT 0,
        checked int NOT NULL DEFAULT 0,
        flagged int NOT NULL DEFAULT 0,
        started_at timestamptz NOT NULL,
        finished_at timestamptz
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX bank_checks_one_at_a_time ON bank_checks ((true)) WHERE finished_at IS NULL`,
    );
    await runner.query(`CREATE INDEX bank_checks_starter ON bank_checks (started_by) WHERE started_by IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['bank_checks', 'question_checks']) await runner.query(`DROP TABLE ${table}`);
  }
}
