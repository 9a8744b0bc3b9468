import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is taken from the mode of every file and folder that is private: all that others and the group may do. */
const OTHERS = 0o077;

/** Runs `work` so that what it makes, and what the processes make that it starts, is closed to everybody else. Must be synchronous. */
export function privately<T>(work: () => T): T {
  const before = process.umask(OTHERS);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}

/** Makes a folder that only its owner may enter, or closes one that is there. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
}

/** Closes a folder and all that is in it: an earlier version left files that everybody could read. Symbolic links are left alone. */
export function closeToOthers(folder: string): void {
  privateFolder(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile()) closeFile(path);
  }
}

/** If the file is there. */
export function closeFile(path: string): void {
  if (existsSync(path)) chmodSync(path, 0o600);
}
