import { join } from 'node:path';
import { freePort } from '../embedded/ports';
import { keptSecret } from '../embedded/secret';
import { checkPorts } from './check-ports';
import { embeddedPayments } from './embedded-payments';
import { RunningServers } from './keep-running';
import { dataDir, root, runTypeScript, vite } from './paths';
import { step } from './progress';
import { answersReady } from './readiness';
import { takeRunLock } from './run-lock';
import { runPreparation } from './run-preparation';
import { startServices } from './services';
import { supervise, type Supervised } from './supervise';
import { runMain, stopSignal } from './until-stopped';

const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');

/** `npm run dev`: Vite with hot reload in front, gateway and workers starting again whenever a file of theirs changes. */
async function main(): Promise<number> {
  const stopped = stopSignal();
  const data = dataDir();
  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 3000);
  await checkPorts([port], host, 'npm run dev');
  const unlock = takeRunLock(data);
  const programs: Supervised[] = [];
  const servers = new RunningServers();

  const start = async () => {
    const gatewayPort = await freePort(port + 1);
    const { databaseUrl, redisUrl } = await startServices(data, servers);
    const own: NodeJS.ProcessEnv = {
      ...process.env,
      NODE_ENV: 'development',
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      HOST: '127.0.0.1',
      PORT: String(gatewayPort),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: data,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SESSION_SECRET: process.env.SESSION_SECRET || keptSecret(join(data, 'session-secret')),
      DEMO: process.env.DEMO ?? '1',
    };
    const payments = await embeddedPayments(own, data, gatewayPort);
    const env = { ...own, ...payments?.env };
    const preparation = runTypeScript('infra/tooling/launch/prepare.ts');
    await step('Schema, starter content, accounts', () => runPreparation(preparation, env));
    const run = async (name: string, args: string[]) => {
      const program = await supervise(name, { command: process.execPath, args, cwd: root, env, inherit: true });
      programs.push(program);
      return program;
    };
    const watch = (file: string) => [tsx, 'watch', '--clear-screen=false', '--exclude', 'web/**', file];
    if (payments) await run('payments', watch('infra/tooling/fake-payments/main.ts'));
    await run('workers', watch('workers/main.ts'));
    const gateway = await run('gateway', watch('gateway/main.ts'));
    await step('Gateway', () => gateway.ready(() => answersReady(gatewayPort, '127.0.0.1')));
    await run('vite', [
      vite,
      '--config',
      'web/vite.config.ts',
      '--host',
      host,
      '--port',
      String(port),
      '--strictPort',
      '--clearScreen',
      'false',
    ]);
  };

  try {
    await Promise.race([start().then(() => stopped), stopped]);
  } finally {
    console.log('\nStopping …');
    await Promise.all(programs.map((program) => program.stop(3_000)));
    await servers.stop();
    unlock();
  }
  return 0;
}

void runMain(main);
