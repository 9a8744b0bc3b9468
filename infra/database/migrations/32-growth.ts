import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Kept {
  table: string;
  source: string;
  keys: readonly string[];
  /** The column that counts. */
  column: string;
  /** Which rows count. */
  when: (row: string) => string;
}

const KEPT: readonly Kept[] = [
  {
    table: 'station_counts',
    source: 'stations',
    keys: ['style', 'label'],
    column: 'stations',
    when: (row) => `${row}.deleted_at IS NULL AND ${row}.published_at IS NOT NULL`,
  },
  {
    table: 'bank_counts',
    source: 'questions',
    keys: ['topic_id', 'focus_id', 'difficulty', 'language', 'question_type'],
    column: 'questions',
    when: (row) => `${row}.status = 'published' AND ${row}.deleted_at IS NULL`,
  },
];

/** Columns of a source that decide where, and whether, a row counts. */
const WATCHED: Record<string, readonly string[]> = {
  station_counts: ['deleted_at', 'published_at'],
  bank_counts: ['status', 'deleted_at'],
};

/** Adds `change` for each of `rows`; counts are locked in one order, so that two who change several do not block each other. */
const add = ({ table, keys, column }: Kept, rows: string) => `
  INSERT INTO ${table} AS kept (${keys.join(', ')}, ${column})
  SELECT ${keys.join(', ')}, sum(change) FROM (${rows}) changes GROUP BY ${keys.join(', ')} HAVING sum(change) <> 0 ORDER BY ${keys.join(', ')}
  ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${column} = kept.${column} + excluded.${column}`;

const changes = ({ keys, when }: Kept, from: string, row: string, change: number) =>
  `SELECT ${keys.map((key) => `${row}.${key}`).join(', ')}, ${change} AS change FROM ${from} WHERE ${when(row)}`;

