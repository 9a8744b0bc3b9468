import { builtinModules } from 'node:module';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '~/infra/content/load';
import { openWorld } from '../testing/world';
import { root } from './paths';
import { runPreparation } from './run-preparation';
import { buildServers, PROGRAMS, runBuilt, runBundled } from './server-build';

/** In the project, so that the programs find their packages. */
const folder = join(root, '.data', 'test-results', `server-build-${process.pid}`);
beforeAll(() => buildServers(() => undefined, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const programs = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
const textOf = (program: string) => readFileSync(join(folder, `${program}.js`), 'utf8');

it('is made again only when it is not of the same sources', async () => {
  expect(await buildServers(() => undefined, folder)).toBe(false);
  writeFileSync(join(folder, '.built-from'), 'other sources');
  expect(await buildServers(() => undefined, folder)).toBe(true);
  expect(await buildServers(() => undefined, folder)).toBe(false);
});

it('names the line of a source that cannot be read', async () => {
  const broken = join(folder, 'broken.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(broken, 'export const one = 1;\nexport const = 2;\n');
  await expect(runBundled(broken)).rejects.toThrow(/could not be built:\n.*broken\.ts:2 Expected identifier/);
});

it.each(programs)('%s looks for files from the root of the project only', (program) => {
  const used = textOf(program).match(/\b(?:__dirname|__filename|import_meta)\b.*/g);
  // Both are of infra/process/root.ts, which the reader of collections and the embedded payment provider do without.
  expect(used).toEqual(program === 'collection' || program === 'payments' ? null : ['__dirname}`);', '__dirname);']);
});

it('needs packages of the production dependencies only', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const needed = programs.flatMap((program) =>
    [...textOf(program).matchAll(/\b(?:require|import)\("((?:@[\w-]+\/)?[\w.-]+)(?:\/[^"]*)?"\)/g)].map(
      (match) => match[1]!,
    ),
  );
  const packages = [...new Set(needed)].filter((name) => !builtinModules.includes(name));
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

describe('its preparation', () => {
  const world = openWorld();

  it('finds what the sources have prepared, and changes nothing', async () => {
    const { config, dataSource } = world.deps;
    await loadContent(world.deps);
    const state = async (): Promise<unknown> => ({
      migrations: await dataSource.query('SELECT id, name FROM migrations ORDER BY id'),
      content: await dataSource.query(
        `SELECT 'station', count(*), max(xmin::text::bigint) FROM stations
         UNION ALL SELECT 'question', count(*), max(xmin::text::bigint) FROM questions ORDER BY 1`,
      ),
    });
    const before = await state();
    await runPreparation(runBuilt('prepare', folder), {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: config.redisUrl,
      REDIS_NAMESPACE: config.namespace,
      SESSION_SECRET: config.sessionSecret,
      DATA_DIR: config.dataDir,
      DEMO: '0',
    });
    expect(await state()).toEqual(before);
  });

  it('ends with what is wrong', async () => {
    await expect(
      runPreparation(runBuilt('prepare', folder), { ...process.env, DATABASE_URL: 'nonsense', DATA_DIR: folder }),
    ).rejects.toThrow(/could not be prepared \(code 1\):\n[^]*DATABASE_URL/);
  });
});
