import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { startTestServers } from '../testing/servers';
import { dataDir } from './paths';
import { type KeptServers, keptServersFile } from './test-quick';

/** How long the servers wait for another quick run, and how often they look, in milliseconds. */
const UNUSED = 3_600_000;
const LOOK = 60_000;

/** PostgreSQL and Redis that stay between quick runs. A process of its own, which `test-quick.ts` starts. */
async function main(): Promise<void> {
  mkdirSync(dataDir(), { recursive: true });
  const file = keptServersFile();
  const { databaseUrl, redisUrl, stop } = await startTestServers();
  const servers: KeptServers = {
    pid: process.pid,
    env: { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl },
  };
  const end = async () => {
    rmSync(file, { force: true });
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  writeFileSync(file, JSON.stringify(servers), { mode: 0o600 });
  process.send?.(servers);
  setInterval(() => {
    const lastUse = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - lastUse > UNUSED) void end();
  }, LOOK);
}

void main();
