import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { lastLines, startChild } from '../embedded/child';
import { dataDir, root } from './paths';

/**
 * Runs the preparation in a process of its own, which ends with all that it has loaded.
 *
 * @param args how it is run: from the build, or in development from the sources
 * @throws UserFacingError with the end of what it said
 */
export async function runPreparation(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const logs = join(dataDir(env), 'logs');
  const logFile = join(logs, `prepare-${process.pid}.log`);
  mkdirSync(logs, { recursive: true });
  const child = await startChild({ command: process.execPath, args, cwd: root, env, logFile, private: true });
  const { code, signal } = await child.exited;
  const said = lastLines(logFile);
  rmSync(logFile, { force: true });
  if (code !== 0)
    throw new UserFacingError(`The database could not be prepared (${signal ?? `code ${code}`}):\n${said}`);
}
