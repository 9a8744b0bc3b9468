import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AutomaticFeedback1763700000026 implements MigrationInterface {
  /**
   * Feedback begins when marks are submitted. Automatic feedback by a model counts against daily budgets, of the person and
   * of the installation. What the offline writer wrote stays readable while a model is asked.
   */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE station_feedback
        ADD COLUMN automatic boolean NOT NULL DEFAULT false,
        ADD COLUMN budgeted_at timestamptz,
        ADD COLUMN model_left boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT station_feedback_model_left CHECK (NOT model_left OR (state = 'ready' AND writer = 'offline')),
        DROP CONSTRAINT station_feedback_check,
        ADD CONSTRAINT station_feedback_text CHECK ((writer IS NULL) = (text = '')),
        ADD CONSTRAINT station_feedback_ready CHECK (state <> 'ready' OR writer IS NOT NULL)`);
    await runner.query(`CREATE TABLE feedback_days (day date PRIMARY KEY, used int NOT NULL CHECK (used >= 0))`);
    await runner.query(`
      CREATE TABLE feedback_person_days (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        day date NOT NULL,
        used int NOT NULL CHECK (used >= 0),
        PRIMARY KEY (account_id, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE feedback_person_days, feedback_days`);
    await runner.query(`UPDATE station_feedback SET text = '', writer = NULL WHERE state <> 'ready'`);
    await runner.query(`
      ALTER TABLE station_feedback DROP CONSTRAINT station_feedback_model_left, DROP CONSTRAINT station_feedback_text, DROP CONSTRAINT station_feedback_ready,
        DROP COLUMN automatic, DROP COLUMN budgeted_at, DROP COLUMN model_left,
        ADD CONSTRAINT station_feedback_check CHECK ((state = 'ready') = (writer IS NOT NULL AND text <> ''))`);
  }
}
