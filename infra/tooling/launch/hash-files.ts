import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths';

/** Changes when any of these files and folders changes, from the root of the project. @param except paths that do not count */
export function hashFiles(paths: readonly string[], except = /^$/): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(path, except)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(path: string, except: RegExp): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .map((name) => `${path}/${name}`)
    .filter((inside) => !except.test(inside))
    .flatMap((inside) => filesIn(inside, except))
    .sort();
}