async function keepCounts(runner: QueryRunner, kept: Kept): Promise<void> {
  const { table, source, keys } = kept;
  const one = '(SELECT 1) once';
  await runner.query(`
    CREATE FUNCTION keep_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN ${add(kept, changes(kept, 'added', 'added', 1))};
      ELSIF TG_OP = 'DELETE' THEN ${add(kept, changes(kept, 'removed', 'removed', -1))};
      ELSE ${add(kept, `${changes(kept, one, 'OLD', -1)} UNION ALL ${changes(kept, one, 'NEW', 1)}`)};
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(
    `CREATE TRIGGER keep_${table}_of_added AFTER INSERT ON ${source} REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_${table}()`,
  );
  await runner.query(
    `CREATE TRIGGER keep_${table}_of_removed AFTER DELETE ON ${source} REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_${table}()`,
  );
  // Row by row, and only where it matters: every answer updates its question.
  const watched = [...keys, ...WATCHED[table]!];
  const row = (name: string) => `(${watched.map((column) => `${name}.${column}`).join(', ')})`;
  await runner.query(`
    CREATE TRIGGER keep_${table}_of_changed AFTER UPDATE OF ${watched.join(', ')} ON ${source} FOR EACH ROW WHEN (${row('OLD')} IS DISTINCT FROM ${row('NEW')})
    EXECUTE FUNCTION keep_${table}()`);
  // After the triggers: their locks keep everybody from writing meanwhile.
  await runner.query(add(kept, changes(kept, source, source, 1)));
}

/** What lists, searches and timers would otherwise count or scan again each time. Written by triggers, so that an older gateway keeps it as well. */
export class Growth1763700000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL statement_timeout = 0`);
    await runner.query(`
      CREATE TABLE station_counts (
        style smallint NOT NULL,
        label smallint NOT NULL,
        stations int NOT NULL,
        PRIMARY KEY (style, label)
      )`);
    await runner.query(`
      CREATE TABLE bank_counts (
        topic_id int NOT NULL REFERENCES topics (id) ON DELETE CASCADE,
        focus_id smallint NOT NULL,
        difficulty smallint NOT NULL,
        language text NOT NULL,
        question_type smallint NOT NULL,
        questions int NOT NULL,
        PRIMARY KEY (topic_id, focus_id, difficulty, language, question_type)
      )`);
    for (const kept of KEPT) await keepCounts(runner, kept);

    await runner.query(`ALTER TABLE institutions ADD COLUMN user_count int NOT NULL DEFAULT 0 CHECK (user_count >= 0)`);
    await runner.query(`
      CREATE FUNCTION keep_user_counts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'DELETE' THEN
          UPDATE institutions SET user_count = user_count + more.members FROM (SELECT institution_id, count(*)::int AS members FROM added GROUP BY institution_id) more WHERE id = more.institution_id;
        END IF;
        IF TG_OP <> 'INSERT' THEN
          UPDATE institutions SET user_count = user_count - fewer.members FROM (SELECT institution_id, count(*)::int AS members FROM removed GROUP BY institution_id) fewer WHERE id = fewer.institution_id;
        END IF;
        RETURN NULL;
      END $$`);
    for (const [event, tables] of [
      ['INSERT', 'NEW TABLE AS added'],
      ['UPDATE', 'NEW TABLE AS added OLD TABLE AS removed'],
      ['DELETE', 'OLD TABLE AS removed'],
    ] as const) {
      await runner.query(
        `CREATE TRIGGER keep_user_counts_on_${event.toLowerCase()} AFTER ${event} ON account_institutions REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION keep_user_counts()`,
      );
    }
    await runner.query(
      `UPDATE institutions SET user_count = member.count FROM (SELECT institution_id, count(*)::int FROM account_institutions GROUP BY institution_id) member WHERE id = member.institution_id`,
    );
    await runner.query(
      `CREATE INDEX institutions_order ON institutions (is_verified DESC, user_count DESC, lower(name)) INCLUDE (id, name)`,
    );
    // The same letters as `folded` of domain/accounts/search-institutions.query.ts; a test of its plan compares them.
    await runner.query(
      `CREATE INDEX institutions_trigrams ON institutions USING gin (translate(lower(name), 'áàâäãéèêëíìîïóòôöõúùûüñç’‘', 'aaaaaeeeeiiiiooooouuuunc''''') gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE INDEX accounts_in_order ON accounts ((lower(display_name) COLLATE "C"), id) INCLUDE (display_name, username) WHERE NOT guest`,
    );

    // Whatever became of the station: an address is looked up among the deleted ones too.
    await runner.query(`CREATE INDEX stations_address ON stations (slug)`);
    // The same letters as `FOLDED` of domain/stations/station-cards.query.ts.
    await runner.query(`
      CREATE INDEX stations_trigrams ON stations USING gin (translate(lower(name || ' ' || description), 'áàâäãåéèêëíìîïóòôöõúùûüñç', 'aaaaaaeeeeiiiiooooouuuunc') gin_trgm_ops)
        WHERE deleted_at IS NULL AND published_at IS NOT NULL`);
    await runner.query(
      `CREATE INDEX pairing_searches_here ON pairing_searches (account_id) WHERE state <> 'idle' AND away_since IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP INDEX pairing_searches_here, stations_trigrams, stations_address, accounts_in_order, institutions_trigrams, institutions_order`,
    );
    for (const event of ['insert', 'update', 'delete'])
      await runner.query(`DROP TRIGGER keep_user_counts_on_${event} ON account_institutions`);
    await runner.query(`DROP FUNCTION keep_user_counts()`);
    await runner.query(`ALTER TABLE institutions DROP COLUMN user_count`);
    for (const { table, source } of KEPT) {
      for (const rows of ['added', 'removed', 'changed'])
        await runner.query(`DROP TRIGGER keep_${table}_of_${rows} ON ${source}`);
      await runner.query(`DROP FUNCTION keep_${table}()`);
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
