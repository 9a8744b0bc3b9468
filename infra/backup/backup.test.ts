import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { statement } from '~/domain/kit/statement';
import { startPostgres } from '../tooling/embedded/postgres';
import { openDiskStore } from '../images/disk-store';
import { saveImage } from '../images/save-image';
import { migrate } from '../database/migrate';
import { openSessions } from '../sessions/sessions';
import { aGuest, aPerson } from '../tooling/testing/factories/accounts';
import { aGroup } from '../tooling/testing/factories/group-practice';
import { aQuestion } from '../tooling/testing/factories/questions';
import { aStation, anAttempt } from '../tooling/testing/factories/stations';
import { aPicture } from '../tooling/testing/pictures';
import { scratchFolder } from '../tooling/testing/scratch';
import { openWorld, World } from '../tooling/testing/world';
import { backup } from './backup';
import { forgetRedis } from './forget-redis';
import { TABLES, type TableRow } from './format';
import { restore } from './restore';

const fail = (error: unknown) => {
  throw error;
};

describe('a backup', () => {
  const world = openWorld();
  let folder: string;
  let databases = 0;
  const made: string[] = [];

  beforeAll(() => (folder = scratchFolder()));
  afterAll(async () => {
    for (const name of made) await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    rmSync(folder, { recursive: true, force: true });
  });

  const urlOf = (database: string) =>
    Object.assign(new URL(world.deps.config.databaseUrl), { pathname: `/${database}` }).toString();
  async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
  const onServer = <T>(work: (client: Client) => Promise<T>) => on(urlOf('postgres'), work);

  async function emptyDatabase(): Promise<string> {
    const name = `restored_${process.pid}_${(databases += 1)}`;
    made.push(name);
    await onServer((client) => client.query(`CREATE DATABASE ${name}`));
    return urlOf(name);
  }

  /** Every row of every table, in one order. */
  const everything = (url: string) =>
    on(url, async (client) => {
      const { rows: tables } = await client.query<TableRow>(TABLES);
      const all: Record<string, string[]> = {};
      for (const { table } of tables)
        all[table] = (
          await client.query<{ line: string }>(`SELECT whole::text AS line FROM ${table} whole ORDER BY 1`)
        ).rows.map(({ line }) => line);
      return all;
    });

  const images = () => openDiskStore(join(world.dataDir, 'images'), fail);
  let files = 0;
  const take = async (secret: string | null = null) => {
    const file = join(folder, `backup-${(files += 1)}`);
    const done = await backup({ databaseUrl: world.deps.config.databaseUrl, images: images(), secret, file });
    return { file, done };
  };

  async function somethingOfAll(): Promise<void> {
    const person = await aPerson(world, { first_name: `Zo\u00eb "the, (quoted)" \\ 'x'`, last_name: 'Öz' });
    const { pin } = await aGroup(world, { others: [await aGuest(world, 'Noor\u00a0{}'), person] });
    await anAttempt(world, {
      station: await aStation(world, { description: 'Two\nlines, a tab\t and a \\N.' }),
      candidate: person,
      comments: '<p>Good, "very" good</p>',
    });
    await aQuestion(world, { question_text: '<p>µ &lt; 5 — 😀?</p>' });
    await world.deps.dataSource.query('UPDATE group_sessions SET updated_at = clock_timestamp() WHERE pin = $1', [pin]);
    await saveImage(world.deps, images(), person.id, await aPicture());
  }

  it('brings back every row and every picture, and numbers that were given are not given again', async () => {
    await somethingOfAll();
    // The same rows when it is compared: what was announced leaves the outbox by itself.
    await world.deps.dispatcher.settled();
    const { file, done } = await take('a secret of 32 characters or more.');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(done).toMatchObject({ images: 1, missing: [] });
    const url = await emptyDatabase();
    const store = join(folder, 'images-1');
    const restored = await restore({ databaseUrl: url, images: openDiskStore(store, fail), file });
    expect(restored).toMatchObject({ rows: done.rows, images: 1, secret: 'a secret of 32 characters or more.' });
    expect(await everything(url)).toEqual(await everything(world.deps.config.databaseUrl));
    await on(url, async (client) => {
      const { rows } = await client.query<{ key: string }>('SELECT key FROM images');
      const fileOf = (root: string) => readFileSync(join(root, rows[0]!.key.slice(0, 2), rows[0]!.key));
      expect(fileOf(store)).toEqual(fileOf(join(world.dataDir, 'images')));
      await expect(
        client.query(`INSERT INTO accounts (guest, display_name) VALUES (true, 'New')`),
      ).resolves.toMatchObject({ rowCount: 1 });
      // Triggers and foreign keys are back.
      await expect(
        client.query(`INSERT INTO notifications (account_id, kind, url) VALUES (1000000, 'welcome', '/')`),
      ).rejects.toThrow(/foreign key/);
      const { rows: disabled } = await client.query(
        `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`,
      );
      expect(disabled).toEqual([]);
    });
  });

  it('is of one moment, while people go on; with Redis wiped, those who were signed in still are', async () => {
    await somethingOfAll();
    const member = await aPerson(world);
    const { token } = await openSessions(world.deps).create(member.id);
    const welcome = statement<never, [number, string]>(
      'test.welcome',
      `INSERT INTO notifications (account_id, kind, url) VALUES ($1, 'welcome', $2)`,
    );
    let going = true;
    let written = 0;
    const writing = (async () => {
      while (going) {
        await world.deps.inTransaction(async ({ sql }) => {
          for (const half of [1, 2]) await sql.all(welcome, [member.id, `/${half}`]);
        });
        written += 1;
      }
    })();
    const { file } = await take();
    going = false;
    await writing;
    expect(written).toBeGreaterThan(0);
    const url = await emptyDatabase();
    await restore({ databaseUrl: url, images: openDiskStore(join(folder, 'images-2'), fail), file });
    await on(url, async (client) => {
      const { rows } = await client.query<{ one: number; two: number }>(
        `SELECT count(*) FILTER (WHERE url = '/1')::int AS one, count(*) FILTER (WHERE url = '/2')::int AS two FROM notifications`,
      );
      expect(rows[0]!.one).toBe(rows[0]!.two);
    });
    await world.deps.redis.set(world.deps.key('left'), '1');
    const other = new World({
      databaseUrl: url,
      namespace: world.deps.config.namespace,
      sessionSecret: world.deps.config.sessionSecret,
    });
    await forgetRedis(world.deps.config.redisUrl, world.deps.config.namespace);
    expect(await world.deps.redis.exists(world.deps.key('left'))).toBe(0);
    await other.open();
    const client = other.client();
    client.cookies.set('wardmates_session', token);
    expect((await client.get('/api/session/')).body.person).toMatchObject({ id: member.id });
    await other.close();
  });

  it('is refused where there is data, when it is not whole, and when a newer release made it; what was refused changes nothing', async () => {
    await somethingOfAll();
    const { file } = await take();
    const store = openDiskStore(join(folder, 'images-3'), fail);
    await expect(restore({ databaseUrl: world.deps.config.databaseUrl, images: store, file })).rejects.toThrow(
      /There is data already/,
    );

    const url = await emptyDatabase();
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split('\n');
    const broken: Record<string, Buffer> = {
      'cut off': readFileSync(file).subarray(0, -200),
      'without its end': gzipSync(`${lines.slice(0, -1).join('\n')}\n`),
      'without some rows': gzipSync(`${lines.filter((line) => !line.includes('"table":"accounts"')).join('\n')}\n`),
      'no backup': Buffer.from('nothing'),
    };
    for (const [name, bytes] of Object.entries(broken)) {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      await expect(restore({ databaseUrl: url, images: store, file: path })).rejects.toThrow(/is not a whole backup/);
    }
    writeFileSync(
      join(folder, 'newer'),
      gzipSync(text.replace('"migrations":[', '"migrations":["Tomorrow1999999999999",')),
    );
    await expect(restore({ databaseUrl: url, images: store, file: join(folder, 'newer') })).rejects.toThrow(
      /newer release, which has Tomorrow1999999999999/,
    );
    // And then the whole one.
    await restore({ databaseUrl: url, images: store, file });
    expect((await everything(url)).accounts).toEqual((await everything(world.deps.config.databaseUrl)).accounts);
  });

  it('of 0.1.0 is restored if all its migrations had run, and is refused otherwise', async () => {
    await somethingOfAll();
    await world.deps.dispatcher.settled();
    const text = gunzipSync(readFileSync((await take()).file)).toString();
    const names = readFileSync('infra/tooling/testing/releases/0.1.0.migrations.txt', 'utf8').trim().split(' ');
    const images = openDiskStore(join(folder, 'images-4'), fail);
    const url = await emptyDatabase();
    const restoreOf = (migrations: string[]) => {
      const file = join(folder, 'of 0.1.0');
      writeFileSync(file, gzipSync(text.replace('"Baseline1763700000001"', JSON.stringify(migrations).slice(1, -1))));
      return restore({ databaseUrl: url, images, file });
    };
    await expect(restoreOf(names.slice(0, -1))).rejects.toThrow(/Start it once with the last commit before 0\.2\.0/);
    await restoreOf(names);
    expect(await everything(url)).toEqual(await everything(world.deps.config.databaseUrl));
  });

  it('leaves nothing behind when it fails', async () => {
    const file = join(folder, 'failed');
    await expect(
      backup({
        databaseUrl: world.deps.config.databaseUrl,
        images: { open: () => Promise.reject(new Error('the store is away')), put: () => Promise.resolve() },
        secret: null,
        file,
      }),
    ).rejects.toThrow('the store is away');
    expect(existsSync(file)).toBe(false);
  });
});

