import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PersonalQuizzes1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE personal_quizzes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
        icon text NOT NULL,
        colour text NOT NULL,
        category text[] NOT NULL DEFAULT '{}',
        -- whoever has the link may take it
        shared boolean NOT NULL DEFAULT false,
        version int NOT NULL DEFAULT 1,
        submission_id uuid,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL,
        changed_at timestamptz NOT NULL,
        UNIQUE (account_id, submission_id)
      )`);
    await runner.query(
      `CREATE INDEX personal_quizzes_of_account ON personal_quizzes (account_id, changed_at DESC, id) WHERE deleted_at IS NULL`,
    );
    await runner.query(`
      CREATE TABLE personal_quiz_questions (
        personal_quiz_id int NOT NULL REFERENCES personal_quizzes (id) ON DELETE CASCADE,
        question_id int NOT NULL REFERENCES questions (id),
        position smallint NOT NULL CHECK (position >= 0),
        PRIMARY KEY (personal_quiz_id, question_id),
        UNIQUE (personal_quiz_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await runner.query(`CREATE INDEX personal_quiz_questions_of_question ON personal_quiz_questions (question_id)`);
    await runner.query(
      `ALTER TABLE quizzes ADD COLUMN personal_quiz_id int REFERENCES personal_quizzes (id) ON DELETE SET NULL`,
    );
    await runner.query(
      `CREATE INDEX quizzes_of_personal ON quizzes (personal_quiz_id, account_id) WHERE personal_quiz_id IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE question_drafts ADD FOREIGN KEY (quiz_id) REFERENCES personal_quizzes (id) ON DELETE SET NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE question_drafts DROP CONSTRAINT question_drafts_quiz_id_fkey`);
    await runner.query(`ALTER TABLE quizzes DROP COLUMN personal_quiz_id`);
    for (const table of ['personal_quiz_questions', 'personal_quizzes']) await runner.query(`DROP TABLE ${table}`);
  }
}
