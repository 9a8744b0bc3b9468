import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailboxPage } from '~/domain/mails/contract';
import { readConfig } from '~/infra/process/config';
import { freePort } from '../embedded/ports';
import { keptSecret } from '../embedded/secret';
import { embeddedPayments, paymentsAnswer } from './embedded-payments';
import { firstStaffFile } from '~/infra/process/first-staff';
import { UserFacingError } from '~/infra/support/user-facing-error';
import { checkPorts } from './check-ports';
import { RunningServers } from './keep-running';
import { lanAddresses, lanCertificate } from './lan-certificate';
import { dataDir, root } from './paths';
import { type Say, step } from './progress';
import { answersReady, reachableHost } from './readiness';
import { takeRunLock } from './run-lock';
import { runPreparation } from './run-preparation';
import { buildServers, type PROGRAMS, runBuilt } from './server-build';
import { startServices } from './services';
import { supervise, type Supervised } from './supervise';
import { runMain, stopSignal } from './until-stopped';
import { buildWeb } from './web-build';

/** Phones in the same network may come, by https: without it browsers give them no microphone, notifications or passkeys. */
const LAN = process.env.LAN === '1' || process.argv.includes('--lan');

/** `npm start`: everything that it takes, on this machine. */
async function main(): Promise<number> {
  const stopped = stopSignal();
  const began = Date.now();
  const data = dataDir();
  const ports = await gatewayPorts();
  const given: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: process.env.NODE_ENV || 'production',
    HOST: process.env.HOST || (LAN ? '0.0.0.0' : '127.0.0.1'),
    DATA_DIR: data,
    PORT: String(ports[0]),
  };
  if (LAN && !given.TLS_CERT) {
    const { cert, key } = lanCertificate(join(data, 'tls'), ['localhost', '127.0.0.1', ...lanAddresses()], new Date());
    Object.assign(given, { TLS_CERT: cert, TLS_KEY: key });
  }
  const secure = Boolean(given.TLS_CERT);
  const host = given.HOST as string;
  checkEnvironment(given);
  await checkPorts(ports, host);
  const unlock = takeRunLock(data);
  given.SESSION_SECRET ||= keptSecret(join(data, 'session-secret'));

  const programs: Supervised[] = [];
  const servers = new RunningServers();
  const stopAll = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await servers.stop();
    unlock();
  };

  const start = async () => {
    console.log('Wardmates is starting');
    const build = (name: string, make: (say: Say) => Promise<boolean>) => {
      const building = step(name, async (say) =>
        (await make(say)) ? undefined : say('unchanged since the last build'),
      );
      building.catch(() => undefined);
      return building;
    };
    const programsBuilt = build('Gateway, workers and preparation', buildServers);
    const webBuilt = build('Web app', buildWeb);
    const { databaseUrl, redisUrl, embedded } = await startServices(data, servers);
    const own: NodeJS.ProcessEnv = {
      ...given,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DEMO: given.DEMO ?? (embedded ? '1' : '0'),
    };
    const payments = await embeddedPayments(own, data, ports[0] as number);
    const env = { ...own, ...payments?.env };
    await programsBuilt;
    await step('Schema, starter content, accounts', () => runPreparation(runBuilt('prepare'), env));
    await webBuilt;

    // SIGINT: all of them end, so that a gateway need not wait until its connections have moved to another one.
    const run = async (name: string, program: keyof typeof PROGRAMS, port: number) => {
      const options = {
        command: process.execPath,
        args: runBuilt(program),
        cwd: root,
        env: { ...env, PORT: String(port) },
        logFile: join(data, 'logs', `${name}.log`),
        stopSignal: 'SIGINT' as const,
      };
      const supervised = await supervise(name, options);
      programs.push(supervised);
      return supervised;
    };
    if (payments)
      await step('Payment provider of the demo', async () =>
        (await run('payments', 'payments', payments.port)).ready(() => paymentsAnswer(payments.port)),
      );
    await step(ports.length === 1 ? 'Gateway and workers' : `${ports.length} gateways and the workers`, async () => {
      const workers = await run('workers', 'workers', ports[0] as number);
      await Promise.all(
        ports.map(async (port) =>
          (await run(`gateway-${port}`, 'gateway', port)).ready(() => answersReady(port, host, secure)),
        ),
      );
      await workers.ready(async () => true);
    });
    welcome({
      ports,
      host,
      secure,
      demo: env.DEMO === '1',
      payments: payments?.env.STRIPE_API_BASE ?? null,
      firstStaff: firstStaffWords(data),
      logs: join(data, 'logs'),
      took: Date.now() - began,
    });
  };

  let signal: NodeJS.Signals;
  try {
    signal = await Promise.race([start().then(() => stopped), stopped]);
  } catch (error) {
    await stopAll();
    throw error;
  }
  console.log(`\n${signal === 'SIGINT' ? 'Ctrl-C' : signal}: stopping …`);
  await stopAll();
  console.log('Stopped. Your data is kept for the next start.');
  return 0;
}

