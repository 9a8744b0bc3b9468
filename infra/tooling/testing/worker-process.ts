import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Child, lastLines, startChild } from '../embedded/child';
import { dataDir, root } from '../launch/paths';
import { buildServers, runBuilt } from '../launch/server-build';
import type { World } from './world';

export interface WorkerProcess {
  /** @throws when it has ended by itself, with the end of its log */
  mustRun(): void;
  /** As a crash would end it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A worker in a process of its own, on the database and the queues of a world; its clock is the real one. */
export async function aWorkerProcess(
  { deps: { config } }: World,
  label: string,
  more: NodeJS.ProcessEnv = {},
): Promise<WorkerProcess> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    WORKER_PORT: '0',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl,
    REDIS_URL: config.redisUrl,
    REDIS_NAMESPACE: config.namespace,
    SESSION_SECRET: config.sessionSecret,
    LOG_LEVEL: 'info',
    ...more,
  };
  const logs = join(dataDir(), 'test-results', 'logs');
  const logFile = join(logs, `${label}.log`);
  mkdirSync(logs, { recursive: true });
  rmSync(logFile, { force: true });
  await buildServers(() => undefined);
  const child: Child = await startChild({
    command: process.execPath,
    args: runBuilt('workers'),
    cwd: root,
    env,
    logFile,
  });
  const mustRun = () => {
    if (!child.running()) throw new Error(`A worker ended by itself:\n${lastLines(logFile)}`);
  };
  while (!readFileSync(logFile, 'utf8').includes('"msg":"ready"')) {
    mustRun();
    await pause(20);
  }
  return {
    mustRun,
    async kill() {
      if (child.running()) process.kill(child.pid, 'SIGKILL');
      await child.exited;
    },
    stop: () => child.stop(),
  };
}
