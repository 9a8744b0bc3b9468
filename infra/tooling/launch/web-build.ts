import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLines, startChild } from '../embedded/child';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { hashFiles } from './hash-files';
import { dataDir, root, vite } from './paths';
import type { Say } from './progress';

const dist = join(root, 'web/dist');
/** Lies in the build, so that a build and what it was made from cannot part. */
const stamp = join(dist, '.built-from');
const NOT_BUILT = /^web\/(dist|e2e|gallery)|\.test\.tsx?$|\/testing$/;

/** Builds the web app unless the last build is of the very same sources. @returns whether it was built */
export async function buildWeb(say: Say): Promise<boolean> {
  const sources = hashSources();
  if (existsSync(join(dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return false;
  say('building the web app');
  // Beside the old one until it is whole: a gateway may be serving that, and a failed build must not take it away.
  const unfinished = `${dist}.${process.pid}`;
  const log = join(dataDir(), 'logs', 'web-build.log');
  mkdirSync(join(dataDir(), 'logs'), { recursive: true });
  rmSync(log, { force: true });
  const child = await startChild({
    command: process.execPath,
    args: [
      vite,
      'build',
      '--config',
      'web/vite.config.ts',
      '--outDir',
      unfinished,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    logFile: log,
  });
  if ((await child.exited).code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new UserFacingError(`The web app could not be built:\n${lastLines(log, 40)}`);
  }
  writeFileSync(join(unfinished, '.built-from'), sources);
  rmSync(dist, { recursive: true, force: true });
  renameSync(unfinished, dist);
  return true;
}

/** Changes when anything changes that the build is made from. */
const hashSources = (): string => hashFiles(['web', 'domain', 'package-lock.json', 'tsconfig.json'], NOT_BUILT);