test('npm run backup and npm run restore: from one data folder to another, while the first one runs', async () => {
  const folder = scratchFolder();
  chmodSync(folder, 0o711);
  const run = promisify(execFile);
  const root = join(__dirname, '../..');
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const command = (name: string, data: string) =>
    run(process.execPath, ['infra/tooling/start.cjs', name, join(folder, 'kept')], {
      cwd: root,
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', REDIS_URL: '', SESSION_SECRET: '', NODE_ENV: 'test' },
    });
  const server = await startPostgres({ dataDir: join(first, 'postgres'), log: () => undefined, durable: false });
  let restored: Awaited<ReturnType<typeof startPostgres>> | undefined;
  try {
    await migrate(server.url);
    mkdirSync(first, { recursive: true });
    writeFileSync(join(first, 'session-secret'), 'of the first data folder, 32 or more\n');
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(`INSERT INTO accounts (guest, display_name) VALUES (true, 'Kept')`);
    await expect(command('backup', second)).rejects.toThrow(/There is no data in/);
    expect((await command('backup', first)).stdout).toMatch(/kept: \d+ rows, 0 pictures/);
    // The one that ran goes on.
    await client.query(`INSERT INTO accounts (guest, display_name) VALUES (true, 'Later')`);
    await client.end();
    expect((await command('restore', second)).stdout).toMatch(/\d+ rows and 0 pictures are back/);
    await expect(command('restore', second)).rejects.toThrow(/There is data already/);
    restored = await startPostgres({ dataDir: join(second, 'postgres'), log: () => undefined, durable: false });
    const other = new Client({ connectionString: restored.url });
    await other.connect();
    expect((await other.query('SELECT display_name FROM accounts')).rows).toEqual([{ display_name: 'Kept' }]);
    await other.end();
    expect(readFileSync(join(second, 'session-secret'), 'utf8').trim()).toBe('of the first data folder, 32 or more');
  } finally {
    await server.stop();
    await restored?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
