import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of `domain/statistics/metrics.ts`, as they are stored. */
const REGISTERED = 2;
const SESSION = 3;
const QUIZ = 4;
const QUESTION = 5;
const CARD = 6;
const CARD_REVIEW = 7;
const STATION = 8;
const JOINED = 9;
const GROUP = 10;
const GROUP_FINISHED = 11;
const SEARCH = 12;
const FOUND = 13;
const ACCOUNT_CHANGED = 0;

const done = (row: string) => `(${row}.state = 'finished' AND ${row}.answered > 0)`;
const reviewed = (row: string) => `(${row}.finished_at IS NOT NULL AND ${row}.answered > 0)`;

interface Noted {
  name: string;
  on: string;
  /** What it writes for a row `NEW`, or for the rows `added` of a statement. */
  writes: string;
}

/** What happens is noted by triggers, so that an older gateway, and every way that leads there, notes it as well. */
const NOTED: readonly Noted[] = [
  {
    // An exam's picks are counted when it is handed in: only then they have a mark.
    name: 'question',
    on: `AFTER UPDATE OF counts_as_correct ON quiz_questions FOR EACH ROW WHEN (OLD.counts_as_correct IS NULL AND NEW.counts_as_correct IS NOT NULL)`,
    writes: `VALUES (${QUESTION}, NEW.quiz_id, NEW.answered_at)`,
  },
  {
    name: 'quiz',
    on: `AFTER UPDATE OF state, answered ON quizzes FOR EACH ROW WHEN (${done('NEW')} AND NOT ${done('OLD')})`,
    writes: `VALUES (${QUIZ}, NEW.id, NEW.finished_at)`,
  },
  {
    name: 'cards',
    on: `AFTER INSERT ON flashcard_reviews REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
    writes: `SELECT ${CARD}, account_id, answered_at FROM added WHERE import_id IS NULL`,
  },
  {
    name: 'card_review',
    on: `AFTER UPDATE OF finished_at, answered ON flashcard_quizzes FOR EACH ROW WHEN (${reviewed('NEW')} AND NOT ${reviewed('OLD')})`,
    writes: `VALUES (${CARD_REVIEW}, NEW.account_id, NEW.finished_at)`,
  },
  {
    name: 'registration',
    on: `AFTER INSERT ON accounts FOR EACH ROW WHEN (NOT NEW.guest)`,
    writes: `VALUES (${REGISTERED}, NEW.id, NEW.created_at)`,
  },
  {
    name: 'account_change',
    on: `AFTER UPDATE OF country, training_stage, roles ON accounts FOR EACH ROW
           WHEN (NOT NEW.guest AND (OLD.country, OLD.training_stage, OLD.roles) IS DISTINCT FROM (NEW.country, NEW.training_stage, NEW.roles))`,
    writes: `VALUES (${ACCOUNT_CHANGED}, NEW.id, NEW.updated_at)`,
  },
  {
    name: 'session',
    on: `AFTER INSERT ON sessions FOR EACH ROW`,
    writes: `VALUES (${SESSION}, NEW.account_id, NEW.created_at)`,
  },
  {
    name: 'station',
    on: `AFTER INSERT ON station_attempts FOR EACH ROW WHEN (NEW.candidate_id IS NOT NULL)`,
    writes: `VALUES (${STATION}, NEW.candidate_id, NEW.submitted_at)`,
  },
  {
    // The first station of a group, at the time when its second member came: both belong to one bucket.
    name: 'group_finished',
    on: `AFTER INSERT ON station_attempts FOR EACH ROW WHEN (NEW.group_session_id IS NOT NULL)`,
    writes: `SELECT ${GROUP_FINISHED}, session.host_id, second.joined_at
               FROM group_sessions session
               JOIN LATERAL (SELECT joined_at FROM group_members WHERE session_id = session.id ORDER BY joined_at, account_id OFFSET 1 LIMIT 1) second ON true
              WHERE session.id = NEW.group_session_id
                AND NOT EXISTS (SELECT FROM station_attempts WHERE group_session_id = NEW.group_session_id AND id <> NEW.id)`,
  },
  {
    name: 'members',
    on: `AFTER INSERT ON group_members REFERENCING NEW TABLE AS added FOR EACH STATEMENT`,
    writes: `SELECT kind, person, joined_at FROM (
               SELECT added.session_id, added.account_id, session.host_id, added.joined_at,
                      row_number() OVER (PARTITION BY added.session_id ORDER BY added.joined_at, added.account_id) AS place,
                      (SELECT count(*) FROM group_members member WHERE member.session_id = added.session_id) - count(*) OVER (PARTITION BY added.session_id) AS before
                 FROM added JOIN group_sessions session ON session.id = added.session_id) came
               CROSS JOIN LATERAL (VALUES (${JOINED}, came.account_id, came.before + came.place >= 2 AND came.account_id <> came.host_id), (${GROUP}, came.host_id, came.before + came.place = 2)) AS what (kind, person, happened)
              WHERE happened`,
  },
  {
    // A renewed search keeps its beginning. Put back after a partner left, it has the beginning that was noted already.
    name: 'search',
    on: `AFTER INSERT OR UPDATE OF state ON pairing_searches FOR EACH ROW WHEN (NEW.state = 'searching')`,
    writes: `SELECT ${SEARCH}, NEW.account_id, NEW.waiting_since
              WHERE TG_OP = 'INSERT' OR OLD.state = 'idle'`,
  },
  {
    name: 'found',
    on: `AFTER UPDATE OF state ON pairing_searches FOR EACH ROW WHEN (OLD.state = 'searching' AND NEW.state = 'matched')`,
    writes: `VALUES (${FOUND}, NEW.account_id, OLD.waiting_since)`,
  },
];

const FIGURES = `
        country text NOT NULL,
        stage smallint NOT NULL`;

/** Roll-ups for staff: what happens is noted in its own transaction, and the workers count it. */
export class Statistics1763700000067 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    // What happened and is not counted yet. Counting deletes the rows in the transaction that adds them up: what is there counts, in
    // the order of commits. Without an index or a foreign key: it is written while somebody waits for their answer.
    await runner.query(`
      CREATE TABLE statistics_events (
        kind smallint NOT NULL,
        -- a quiz for questions and quizzes, else an account
        ref int NOT NULL,
        at timestamptz NOT NULL
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000)`);
    // The watermark. Whoever counts has this row, so that one counts at a time.
    await runner.query(`
      CREATE TABLE statistics_progress (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        version int NOT NULL DEFAULT 0,
        counted bigint NOT NULL DEFAULT 0,
        counted_at timestamptz,
        -- null until what happened before this table was counted
        rebuilt_at timestamptz
      )`);
    await runner.query(`INSERT INTO statistics_progress DEFAULT VALUES`);
    // Under which country ('' unknown) and training stage (0 unknown) somebody is counted in a month (its first day, in UTC): as they
    // were when they were first active in it. So the groups of a month have nobody in common.
    await runner.query(`
      CREATE TABLE statistics_person_months (
        account_id int NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        month date NOT NULL CHECK (extract(day FROM month) = 1),
        ${FIGURES},
        PRIMARY KEY (account_id, month)
      )`);
    // Who did what in which hour, and how often. kept: of what was deleted since, and can be counted again no more.
    await runner.query(`
      CREATE TABLE statistics_person_hours (
        account_id int NOT NULL,
        metric smallint NOT NULL,
        hour timestamptz NOT NULL,
        month date NOT NULL,
        count int NOT NULL CHECK (count >= 0),
        kept int NOT NULL DEFAULT 0 CHECK (kept >= 0),
        PRIMARY KEY (account_id, metric, hour),
        FOREIGN KEY (account_id, month) REFERENCES statistics_person_months (account_id, month) ON DELETE CASCADE
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE INDEX statistics_person_hours_month ON statistics_person_hours (account_id, month)`);
    // The roll-ups that charts answer from. '*' and -1 are all countries and all stages. span: 1 hour, 2 day, 3 month, in UTC.
    // kept: of erased people, who are nobody's rows any more; contained in count and people.
    await runner.query(`
      CREATE TABLE statistics_counts (
        metric smallint NOT NULL,
        span smallint NOT NULL CHECK (span BETWEEN 1 AND 3),
        ${FIGURES},
        bucket timestamptz NOT NULL,
        count bigint NOT NULL,
        people int NOT NULL,
        kept_count bigint NOT NULL DEFAULT 0,
        kept_people int NOT NULL DEFAULT 0,
        PRIMARY KEY (metric, span, country, stage, bucket),
        CHECK (count >= kept_count AND people >= kept_people AND kept_count >= 0 AND kept_people >= 0)
      ) WITH (fillfactor = 80)`);
    await runner.query(
      `CREATE INDEX statistics_counts_beside ON statistics_counts (metric, span, bucket, stage, country)`,
    );
    // What became of those who registered: how many days later they came back, what they did first, when they joined a group.
    await runner.query(`
      CREATE TABLE statistics_people (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        month date NOT NULL,
        ${FIGURES},
        back smallint NOT NULL CHECK (back IN (0, 1, 7, 30)),
        first smallint NOT NULL,
        -- 0 never, 1 within a day, 2 within 7 days, 3 within 30 days, 4 later
        joined smallint NOT NULL CHECK (joined BETWEEN 0 AND 4)
      )`);
    await runner.query(`
      CREATE TABLE statistics_cohorts (
        month date NOT NULL,
        measure text NOT NULL,
        ${FIGURES},
        people int NOT NULL,
        kept int NOT NULL DEFAULT 0,
        PRIMARY KEY (country, stage, month, measure),
        CHECK (people >= kept AND kept >= 0)
      )`);
    // Accounts as they are now, by role; '*' is every account.
    await runner.query(`
      CREATE TABLE statistics_memberships (
        account_id int PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
        ${FIGURES},
        roles text[] NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE statistics_roles (
        ${FIGURES},
        role text NOT NULL,
        people int NOT NULL CHECK (people >= 0),
        PRIMARY KEY (country, stage, role)
      )`);
    // Who of staff looked at which list of people.
    await runner.query(`
      CREATE TABLE statistics_look_ups (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id int REFERENCES accounts (id) ON DELETE SET NULL,
        list text NOT NULL CHECK (list IN ('user_training_list', 'user_country_list')),
        country text NOT NULL,
        training_stage smallint NOT NULL,
        statistics_window smallint NOT NULL CHECK (statistics_window BETWEEN 1 AND 5),
        page int NOT NULL CHECK (page > 0),
        people int NOT NULL CHECK (people >= 0),
        created_at timestamptz NOT NULL
      )`);
    await runner.query(
      `CREATE INDEX statistics_look_ups_of_account ON statistics_look_ups (account_id) WHERE account_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX accounts_of_country ON accounts (country, created_at DESC, id DESC) WHERE NOT guest`,
    );
    await runner.query(
      `CREATE INDEX accounts_of_stage ON accounts (training_stage, created_at DESC, id DESC) WHERE NOT guest`,
    );
    await runner.query(`CREATE INDEX accounts_newest ON accounts (created_at DESC, id DESC) WHERE NOT guest`);

    for (const { name, on, writes } of NOTED) {
      await runner.query(`
        CREATE FUNCTION note_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO statistics_events (kind, ref, at) ${writes};
          RETURN NULL;
        END $$`);
      await runner.query(`CREATE TRIGGER note_${name} ${on} EXECUTE FUNCTION note_${name}()`);
    }
    // The quizzes of a guest become those of an account: what was noted of them is noted anew, for guests are not counted.
    await runner.query(`
      CREATE FUNCTION note_taken_in() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM statistics_events WHERE kind IN (${QUIZ}, ${QUESTION}) AND ref = NEW.id;
        INSERT INTO statistics_events (kind, ref, at)
        SELECT ${QUESTION}, quiz_id, answered_at FROM quiz_questions WHERE quiz_id = NEW.id AND counts_as_correct IS NOT NULL
        UNION ALL SELECT ${QUIZ}, NEW.id, NEW.finished_at WHERE ${done('NEW')};
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER note_taken_in AFTER UPDATE OF account_id ON quizzes FOR EACH ROW WHEN (OLD.account_id <> NEW.account_id) EXECUTE FUNCTION note_taken_in()`,
    );
    await runner.query(
      `CREATE TRIGGER note_station_taken_in AFTER UPDATE OF candidate_id ON station_attempts FOR EACH ROW WHEN (NEW.candidate_id IS NOT NULL AND OLD.candidate_id IS DISTINCT FROM NEW.candidate_id) EXECUTE FUNCTION note_station()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER note_station_taken_in ON station_attempts`);
    await runner.query(`DROP TRIGGER note_taken_in ON quizzes`);
    await runner.query(`DROP FUNCTION note_taken_in()`);
    for (const { name, on } of NOTED) {
      await runner.query(`DROP TRIGGER note_${name} ON ${/ ON (\w+)/.exec(on)![1]}`);
      await runner.query(`DROP FUNCTION note_${name}()`);
    }
    await runner.query(`DROP INDEX accounts_of_country, accounts_of_stage, accounts_newest`);
    await runner.query(
      `DROP TABLE statistics_look_ups, statistics_roles, statistics_memberships, statistics_cohorts, statistics_people,
         statistics_counts, statistics_person_hours, statistics_person_months, statistics_progress, statistics_events`,
    );
  }
}
