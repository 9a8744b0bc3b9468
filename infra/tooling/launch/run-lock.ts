import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive } from '../embedded/processes';
import { UserFacingError } from '~/infra/support/user-facing-error';

/**
 * Two runs on the same data would take each other's servers down. The lock is a file with our process number; one whose
 * process has died, or has become some other program, is passed over.
 * @returns how to give it back
 */
export function takeRunLock(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'run.pid');
  const holder = readHolder(file);
  if (holder && holder !== process.pid && isAlive(holder) && commandLine(holder).includes('infra/tooling/start.cjs')) {
    throw new UserFacingError(
      `Wardmates already runs on the data in ${dataDir} (process ${holder}).\nStop it first, or give this one a folder of its own: DATA_DIR=.data/second npm start`,
    );
  }
  writeFileSync(file, `${process.pid}\n`);
  return () => {
    if (readHolder(file) === process.pid) rmSync(file, { force: true });
  };
}

function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}
