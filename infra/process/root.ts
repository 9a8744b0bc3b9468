import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder with a package.json, from here upwards. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error(`There is no package.json in a folder above ${__dirname}`);
  return findRoot(above);
}

/**
 * The root of the project. Files that are read at run time (the web app, the starter content) are found from here, never
 * from the module that reads them: the build puts all modules into one file in another folder.
 */
export const root = findRoot(__dirname);
