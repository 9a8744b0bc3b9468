import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../embedded/processes';

const MEMORY = '/dev/shm';
/** What `statfs` says of a file system in memory (`TMPFS_MAGIC` of statfs(2)). */
const TMPFS = 0x01021994;
/** Bytes that must be free there: several times what a whole run leaves in its databases. */
const ROOM = 3 * 1024 ** 3;

/** In memory if there is room: PostgreSQL copies some thousand files for every database of its own, and a disk has it wait for each. */
function place(): string {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * A new folder for what need not survive the machine; named after this process, so that one that was killed is known by it.
 * @param options.onDisk for benchmarks, whose servers wait for the disk as real ones do
 */
export function scratchFolder(options: { onDisk?: boolean } = {}): string {
  return mkdtempSync(join(options.onDisk ? tmpdir() : place(), `wardmates-test-${process.pid}-`));
}

/** Removes what runs that were killed have left; their servers have ended with them. */
export function sweepScratch(): void {
  for (const folder of new Set([MEMORY, tmpdir()])) {
    for (const name of namesIn(folder)) {
      const owner = /^wardmates-test-(\d+)-/.exec(name)?.[1];
      if (!owner || isAlive(Number(owner))) continue;
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
      } catch {
        // Somebody else's: theirs to remove.
      }
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
