import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startTurnServer } from './turn-server';

interface Started {
  chromium: string;
  gateways: { url: string; pid: number }[];
  databaseUrl: string;
}

/**
 * Starts the real product (three gateways, one worker, its own database with content and demo accounts) and tells the
 * tests where it is: E2E_URL and E2E_URL_2 are two gateways, E2E_SPARE_URL and E2E_SPARE_PID a third that a test may kill.
 * E2E_TURN is the address of a TURN server where there is one; calls use it only when they find no shorter way.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const root = join(__dirname, '../..');
  const turn = await startTurnServer((line) => process.stderr.write(`${line}\n`));
  const env = turn ? { ...process.env, TURN_URLS: turn.url, TURN_SECRET: turn.secret } : process.env;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', 'infra/testing/product-process.ts'], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const line = await Promise.race([
    new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve)),
    exited.then(async () => {
      await turn?.stop();
      throw new Error('The product for the browser tests did not start; what it said is above.');
    }),
  ]);
  const started = JSON.parse(line) as Started;
  process.env.E2E_CHROMIUM = started.chromium;
  process.env.E2E_URL = started.gateways[0]?.url;
  process.env.E2E_URL_2 = started.gateways[1]?.url;
  process.env.E2E_SPARE_URL = started.gateways[2]?.url;
  process.env.E2E_SPARE_PID = String(started.gateways[2]?.pid);
  process.env.E2E_DATABASE_URL = started.databaseUrl;
  if (turn) process.env.E2E_TURN = turn.url;
  return async () => {
    child.stdin.end();
    await exited;
    await turn?.stop();
  };
}
