import { Client } from 'pg';
import { migrateTo, ownDatabase, type OwnDatabase } from '../tooling/testing/database-at';
import { contractions, readSchema, type Schema } from './expand-first';
import { migrate } from './migrate';
import { type Migration, readMigrations } from './migrations';
import { LAST_RELEASE, RELEASES } from './releases';

/** Of the project, and behind them one of the tests, so that there is always one behind the last release. */
const migrations = [...readMigrations(), ...readMigrations('infra/tooling/testing/releases')];

describe('migrations expand first and contract a release later', () => {
  let database: OwnDatabase;
  let client: Client;
  let released: Schema;

  beforeAll(async () => {
    database = await ownDatabase();
    await migrateTo(database.url, LAST_RELEASE.migration);
    client = new Client({ connectionString: database.url });
    await client.connect();
    released = await readSchema(client);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** What a migration of these statements would take away. */
  async function takenAwayBy(sql: string): Promise<string[]> {
    await client.query('BEGIN');
    try {
      await client.query(sql);
      return contractions(released, await readSchema(client));
    } finally {
      await client.query('ROLLBACK');
    }
  }

  it.each([
    ['DROP TABLE station_votes', 'station_votes.account_id is gone'],
    ['ALTER TABLE group_members DROP COLUMN removed', 'group_members.removed is gone'],
    ['ALTER TABLE group_members RENAME COLUMN removed TO sent_out', 'group_members.removed is gone'],
    ['ALTER TABLE group_members RENAME TO members', 'group_members.account_id is gone'],
    [
      'ALTER TABLE stations ALTER COLUMN candidate_minutes TYPE bigint',
      'stations.candidate_minutes is bigint, was smallint',
    ],
    ['ALTER TABLE stations ALTER COLUMN video_id SET NOT NULL', 'stations.video_id is NOT NULL, was not'],
    ['ALTER TABLE stations ALTER COLUMN revision DROP DEFAULT', 'stations.revision has no default any more'],
    ['ALTER TABLE outbox ADD COLUMN shard int NOT NULL', 'outbox.shard is NOT NULL without a default'],
    [
      'DROP INDEX group_sessions_pin',
      'group_sessions: gone is CREATE UNIQUE INDEX ON public.group_sessions USING btree (pin)',
    ],
    [`DO $$ BEGIN ALTER TABLE stations ADD CHECK (style < 4); END $$`, 'stations: new is CHECK ((style < 4))'],
    [
      `ALTER TABLE group_members DROP CONSTRAINT group_members_role_check; ALTER TABLE group_members ADD CHECK (role IN ('none', 'student', 'guest'))`,
      `group_members: new is CHECK ((role = ANY (ARRAY['none'::text, 'student'::text, 'guest'::text])))`,
    ],
    [
      'ALTER TABLE reports DROP CONSTRAINT reports_reason_check; ALTER TABLE reports ADD CHECK (reason BETWEEN 1 AND 5)',
      'reports: new is CHECK (((reason >= 1) AND (reason <= 5)))',
    ],
    [
      'CREATE UNIQUE INDEX ON accounts (lower(display_name))',
      'accounts: new is CREATE UNIQUE INDEX ON public.accounts USING btree (lower(display_name))',
    ],
    ['ALTER TABLE questions DROP COLUMN first_words; DROP FUNCTION first_words(text)', 'first_words(text) is gone'],
  ])('%s is a contraction', async (sql, said) => expect(await takenAwayBy(sql)).toContain(said));

  it.each([
    'CREATE TABLE colours (id int PRIMARY KEY, account_id int NOT NULL REFERENCES accounts (id))',
    'ALTER TABLE outbox ADD COLUMN shard int',
    'ALTER TABLE outbox ADD COLUMN shard int NOT NULL DEFAULT 0 CHECK (shard >= 0)',
    'ALTER TABLE outbox ADD COLUMN number int GENERATED ALWAYS AS IDENTITY UNIQUE',
    'CREATE INDEX ON accounts (created_at)',
    'ALTER INDEX group_sessions_pin RENAME TO group_sessions_by_pin',
    'ALTER TABLE group_members DROP CONSTRAINT group_members_check',
    'ALTER TABLE reports DROP CONSTRAINT reports_reason_check; ALTER TABLE reports ADD CHECK (reason BETWEEN 1 AND 9)',
    `ALTER TABLE group_members DROP CONSTRAINT group_members_role_check; ALTER TABLE group_members ADD CHECK (role IN ('none', 'student', 'examiner', 'patient', 'observer', 'guest'))`,
  ])('%s is none', async (sql) => expect(await takenAwayBy(sql)).toEqual([]));

  /** The migrations behind the last release, in runs: each that names the release that does without something is one by itself. */
  const runs: Migration[][] = [];
  for (const migration of migrations.filter(({ number }) => number > LAST_RELEASE.migration)) {
    const [run] = runs.slice(-1);
    if (run && !run[0]!.unusedSince && !migration.unusedSince) run.push(migration);
    else runs.push([migration]);
  }

  it(`those behind ${LAST_RELEASE.version} take nothing away that it uses, unless they name the release that does without it`, async () => {
    let after = released;
    for (const run of runs) {
      const before = after;
      await migrate(database.url, run);
      after = await readSchema(client);
      const { unusedSince } = run[0]!;
      if (unusedSince) expect(RELEASES.map(({ version }) => version)).toContain(unusedSince);
      else {
        const names = run.map(({ name }) => name);
        expect({ oneOf: names, takesAway: contractions(before, after) }).toEqual({ oneOf: names, takesAway: [] });
      }
    }
    expect(runs).not.toEqual([]);
  });

  it('releases are in their order, and their migrations are still there', () => {
    const numbers = RELEASES.map(({ migration }) => migration);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    const known = migrations.map(({ number }) => number);
    for (const number of numbers) expect(known).toContain(number);
    expect(known).toEqual([...new Set(known)]);
  });
});
