import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { lastLines, startChild } from '../embedded/child';
import { hashFiles } from './hash-files';
import { dataDir, root, vite } from './paths';
import type { Say } from './progress';

const dist = join(root, 'web/gallery/dist');
const stamp = join(dist, '.built-from');
const NOT_BUILT = /^web\/(dist|e2e|gallery\/dist)|\.test\.tsx?$|\/testing$/;

/** Builds the gallery for the visual tests unless it was built of the very same sources. It is no part of the product. */
export async function buildGallery(say: Say): Promise<void> {
  const sources = hashFiles(['web', 'domain', 'package-lock.json', 'tsconfig.json'], NOT_BUILT);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('building the gallery');
  const unfinished = `${dist}.${process.pid}`;
  const log = join(dataDir(), 'logs', 'gallery-build.log');
  mkdirSync(join(dataDir(), 'logs'), { recursive: true });
  rmSync(log, { force: true });
  const child = await startChild({
    command: process.execPath,
    args: [
      vite,
      'build',
      '--config',
      'web/gallery/vite.config.ts',
      '--outDir',
      unfinished,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    logFile: log,
  });
  if ((await child.exited).code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new UserFacingError(`The gallery could not be built:\n${lastLines(log, 40)}`);
  }
  writeFileSync(join(unfinished, '.built-from'), sources);
  rmSync(dist, { recursive: true, force: true });
  renameSync(unfinished, dist);
}
