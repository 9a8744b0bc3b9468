import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Answers that are folded in one statement. */
const STEP = 10_000;

export class QuestionBins1763700000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    await runner.query(`ALTER TABLE quizzes DROP CONSTRAINT quizzes_mode_check`);
    await runner.query(`ALTER TABLE quizzes ADD CONSTRAINT quizzes_mode_check CHECK (mode IN (1, 2, 3))`);
    // The Leitner bin of a question for a person: the fold of their own answers, as of flashcards. Null until it is folded.
    await runner.query(
      `ALTER TABLE question_states ADD COLUMN leitner_bin smallint CHECK (leitner_bin BETWEEN 0 AND 4)`,
    );
    // The right answers since the last wrong one. What was skipped, or is not handed in, has no mark and does not count.
    await runner.query(`
      CREATE FUNCTION question_bin(person int, question int) RETURNS smallint LANGUAGE sql STABLE AS $$
        SELECT least(4, count(*) FILTER (WHERE since.right_since))::smallint
          FROM (SELECT bool_and(place.counts_as_correct) OVER (ORDER BY place.answered_at DESC, place.quiz_id DESC) AS right_since
                  FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id AND place.question_id = question
                 WHERE quiz.account_id = person AND place.state = 'answered' AND place.counts_as_correct IS NOT NULL) since
      $$`);
    // In the transaction of the answer, and by whoever writes it: an older gateway, an exam, or a guest who signs in.
    await runner.query(`
      CREATE FUNCTION keep_question_bin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT NEW.last_correct THEN NEW.leitner_bin := 0;
        ELSIF TG_OP = 'INSERT' AND NEW.times_answered = 1 THEN NEW.leitner_bin := 1;
        ELSIF TG_OP = 'UPDATE' AND NEW.times_answered = OLD.times_answered + 1 AND OLD.leitner_bin IS NOT NULL AND NEW.last_answered_at >= OLD.last_answered_at
          THEN NEW.leitner_bin := least(OLD.leitner_bin + 1, 4);
        ELSE NEW.leitner_bin := greatest(1, question_bin(NEW.account_id, NEW.question_id));
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(
      `CREATE TRIGGER keep_question_bin_of_new BEFORE INSERT ON question_states FOR EACH ROW EXECUTE FUNCTION keep_question_bin()`,
    );
    await runner.query(`
      CREATE TRIGGER keep_question_bin_of_changed BEFORE UPDATE ON question_states FOR EACH ROW
      WHEN (NEW.times_answered <> OLD.times_answered) EXECUTE FUNCTION keep_question_bin()`);
    await runner.query(
      `CREATE INDEX question_states_unfolded ON question_states (account_id, question_id) WHERE leitner_bin IS NULL`,
    );
    for (let folded = STEP; folded === STEP;) {
      const rows: unknown[] = await runner.query(`
        WITH step AS (
          SELECT account_id, question_id, last_correct FROM question_states WHERE leitner_bin IS NULL ORDER BY account_id, question_id LIMIT ${STEP}),
        folded AS (
          UPDATE question_states known
             SET leitner_bin = CASE WHEN step.last_correct THEN greatest(1, question_bin(step.account_id, step.question_id)) ELSE 0 END
            FROM step WHERE known.account_id = step.account_id AND known.question_id = step.question_id
          RETURNING 1)
        SELECT 1 FROM folded`);
      folded = rows.length;
    }
    await runner.query(`DROP INDEX question_states_unfolded`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TRIGGER keep_question_bin_of_new ON question_states; DROP TRIGGER keep_question_bin_of_changed ON question_states`,
    );
    await runner.query(`DROP FUNCTION keep_question_bin(); DROP FUNCTION question_bin(int, int)`);
    await runner.query(`ALTER TABLE question_states DROP COLUMN leitner_bin`);
    await runner.query(`UPDATE quizzes SET mode = 1 WHERE mode = 3`);
    await runner.query(`ALTER TABLE quizzes DROP CONSTRAINT quizzes_mode_check`);
    await runner.query(`ALTER TABLE quizzes ADD CONSTRAINT quizzes_mode_check CHECK (mode IN (1, 2))`);
  }
}
