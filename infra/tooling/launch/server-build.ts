import { build, type BuildFailure } from 'esbuild';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { hashFiles } from './hash-files';
import { root } from './paths';
import type { Say } from './progress';

/** The programs that run in production. */
export const PROGRAMS = {
  gateway: 'gateway/main.ts',
  workers: 'workers/main.ts',
  collection: 'infra/formats/anki/collection-process.ts',
  prepare: 'infra/tooling/launch/prepare.ts',
  payments: 'infra/tooling/fake-payments/main.ts',
};

const dist = join(root, 'dist');
/** Lies in the build, as that of the web app does. */
const STAMP = '.built-from';
const SOURCES = ['gateway', 'workers', 'domain', 'infra', 'package-lock.json', 'tsconfig.json'];
const NOT_BUILT = /\.test\.ts$|\.ya?ml$|\/testing$|^infra\/(?:deploy|tooling\/(?:bench|lint))$/;

/** How a program of the build is run. Its errors name lines of the sources. */
export const runBuilt = (program: keyof typeof PROGRAMS, folder = dist): string[] => [
  '--enable-source-maps',
  join(folder, `${program}.js`),
];

/**
 * Builds the programs unless the last build is of the very same sources.
 * @returns whether they were built
 * @throws UserFacingError that says which line of which source is wrong
 */
export async function buildServers(say: Say, folder = dist): Promise<boolean> {
  const sources = hashFiles(SOURCES, NOT_BUILT);
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  say('building the gateway and the workers');
  const unfinished = `${folder}.${process.pid}`;
  try {
    await bundle(PROGRAMS, unfinished);
    mkdirSync(folder, { recursive: true });
    // File by file: each is there at every moment for a program that is started again after a crash.
    for (const name of readdirSync(unfinished)) renameSync(join(unfinished, name), join(folder, name));
    writeFileSync(stamp, sources);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return true;
}

/** A program that is no part of the product, built as those are: a benchmark compares like with like. */
export async function runBundled(file: string): Promise<string[]> {
  const name = basename(file, '.ts');
  const folder = join(root, '.data', 'bundled', name);
  await bundle({ [name]: file }, folder);
  return ['--enable-source-maps', join(folder, `${name}.js`)];
}

/**
 * One file for each program, with all modules of ours. Packages stay where npm installs them: some are native, some read files
 * beside themselves.
 */
async function bundle(programs: Record<string, string>, folder: string): Promise<void> {
  try {
    await build({
      absWorkingDir: root,
      entryPoints: programs,
      outdir: folder,
      bundle: true,
      packages: 'external',
      platform: 'node',
      target: 'node20.19',
      format: 'cjs',
      // Without the text of the sources: line numbers are what a stack needs, and a process keeps its map in memory.
      sourcemap: true,
      sourcesContent: false,
      tsconfig: join(root, 'tsconfig.json'),
      logLevel: 'silent',
    });
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!errors) throw error;
    const lines = errors.map(({ text, location }) => `    ${location?.file ?? ''}:${location?.line ?? ''} ${text}`);
    throw new UserFacingError(`The gateway and the workers could not be built:\n${lines.join('\n')}`);
  }
}
