import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from '../embedded/processes';
import { dataDir, root, runTypeScript } from './paths';

/** Files with a change that is not committed, from the root. */
const changedFiles = (): string[] =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3).split(' -> ').at(-1)!);

/** The folders that these are in. */
export const changedFolders = (): string[] => [
  ...new Set(
    changedFiles()
      .map((path) => dirname(join(root, path)))
      .filter((folder) => existsSync(folder)),
  ),
];

/** Patterns of the Jest files of every room with such a change. */
export function changedRooms(): string[] {
  const rooms = changedFiles().flatMap((path) => {
    const inRoom = /^(?:domain|gateway|workers|web\/(?:features|parts))\/([^/]+)\//.exec(path);
    if (inRoom) return [`/(domain|gateway|workers|features|parts)/${inRoom[1]}/`];
    const folder = /^(?:infra(?:\/tooling)?|web)\/[^/]+\//.exec(path);
    return folder ? [`/${folder[0]}`] : [];
  });
  return [...new Set(rooms)];
}

/** What `keep-servers.ts` writes when its servers take connections. */
export interface KeptServers {
  pid: number;
  env: { TEST_DATABASE_URL: string; TEST_REDIS_URL: string };
}

export const keptServersFile = (): string => join(dataDir(), 'test-servers.json');

/** The servers of an earlier quick run, or new ones that stay for an hour after the last. */
export async function quickServers(): Promise<NodeJS.ProcessEnv> {
  const found = kept();
  if (found) {
    utimesSync(keptServersFile(), new Date(), new Date());
    return found.env;
  }
  const child = spawn(process.execPath, runTypeScript('infra/tooling/launch/keep-servers.ts'), {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { env } = await new Promise<KeptServers>((resolve, reject) => {
    child.once('message', (servers) => resolve(servers as KeptServers));
    child.once('exit', () => reject(new Error('The servers for quick runs did not start; what they said is above.')));
  });
  child.disconnect();
  child.unref();
  return { ...env };
}

function kept(): KeptServers | null {
  try {
    const servers = JSON.parse(readFileSync(keptServersFile(), 'utf8')) as KeptServers;
    return isAlive(servers.pid) ? servers : null;
  } catch {
    return null;
  }
}
