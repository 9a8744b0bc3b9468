import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Classes1763700000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Who may open classes: they ask, and staff decide. One row for each person, the last asking.
    await runner.query(`
      CREATE TABLE tutors (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'approved', 'refused')),
        words text NOT NULL CHECK (length(words) BETWEEN 10 AND 500),
        asked_at timestamptz NOT NULL,
        decided_by int REFERENCES accounts (id) ON DELETE SET NULL,
        decided_at timestamptz,
        CONSTRAINT tutors_decided CHECK ((state = 'asked') = (decided_at IS NULL))
      )`);
    await runner.query(`CREATE INDEX tutors_decider ON tutors (decided_by) WHERE decided_by IS NOT NULL`);
    await runner.query(`
      CREATE TABLE classes (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        tutor_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        name text NOT NULL CHECK (length(name) BETWEEN 2 AND 80),
        pin text NOT NULL UNIQUE CHECK (pin ~ '^[0-9]{8}$'),
        submission_id uuid NOT NULL,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL,
        closed_at timestamptz,
        UNIQUE (tutor_id, submission_id)
      )`);
    await runner.query(`
      CREATE TABLE class_members (
        class_id int NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        -- the tutor sees what was done after it
        joined_at timestamptz NOT NULL,
        PRIMARY KEY (class_id, account_id)
      )`);
    await runner.query(`CREATE INDEX class_members_account ON class_members (account_id)`);
    await runner.query(`
      CREATE TABLE class_assignments (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        class_id int NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('quiz', 'station', 'deck')),
        -- as it was called when it was assigned
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 300),
        -- null once it is deleted
        personal_quiz_id int REFERENCES personal_quizzes (id) ON DELETE SET NULL,
        station_id int REFERENCES stations (id) ON DELETE SET NULL,
        deck_id int REFERENCES decks (id) ON DELETE SET NULL,
        due_on date NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT class_assignments_of_one_kind CHECK (
          (kind = 'quiz' OR personal_quiz_id IS NULL) AND (kind = 'station' OR station_id IS NULL) AND (kind = 'deck' OR deck_id IS NULL))
      )`);
    await runner.query(`CREATE INDEX class_assignments_class ON class_assignments (class_id, id)`);
    for (const thing of ['personal_quiz_id', 'station_id', 'deck_id'])
      await runner.query(
        `CREATE UNIQUE INDEX class_assignments_${thing.replace('_id', '')} ON class_assignments (${thing}, class_id) WHERE ${thing} IS NOT NULL`,
      );
    // How a topic went, in batches of quizzes of five people and more. No quiz is in two batches: nothing can be subtracted.
    await runner.query(`
      CREATE TABLE class_topics (
        class_id int NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
        topic_id int NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
        -- the last quiz of the batch was finished then
        until timestamptz NOT NULL,
        people smallint NOT NULL CHECK (people >= 5),
        -- null once somebody of the batch has left: what the tutor saw of them goes with them
        percent smallint CHECK (percent BETWEEN 0 AND 100 AND percent % 10 = 0),
        PRIMARY KEY (class_id, topic_id)
      )`);
    await runner.query(`CREATE INDEX class_topics_topic ON class_topics (topic_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['class_topics', 'class_assignments', 'class_members', 'classes', 'tutors'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
