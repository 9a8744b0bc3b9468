import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import type { Binaries } from './postgres-binaries';
import { privateFolder } from './private-files';

export interface User {
  uid: number;
  gid: number;
}

export interface Home {
  /** PGDATA. */
  cluster: string;
  /** Holds `bin`. */
  programs: string;
  /** Who runs PostgreSQL, if it is not ourselves: it refuses to run as root. */
  user: User | undefined;
}

/** Where root keeps what another user must reach, when the checkout or the data folder lies where only root may look. */
const ELSEWHERE = '/var/lib/wardmates';

/**
 * Decides where the cluster and the programs lie and who runs them. As root that is the user `postgres`, else `nobody`;
 * the owner of an existing cluster stays its owner.
 * @param secret kept in the data folder: a folder that was emptied, or copied, never meets the other one's cluster
 */
export function postgresHome(dataDir: string, binaries: Binaries, secret: string): Home {
  const wanted = join(dataDir, 'cluster');
  if (process.getuid?.() !== 0) {
    privateFolder(dataDir);
    privateFolder(wanted);
    return { cluster: wanted, programs: binaries.folder, user: undefined };
  }
  // The user that runs PostgreSQL has to pass through this folder, by its group, and may change nothing in it. All files
  // in it are root's own, and the cluster is a folder of 0700.
  openToPass(dataDir, ownerOf(wanted) ?? serviceUser());
  const elsewhere = join(
    ELSEWHERE,
    createHash('sha256')
      .update(`${resolve(dataDir)} ${secret}`)
      .digest('hex')
      .slice(0, 12),
  );
  const cluster =
    existsSync(join(elsewhere, 'cluster')) || !reachable(dataDir, ownerOf(wanted) ?? serviceUser())
      ? join(elsewhere, 'cluster')
      : wanted;
  const user = ownerOf(cluster) ?? serviceUser();
  if (cluster !== wanted) {
    openFolder(ELSEWHERE);
    openToPass(elsewhere, user);
    writeFileSync(
      join(dataDir, 'WHERE.txt'),
      `PostgreSQL may not run as root, and no other user can reach this folder.\nIts files are in ${cluster}.\n`,
      { mode: 0o600 },
    );
  }
  privateFolder(cluster);
  chownSync(cluster, user.uid, user.gid);
  if (!reachable(cluster, user)) {
    throw new UserFacingError(
      `PostgreSQL may not run as root, and user ${user.uid} cannot reach ${cluster}.\nSet DATA_DIR to a folder that every user may enter, or DATABASE_URL to a server of your own.`,
    );
  }
  return { cluster, programs: reachablePrograms(binaries, user), user };
}

/** Whether the user may go through every folder on the way there and into it. */
function reachable(folder: string, user: User): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { cwd: '/', ...user }).status === 0;
}

function ownerOf(cluster: string): User | null {
  if (!existsSync(cluster)) return null;
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? null : { uid, gid };
}

function serviceUser(): User {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name);
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new UserFacingError(
    'PostgreSQL may not run as root, and this machine has neither a user "postgres" nor "nobody".\nRun npm start as another user, or set DATABASE_URL to a server of your own.',
  );
}

/** Nobody else may enter, and the group of `user` may do no more than pass. */
function openToPass(folder: string, { gid }: User): void {
  mkdirSync(folder, { recursive: true });
  chownSync(folder, 0, gid);
  chmodSync(folder, 0o710);
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

/** The programs where the user can run them: as installed, or a copy that is made once for each version. */
function reachablePrograms(binaries: Binaries, user: User): string {
  if (reachable(join(binaries.folder, 'bin', 'postgres'), user)) return binaries.folder;
  openFolder(ELSEWHERE);
  const copy = join(ELSEWHERE, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    openToRead(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      // Another start made the copy in the same moment.
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}

/** A strict umask must not hide the copy from its only reader. */
function openToRead(folder: string): void {
  const { status } = spawnSync('chmod', ['-R', 'a+rX', folder]);
  if (status !== 0) throw new UserFacingError(`${folder} could not be opened to the user that runs PostgreSQL.`);
}
