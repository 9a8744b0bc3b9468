import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateTo, ownDatabase, type OwnDatabase } from '../tooling/testing/database-at';
import { scratchFolder } from '../tooling/testing/scratch';
import { UserFacingError } from '../support/user-facing-error';
import { migrate } from './migrate';
import { readMigrations } from './migrations';

/** The names of the migrations that the baseline replaced. */
const REPLACED = readFileSync('infra/tooling/testing/releases/0.1.0.migrations.txt', 'utf8').trim().split(' ');

let database: OwnDatabase;
let client: Client;
beforeEach(async () => {
  database = await ownDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const hasRun = async () =>
  (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp')).rows.map(({ name }) => name);
/** Makes the baseline what it was before 0.2.0: many migrations. */
const isOld = async (names: readonly string[]) => {
  await client.query(`DELETE FROM migrations WHERE name = 'Baseline1763700000001'`);
  await client.query(
    `INSERT INTO migrations (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) AS name`,
    [names],
  );
};

describe('the migrations', () => {
  const all = readMigrations().map(({ name }) => name);

  it('all run on an empty database, once', async () => {
    await migrate(database.url);
    expect(await hasRun()).toEqual(all);
    await migrate(database.url);
    expect(await hasRun()).toEqual(all);
  });

  it.each([
    ['of 0.1.0 at migration 142: the later ones run', 142],
    ['of a developer at migration 156, under the same names', 156],
    ['of a developer at the newest one', Infinity],
  ])('go on from a database %s', async (_, number) => {
    await migrateTo(database.url, number);
    await isOld(REPLACED);
    await migrate(database.url);
    expect(await hasRun()).toEqual(all);
    // A trigger of the baseline that migration 160 takes away.
    const { rows } = await client.query(`SELECT FROM pg_trigger WHERE tgname = 'accounts_one_staff_update'`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['stands before 142', REPLACED.slice(0, -1)],
    ['misses one in between', REPLACED.filter((name) => !name.endsWith('088'))],
    ['has one of a branch that never landed', [...REPLACED, 'Strange1763700000095']],
  ])('refuse a database that %s, say what to do, and change nothing', async (_, names) => {
    await migrateTo(database.url, 142);
    await isOld(names);
    const before = await hasRun();
    const refused = migrate(database.url);
    await expect(refused).rejects.toThrow(UserFacingError);
    await expect(refused).rejects.toThrow(/Start it once with the last commit before 0\.2\.0/);
    expect(await hasRun()).toEqual(before);
  });
});

describe('a SQL file', () => {
  let folder: string;
  beforeEach(() => (folder = scratchFolder()));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (files: Record<string, string>) => {
    for (const [file, sql] of Object.entries(files)) writeFileSync(join(folder, file), sql);
    return migrate(database.url, readMigrations(folder));
  };

  it('holds many statements, with semicolons in functions and texts', async () => {
    await run({
      '0201-things.sql': `
        CREATE TABLE things (name text); -- a comment; with a semicolon
        CREATE FUNCTION add_thing() RETURNS void LANGUAGE plpgsql AS $$ BEGIN INSERT INTO things VALUES ('a;b'); END; $$;
        SELECT add_thing();`,
      '0202-more-things.sql': `INSERT INTO things VALUES ('$1')`,
    });
    expect((await client.query('SELECT name FROM things ORDER BY 1')).rows).toEqual([{ name: '$1' }, { name: 'a;b' }]);
    expect(await hasRun()).toEqual(['Things1763700000201', 'MoreThings1763700000202']);
  });

  it('that fails leaves nothing behind; those before it stay', async () => {
    await expect(
      run({
        '0201-things.sql': 'CREATE TABLE things ()',
        '0202-fails.sql': 'CREATE TABLE others (); SELECT 1 / 0',
      }),
    ).rejects.toThrow('division by zero');
    expect(await hasRun()).toEqual(['Things1763700000201']);
    await expect(client.query('SELECT FROM others')).rejects.toThrow('does not exist');
  });

  it('runs without a transaction if its first line says so', async () => {
    const index = 'CREATE INDEX CONCURRENTLY by_name ON things (name)';
    const table = { '0201-things.sql': 'CREATE TABLE things (name text)' };
    await expect(run({ ...table, '0202-index.sql': index })).rejects.toThrow('cannot run inside a transaction block');
    await run({ '0202-index.sql': `-- no transaction\n${index}` });
    expect(await hasRun()).toHaveLength(2);
  });

  it('names the release that does without what it takes away', () => {
    writeFileSync(join(folder, '0203-less.sql'), '-- Things go.\n-- unused since 0.2.0\nDROP TABLE things');
    expect(readMigrations(folder)).toMatchObject([{ number: 203, name: 'Less1763700000203', unusedSince: '0.2.0' }]);
  });

  it('cannot be undone', async () => {
    writeFileSync(join(folder, '0201-things.sql'), 'CREATE TABLE things ()');
    const migration = new (readMigrations(folder)[0]!.forTypeorm)();
    await expect(migration.down(undefined as never)).rejects.toThrow('restore a backup');
  });
});
