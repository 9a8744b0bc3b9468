/**
 * Migrations run while gateways of the last release still serve. What such a gateway sends is kept with the release: a session of
 * statements with their parameters, recorded when it was released (`infra/tooling/testing/releases/`). Here the session is sent again to a
 * database of that release's schema, on as many connections and with the same prepared statements, and at some place in it the
 * schema is migrated to the newest, and by a migration that only this test has. Every answer, and in the end every row in a column of the release, is the same as without
 * a migration: nothing is lost, nothing is refused. A migration runs between two transactions of the session, so locks that a
 * migration holds for too long are not seen here.
 *
 * A new release: add it to `releases.ts`, and record its session with
 * `RECORD_RELEASE=<version> npm test -- jest infra/database/rolling`.
 */
import { Client } from 'pg';
import { openScene, type Scene } from '../tooling/testing/documented-calls/row';
import { migrateTo, type OwnDatabase, ownDatabase } from '../tooling/testing/database-at';
import {
  contents,
  quietPlaces,
  readSession,
  recordSession,
  type RecordedSession,
  replay,
  writeSession,
} from '../tooling/testing/releases/recorded-session';
import { walk } from '../tooling/testing/releases/walk';
import { readSchema } from './expand-first';
import { migrate } from './migrate';
import { readMigrations } from './migrations';
import { LAST_RELEASE } from './releases';

/** All of the project, and one of the tests, so that there is always one behind the last release. */
const migrations = [...readMigrations(), ...readMigrations('infra/tooling/testing/releases')];

if (process.env.RECORD_RELEASE) {
  describe(`the session of ${process.env.RECORD_RELEASE}`, () => {
    let scene: Scene;
    beforeAll(async () => {
      scene = await openScene({ empty: true });
    });
    afterAll(() => scene.close());

    it('is recorded', async () => {
      const session = await recordSession(() => walk(scene));
      expect(session.statements.length).toBeGreaterThan(100);
      writeSession(process.env.RECORD_RELEASE!, session);
    });
  });
}

describe(`a gateway of ${LAST_RELEASE.version} while the schema is migrated`, () => {
  let released: OwnDatabase;
  let session: RecordedSession;
  let columns: Map<string, string[]>;
  let undisturbed: { answers: string[]; rows: Record<string, string[]> };

  /** The session on a database of its own, with what happens to it on the way. */
  async function served(place: number, meanwhile: (databaseUrl: string) => Promise<void>): Promise<typeof undisturbed> {
    const database = await ownDatabase(released);
    try {
      const answers = await replay(database.url, session, place, () => meanwhile(database.url));
      return { answers, rows: await contents(database.url, columns) };
    } finally {
      await database.drop();
    }
  }

  const runs = (sql: string) => async (databaseUrl: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };

  /** What is different, and how much there is of it. */
  function differences(other: typeof undisturbed): string[] {
    const answers = other.answers.flatMap((answer, index) =>
      answer === undisturbed.answers[index] ? [] : [`${answer} (was: ${undisturbed.answers[index]})`],
    );
    const rows = Object.keys(undisturbed.rows).filter(
      (table) => JSON.stringify(other.rows[table]) !== JSON.stringify(undisturbed.rows[table]),
    );
    return [...answers, ...rows.map((table) => `rows of ${table}`)];
  }

  beforeAll(async () => {
    session = readSession(LAST_RELEASE.version);
    released = await ownDatabase();
    await migrateTo(released.url, LAST_RELEASE.migration);
    const client = new Client({ connectionString: released.url });
    await client.connect();
    columns = new Map();
    for (const { table, name } of (await readSchema(client)).columns)
      if (table !== 'migrations') columns.set(table, [...(columns.get(table) ?? []), name]);
    await client.end();
    undisturbed = await served(0, () => Promise.resolve());
  });
  afterAll(() => released.drop());

  it('is a session that writes to many tables and is the same each time', async () => {
    const filled = Object.values(undisturbed.rows).filter((rows) => rows.length > 0).length;
    expect(filled / columns.size).toBeGreaterThan(0.6);
    expect(undisturbed.answers.filter((answer) => answer.includes('refused: '))).toEqual([]);
    expect(differences(await served(0, () => Promise.resolve()))).toEqual([]);
  });

  it.each([0, 0.1, 0.2, 0.3, 0.6])('is answered the same when it is migrated after %d of the session', async (part) => {
    const quiet = quietPlaces(session);
    const place = part === 0 ? 0 : quiet[Math.floor(quiet.length * part)]!;
    expect(differences(await served(place, (databaseUrl) => migrate(databaseUrl, migrations)))).toEqual([]);
  });

  it.each([
    ['a column that it reads is dropped', 'ALTER TABLE group_members DROP COLUMN away_since'],
    [
      'a column has to be given that it does not know',
      'ALTER TABLE outbox ADD COLUMN shard int; UPDATE outbox SET shard = 0; ALTER TABLE outbox ALTER COLUMN shard SET NOT NULL',
    ],
    ['a type changes under its prepared statements', 'ALTER TABLE stations ALTER COLUMN revision TYPE bigint'],
    ['rows are refused that it writes', 'ALTER TABLE group_members ADD CHECK (account_id < 0) NOT VALID'],
    ['rows are lost', 'DELETE FROM sessions'],
    ['an index is gone that an ON CONFLICT names', 'DROP INDEX group_sessions_pin'],
  ])('is noticed when %s', async (_, sql) => {
    const quiet = quietPlaces(session);
    expect(differences(await served(quiet[Math.floor(quiet.length * 0.1)]!, runs(sql)))).not.toEqual([]);
  });
});
