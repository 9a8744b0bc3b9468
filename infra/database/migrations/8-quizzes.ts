import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Quizzes1763700000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quizzes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('bank', 'ai', 'private')),
        mode smallint NOT NULL CHECK (mode IN (1, 2)),
        state text NOT NULL CHECK (state IN ('generating', 'running', 'finished', 'failed')),
        language text NOT NULL CHECK (language IN ('en', 'es')),
        specialty_id smallint NOT NULL DEFAULT 0,
        topic_id int REFERENCES topics (id) ON DELETE SET NULL,
        focus_id smallint NOT NULL DEFAULT 0,
        difficulty smallint NOT NULL DEFAULT 0,
        -- how many questions it is to have
        length smallint NOT NULL CHECK (length BETWEEN 1 AND 100),
        current_score smallint NOT NULL DEFAULT 0,
        answered smallint NOT NULL DEFAULT 0,
        seconds_used int NOT NULL DEFAULT 0 CHECK (seconds_used >= 0),
        -- an exam's clock
        ends_at timestamptz CHECK ((mode = 2) = (ends_at IS NOT NULL)),
        submission_id uuid,
        -- AI quizzes
        generates boolean NOT NULL DEFAULT false,
        -- the order in which they are written; anew for one that is tried again
        queued_at timestamptz NOT NULL DEFAULT now(),
        writing_since timestamptz,
        failure text CHECK (failure IN ('provider-unreachable', 'provider-refused', 'provider-nonsense', 'too-few-passed', 'internal')),
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        finished_at timestamptz,
        CHECK ((state = 'finished') = (finished_at IS NOT NULL)),
        CHECK ((state = 'failed') = (failure IS NOT NULL)),
        CHECK (state IN ('running', 'finished') OR generates),
        UNIQUE (account_id, submission_id)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX quizzes_of_account ON quizzes (account_id, id DESC)`);
    await runner.query(
      `CREATE INDEX quizzes_unfinished ON quizzes (account_id, id DESC) WHERE state IN ('generating', 'running')`,
    );
    await runner.query(`CREATE UNIQUE INDEX quizzes_one_generation ON quizzes (account_id) WHERE state = 'generating'`);
    await runner.query(`CREATE INDEX quizzes_being_written ON quizzes (id) WHERE state = 'generating'`);
    await runner.query(`CREATE INDEX quizzes_generated_lately ON quizzes (account_id, created_at) WHERE generates`);
    await runner.query(`
      CREATE TABLE quiz_questions (
        quiz_id int NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
        position smallint NOT NULL CHECK (position BETWEEN 0 AND 99),
        question_id int NOT NULL REFERENCES questions (id),
        revision int NOT NULL,
        -- shown: a free-text question whose texts are kept and whose model answers have been told
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'shown', 'answered', 'skipped')),
        flagged boolean NOT NULL DEFAULT false,
        -- ids of the picked options
        picked int[] NOT NULL DEFAULT '{}',
        -- free text: [{answer_id, user_text, mark}]
        written jsonb NOT NULL DEFAULT '[]',
        number_correct smallint,
        -- the exact mark, 0 to 1
        mark real CHECK (mark BETWEEN 0 AND 1),
        counts_as_correct boolean,
        submission_id uuid,
        answered_at timestamptz,
        PRIMARY KEY (quiz_id, question_id),
        UNIQUE (quiz_id, position)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX quiz_questions_of_question ON quiz_questions (question_id)`);
    // How long the last questions took to write, for an honest estimate; and what did not pass, and why.
    await runner.query(`
      CREATE TABLE question_attempts (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        quiz_id int NOT NULL REFERENCES quizzes (id) ON DELETE CASCADE,
        question_id int REFERENCES questions (id) ON DELETE SET NULL,
        writer text NOT NULL CHECK (writer IN ('offline', 'model')),
        milliseconds int NOT NULL CHECK (milliseconds >= 0),
        -- null when it passed
        refusal text CHECK (length(refusal) <= 60),
        -- the beginning of the stem that was refused, as plain text
        stem text NOT NULL DEFAULT '' CHECK (length(stem) <= 300),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX question_attempts_of_quiz ON question_attempts (quiz_id, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['question_attempts', 'quiz_questions', 'quizzes']) await runner.query(`DROP TABLE ${table}`);
  }
}
