import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lastLines, startChild } from '../embedded/child';
import { freePort } from '../embedded/ports';
import { dataDir, root } from '../launch/paths';
import { answersReady } from '../launch/readiness';
import { runBundled } from '../launch/server-build';
import type { Program } from './side';

/** Starts a bare program of this folder and waits until it answers `/readyz`. */
export async function startBareProgram(
  name: string,
  env: NodeJS.ProcessEnv,
): Promise<Program & { stop(): Promise<void> }> {
  const logs = join(dataDir(), 'logs');
  mkdirSync(logs, { recursive: true });
  const port = await freePort();
  const logFile = join(logs, `${name}-${port}.log`);
  rmSync(logFile, { force: true });
  const child = await startChild({
    command: process.execPath,
    args: await runBundled(`infra/tooling/bench/${name}.ts`),
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    logFile,
  });
  while (!(await answersReady(port, '127.0.0.1'))) {
    if (!child.running()) throw new Error(`A bare program ended at its start:\n${lastLines(logFile)}`);
    await pause(50);
  }
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.stop() };
}
