import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Kept {
  /** What everybody's rows add up to. */
  table: string;
  /** Rows of people: `points` are hundredths of a per cent. */
  source: string;
  keys: readonly string[];
  /** Which rows count. */
  counts: string;
}

const KEPT: readonly Kept[] = [
  { table: 'bank_weeks', source: 'learner_weeks', keys: ['specialty_id', 'pack', 'week'], counts: 'true' },
  { table: 'bank_scores', source: 'learner_scores', keys: ['specialty_id', 'pack', 'bin'], counts: 'bin IS NOT NULL' },
];

const sums = ({ keys, counts }: Kept, rows: string): string =>
  `SELECT ${keys.join(', ')}, count(*)::int AS people, sum(points)::bigint AS points FROM ${rows} WHERE ${counts} GROUP BY ${keys.join(', ')} ORDER BY ${keys.join(', ')}`;

/**
 * Keeps the sums of everybody, also when an account is deleted: what its person added is taken out. Changes take turns, so that two
 * that change several sums never wait for each other in a circle.
 */
async function keepSums(runner: QueryRunner, kept: Kept): Promise<void> {
  const { table, source, keys } = kept;
  const key = keys.join(', ');
  await runner.query(`
    CREATE FUNCTION keep_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('wardmates learning figures'), hashtext(current_database()));
      IF TG_OP <> 'INSERT' THEN
        UPDATE ${table} kept SET people = kept.people - fewer.people, points = kept.points - fewer.points
          FROM (${sums(kept, 'removed')}) fewer WHERE ${keys.map((name) => `kept.${name} = fewer.${name}`).join(' AND ')};
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO ${table} AS kept (${key}, people, points) ${sums(kept, 'added')}
        ON CONFLICT (${key}) DO UPDATE SET people = kept.people + excluded.people, points = kept.points + excluded.points;
      END IF;
      RETURN NULL;
    END $$`);
  for (const [event, tables] of [
    ['INSERT', 'NEW TABLE AS added'],
    ['UPDATE', 'NEW TABLE AS added OLD TABLE AS removed'],
    ['DELETE', 'OLD TABLE AS removed'],
  ] as const)
    await runner.query(
      `CREATE TRIGGER keep_${table}_on_${event.toLowerCase()} AFTER ${event} ON ${source} REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION keep_${table}()`,
    );
}

/** The figures of one's own learning and the means of others, and the indexes of the lists of the profile. */
export class Learning1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // folded_at: when the answers were added to the figures; those that were not yet are found by the index.
    await runner.query(`
      ALTER TABLE quizzes
        ADD COLUMN premium boolean NOT NULL DEFAULT false,
        ADD COLUMN folded_at timestamptz,
        ADD CHECK (folded_at IS NULL OR state = 'finished')`);
    await runner.query(`
      UPDATE quizzes quiz SET premium = true
       WHERE EXISTS (SELECT FROM quiz_questions place JOIN questions question ON question.id = place.question_id
                      WHERE place.quiz_id = quiz.id AND (question.premium OR question.packs <> '{}'))`);
    await runner.query(
      `CREATE INDEX quizzes_to_fold ON quizzes (finished_at, id) WHERE state = 'finished' AND folded_at IS NULL`,
    );
    await runner.query(`CREATE INDEX quizzes_premium ON quizzes (account_id, id DESC) WHERE premium`);

    // Specialty 0 without a pack is the whole bank.
    const scope = `specialty_id smallint NOT NULL CHECK (specialty_id BETWEEN 0 AND 99),
        pack text NOT NULL CHECK (length(pack) <= 40),
        CHECK (specialty_id = 0 OR pack = '')`;
    const own = `account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        ${scope},
        answers int NOT NULL CHECK (answers > 0),
        correct int NOT NULL CHECK (correct BETWEEN 0 AND answers),
        points int GENERATED ALWAYS AS (round(10000.0 * correct / answers)::int) STORED`;
    const everybody = `people int NOT NULL CHECK (people >= 0),
        points bigint NOT NULL CHECK (points >= 0)`;
    await runner.query(`
      CREATE TABLE learner_weeks (
        ${own},
        -- the Monday that it begins with, in UTC
        week date NOT NULL CHECK (extract(isodow FROM week) = 1),
        PRIMARY KEY (account_id, specialty_id, pack, week)
      )`);
    await runner.query(`
      CREATE TABLE learner_scores (
        ${own},
        -- the score rounded to tenths; null while there are too few answers to speak of one
        bin smallint GENERATED ALWAYS AS (CASE WHEN answers >= 5 THEN round(10.0 * correct / answers)::smallint END) STORED,
        PRIMARY KEY (account_id, specialty_id, pack)
      )`);
    await runner.query(`
      CREATE TABLE bank_weeks (
        ${scope},
        week date NOT NULL,
        ${everybody},
        PRIMARY KEY (specialty_id, pack, week)
      )`);
    await runner.query(`
      CREATE TABLE bank_scores (
        ${scope},
        bin smallint NOT NULL CHECK (bin BETWEEN 0 AND 10),
        ${everybody},
        PRIMARY KEY (specialty_id, pack, bin)
      )`);
    for (const kept of KEPT) await keepSums(runner, kept);

    await runner.query(
      `CREATE INDEX question_states_lately ON question_states (account_id, last_answered_at DESC, question_id)`,
    );
    await runner.query(
      `CREATE INDEX question_bookmarks_newest ON question_bookmarks (account_id, created_at DESC, question_id)`,
    );
    await runner.query(
      `CREATE INDEX comments_of_account ON comments (account_id, question_id, id DESC) WHERE deleted_at IS NULL AND comment_type = 'standard'`,
    );
    await runner.query(
      `CREATE INDEX attempt_participants_newest ON attempt_participants (account_id, attempt_id DESC)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX attempt_participants_newest, comments_of_account, question_bookmarks_newest, question_states_lately`,
    );
    for (const { table, source } of KEPT) {
      await runner.query(`DROP TABLE ${source}, ${table}`);
      await runner.query(`DROP FUNCTION keep_${table}()`);
    }
    await runner.query(`ALTER TABLE quizzes DROP COLUMN premium, DROP COLUMN folded_at`);
  }
}
