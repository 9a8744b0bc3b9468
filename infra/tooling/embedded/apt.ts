import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { findProgram } from './find-program';

export type Say = (line: string) => void;

/**
 * Installs Debian packages if that is possible: `apt-get` is there and we are root or may become it without a
 * password. What it prints is shown shortened, so that nobody thinks it hangs.
 * @returns whether they are installed now
 */
export async function aptInstall(packages: string[], say: Say): Promise<boolean> {
  const run = aptGet(say);
  if (run === null) return false;
  const install = ['install', '--no-install-recommends', ...packages];
  say(`installing ${packages.join(', ')} with apt-get`);
  if (hasLists() && (await run(install))) return true;
  say('fetching the package lists first');
  return (await run(['update'])) && (await run(install));
}

/** Whether `aptInstall` could install this package by what the machine knows of its archives; if it knows nothing yet, it learns it first. */
export async function aptKnows(name: string, say: Say): Promise<boolean> {
  const run = aptGet(say);
  const cache = findProgram('apt-cache');
  if (run === null || cache === null) return false;
  if (!hasLists()) {
    say('fetching the package lists first');
    if (!(await run(['update']))) return false;
  }
  return spawnSync(cache, ['show', name], { stdio: 'ignore' }).status === 0;
}

/** Runs `apt-get` with these arguments and tells whether it went well; null if that is not possible. */
function aptGet(say: Say): ((args: string[]) => Promise<boolean>) | null {
  const apt = findProgram('apt-get');
  const prefix = apt === null ? null : becomeRoot();
  if (apt === null || prefix === null) return null;
  return (args) => runShown([...prefix, apt, '-y', '-o', 'DPkg::Lock::Timeout=120', ...args], say);
}

/** What to put before a command so that it runs as root, or null if that needs a password. */
function becomeRoot(): string[] | null {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram('sudo');
  if (sudo === null || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return null;
  return [sudo, '-n'];
}

function hasLists(): boolean {
  try {
    return readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages'));
  } catch {
    return false;
  }
}

function runShown([command, ...args]: string[], say: Say): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command as string, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    });
    let last = '';
    const hear = (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n'))
        if (/^(Get:|Need to get|Unpacking|Setting up|E:|W:)/.test(line)) say((last = line.trim()));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      if (code !== 0) say(`apt-get ended with code ${code}${last ? ` after: ${last}` : ''}`);
      resolve(code === 0);
    });
  });
}
