import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** How many builds' assets are served: a page that was opened with an older one still asks for its parts. */
export const BUILDS_KEPT = 3;

const NAME = /^[0-9a-f]{16}$/;

/**
 * Copies the assets of the current build beside those of former builds, and removes all but the last three. Gateways that
 * share the folder may do so at the same time; each of them serves what any of them has kept.
 *
 * @param dist the current build: `index.html` and `assets`
 * @param folder where builds are kept, one folder each; outlives the builds
 */
export function saveBuild(dist: string, folder: string): void {
  const index = join(dist, 'index.html');
  if (!existsSync(index)) return;
  // The page names its entry, and the entry all other assets.
  const current = join(folder, createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  if (!existsSync(current)) copyWhole(join(dist, 'assets'), current);
  const now = new Date();
  utimesSync(current, now, now);
  for (const former of keptBuilds(folder).slice(BUILDS_KEPT)) rmSync(former, { recursive: true, force: true });
}

/** The folders of assets that are kept, the one that was started last first. */
export function keptBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const builds = readdirSync(folder)
    .filter((name) => NAME.test(name))
    .map((name) => join(folder, name));
  const startedAt = new Map(builds.map((build) => [build, statSync(build, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  return builds.sort((a, b) => startedAt.get(b)! - startedAt.get(a)!);
}

/** The copy has its name only when it is whole. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  for (const name of readdirSync(from)) copyFileSync(join(from, name), join(unfinished, name));
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another gateway was faster.
    if (!existsSync(to)) throw error;
  }
}