/** Reports a bad value at once, not after a minute of work; the servers are not known yet. */
function checkEnvironment(env: NodeJS.ProcessEnv): void {
  const unknown = {
    DATABASE_URL: 'postgres://127.0.0.1/',
    REDIS_URL: 'redis://127.0.0.1/',
    SESSION_SECRET: '-'.repeat(32),
  };
  try {
    readConfig({
      ...env,
      ...Object.fromEntries(Object.entries(unknown).map(([name, stand]) => [name, env[name] || stand])),
    });
  } catch (error) {
    throw new UserFacingError((error as Error).message);
  }
}

async function gatewayPorts(): Promise<number[]> {
  const first = process.env.PORT ? Number(process.env.PORT) : 3000;
  const count = process.env.GATEWAYS ? Number(process.env.GATEWAYS) : 1;
  if (!Number.isInteger(first) || first < 0 || first > 65_535)
    throw new UserFacingError(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  if (!Number.isInteger(count) || count < 1 || count > 16)
    throw new UserFacingError(`GATEWAYS must be a number from 1 to 16, not "${process.env.GATEWAYS}".`);
  const base = first === 0 ? await freePort() : first;
  return Array.from({ length: count }, (_, index) => base + index);
}

function welcome({
  ports,
  host,
  secure,
  demo,
  payments,
  firstStaff,
  logs,
  took,
}: {
  ports: number[];
  host: string;
  secure: boolean;
  demo: boolean;
  /** Where the embedded payment provider is. */
  payments: string | null;
  /** How the first staff account is made, if there is none. */
  firstStaff: string | null;
  logs: string;
  took: number;
}): void {
  const shown = reachableHost(host) === '127.0.0.1' ? 'localhost' : host;
  console.log(`\nWardmates is ready after ${(took / 1000).toFixed(1)} s:\n`);
  const scheme = secure ? 'https' : 'http';
  for (const port of ports) console.log(`  ${scheme}://${shown}:${port}/`);
  if (LAN) {
    for (const address of lanAddresses()) console.log(`  ${scheme}://${address}:${ports[0]}/  on this network`);
    if (!process.env.TLS_CERT)
      console.log('\n  The certificate is of this machine alone: each browser asks once whether to go on.');
  }
  if (demo)
    console.log(
      '\n  Demo sign-ins: learner1 … learner8, supporter1, author1, moderator1, staff1\n  Their password: practise-2026',
    );
  if (demo && !process.env.SMTP_URL)
    console.log(`\n  Emails go to nobody; staff1 reads them at ${scheme}://${shown}:${ports[0]}${mailboxPage.path}`);
  if (payments)
    console.log(`\n  Purchases go to a payment provider of this machine, where no money moves: ${payments}/`);
  if (firstStaff) console.log(`\n${firstStaff.trim().replaceAll(/^/gm, '  ')}`);
  console.log(`\n  Logs: ${logs}\n  Ctrl-C stops it.`);
}

/** The text that the preparation left for the person who starts the product. */
function firstStaffWords(data: string): string | null {
  try {
    return readFileSync(firstStaffFile(data), 'utf8');
  } catch {
    return null;
  }
}

void runMain(main);
