import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the visual tests are made of: a commit without it has none. */
const CONFIG = 'web/e2e/looks/playwright.config.ts';
/** Pictures in the repository, in a folder for the Chromium that drew them. */
const KEPT = 'web/e2e/looks/baselines';
/** What pictures are made from. */
const SOURCES = ['web', 'domain', 'package-lock.json'];

export interface Baselines {
  /** The folder with the pictures to compare with. */
  folder: string;
  /** The names of those that are meant to change: they are not compared. */
  meant: string[];
  /** The commit that drew them; null for those of the repository, and if there are none. */
  drawnBy: string | null;
  /** Why there are none; null if there are. */
  missing: string | null;
}

interface Repository {
  root: string;
  /** Where drawn pictures are held between runs. */
  data: string;
  /** Such as `chromium-143-linux-x64`. */
  drawer: string;
  /** Lets the commit that is checked out in `tree` draw into `folder`. @returns whether it could */
  draw: (tree: string, folder: string, commit: string) => boolean;
}

/**
 * What pictures are compared with.
 *
 * - If the repository has pictures of this Chromium, it is those.
 * - Else the commit before draws them: HEAD if there are changes that are not committed, and its parent otherwise. A screen
 *   whose picture in the repository differs between that commit and now was changed on purpose, and is not compared.
 * - If there is no such commit, or it cannot draw, nothing is compared: the folder is empty, and `missing` says why.
 */
export function chooseBaselines({ root, data, drawer, draw }: Repository): Baselines {
  const own = join(root, KEPT, drawer);
  if (existsSync(own)) return { folder: own, meant: [], drawnBy: null, missing: null };
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const nothing = (missing: string): Baselines => ({ folder: join(data, 'none'), meant: [], drawnBy: null, missing });
  const changes = git('status', '--porcelain', '--', ...SOURCES);
  const base = git('rev-parse', '--verify', '--quiet', `HEAD${changes ? '' : '^'}^{commit}`);
  if (!base && git('rev-parse', '--is-shallow-repository') === 'true')
    return nothing('the commit before is not in this shallow clone; git fetch --deepen=1 brings it');
  if (!base) return nothing('there is no commit before');
  if (git('cat-file', '-e', `${base}:${CONFIG}`) === null) return nothing('the commit before has no visual tests');

  const done = join(data, `${base}-${drawer}`);
  if (!existsSync(done)) {
    const tree = mkdtempSync(join(tmpdir(), 'wardmates-looks-'));
    const unfinished = `${done}.${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    try {
      if (git('worktree', 'add', '--detach', '--force', tree, base) === null)
        return nothing('the commit before could not be checked out');
      if (!withPackages(tree, root)) return nothing('the packages of the commit before could not be installed');
      if (!draw(tree, unfinished, base)) return nothing('the commit before could not draw them');
      renameSync(unfinished, done);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
      rmSync(tree, { recursive: true, force: true });
      git('worktree', 'prune');
    }
  }
  const changed = git('diff', '--name-only', base, '--', KEPT) ?? '';
  const meant = changed.split('\n').flatMap((file) => /([^/]+)\.png$/.exec(file)?.[1] ?? []);
  return { folder: done, meant: [...new Set(meant)], drawnBy: base, missing: null };
}

/** The packages that a commit asks for: ours if it has the same lock file. @returns whether they are there */
function withPackages(tree: string, root: string): boolean {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(tree) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    return true;
  }
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  return spawnSync('npm', args, { cwd: tree, stdio: 'ignore' }).status === 0;
}
