import type { MigrationInterface, QueryRunner } from 'typeorm';

/** n·Σxy − Σx·Σy of the compared answers, exactly: from the sums, so that it is 0 where one of the two never varies. */
const spread = (xy: string, x: string, y: string): string => `(compared::numeric * ${xy} - ${x}::numeric * ${y})`;

export class ItemAnalysis1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // When the answers of a finished quiz were added to the figures; those that were not yet are found by the index.
    await runner.query(
      `ALTER TABLE quizzes ADD COLUMN counted_at timestamptz, ADD CHECK (counted_at IS NULL OR state = 'finished')`,
    );
    await runner.query(
      `CREATE INDEX quizzes_to_count ON quizzes (finished_at, id) WHERE state = 'finished' AND counted_at IS NULL`,
    );
    // Whose answer to which state of a question is in the figures: the first one. Gone with the person; the figures stay, they name nobody.
    await runner.query(`
      CREATE TABLE counted_answers (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        question_id int NOT NULL,
        revision int NOT NULL,
        PRIMARY KEY (account_id, question_id, revision)
      )`);
    // Sums over the answers to a question in one state. Marks are in 2,520ths (lcm of 1 to 9), rests in 1,000ths; compared
    // are the answers that have a rest.
    await runner.query(`
      CREATE TABLE question_statistics (
        question_id int NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
        revision int NOT NULL CHECK (revision > 0),
        answers int NOT NULL CHECK (answers > 0),
        marks bigint NOT NULL,
        compared int NOT NULL CHECK (compared BETWEEN 0 AND answers),
        compared_marks bigint NOT NULL,
        compared_marks_squared bigint NOT NULL,
        rests bigint NOT NULL,
        rests_squared bigint NOT NULL,
        products bigint NOT NULL,
        facility double precision GENERATED ALWAYS AS (marks::double precision / answers / 25.2) STORED,
        discrimination double precision GENERATED ALWAYS AS (
          100 * ${spread('products', 'compared_marks', 'rests')}::double precision
              / sqrt(nullif(${spread('compared_marks_squared', 'compared_marks', 'compared_marks')}, 0)::double precision)
              / sqrt(nullif(${spread('rests_squared', 'rests', 'rests')}, 0)::double precision)) STORED,
        few boolean GENERATED ALWAYS AS (compared < 30) STORED,
        counted_at timestamptz NOT NULL,
        PRIMARY KEY (question_id, revision)
      ) WITH (fillfactor = 80)`);
    // The most doubtful first; what few have answered is doubted last.
    await runner.query(
      `CREATE INDEX question_statistics_by_discrimination ON question_statistics (few, discrimination, question_id)`,
    );
    await runner.query(
      `CREATE INDEX question_statistics_by_facility ON question_statistics (few, facility, question_id)`,
    );
    await runner.query(
      `CREATE INDEX question_statistics_by_answers ON question_statistics (answers DESC, question_id)`,
    );
    // How many answered so, with such a rest of their quiz: all that the other figures are made of.
    await runner.query(`
      CREATE TABLE question_tallies (
        question_id int NOT NULL,
        revision int NOT NULL,
        -- ids of the picked options, or of the boxes marked as right, ascending
        picked int[] NOT NULL,
        mark smallint NOT NULL CHECK (mark BETWEEN 0 AND 2520),
        -- -1 where nothing else was answered in the quiz
        rest smallint NOT NULL CHECK (rest BETWEEN -1 AND 1000),
        answers int NOT NULL CHECK (answers > 0),
        PRIMARY KEY (question_id, revision, mark, rest, picked),
        FOREIGN KEY (question_id, revision) REFERENCES question_statistics (question_id, revision) ON DELETE CASCADE
      ) WITH (fillfactor = 80)`);
    // The questions that a personal quiz was taken with, each in its state: totals are compared among those who had the same.
    await runner.query(`
      CREATE TABLE personal_quiz_compositions (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        personal_quiz_id int NOT NULL REFERENCES personal_quizzes (id) ON DELETE CASCADE,
        -- by the ids of the questions
        questions int[] NOT NULL,
        revisions int[] NOT NULL CHECK (cardinality(revisions) = cardinality(questions)),
        attempts int NOT NULL CHECK (attempts > 0),
        last_taken_at timestamptz NOT NULL,
        UNIQUE (personal_quiz_id, questions, revisions)
      )`);
    await runner.query(`
      CREATE TABLE personal_quiz_tallies (
        composition_id int NOT NULL REFERENCES personal_quiz_compositions (id) ON DELETE CASCADE,
        question_id int NOT NULL,
        mark smallint NOT NULL CHECK (mark BETWEEN 0 AND 2520),
        -- of the whole quiz
        total int NOT NULL CHECK (total >= mark),
        attempts int NOT NULL CHECK (attempts > 0),
        PRIMARY KEY (composition_id, question_id, mark, total)
      ) WITH (fillfactor = 80)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'personal_quiz_tallies',
      'personal_quiz_compositions',
      'question_tallies',
      'question_statistics',
      'counted_answers',
    ])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE quizzes DROP COLUMN counted_at`);
  }
}
