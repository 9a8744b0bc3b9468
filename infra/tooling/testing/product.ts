import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Child, lastLines, startChild } from '../embedded/child';
import { freePort } from '../embedded/ports';
import { hashFiles } from '../launch/hash-files';
import { dataDir, root } from '../launch/paths';
import { answersReady } from '../launch/readiness';
import { runPreparation } from '../launch/run-preparation';
import { buildServers, runBuilt } from '../launch/server-build';
import { buildWeb } from '../launch/web-build';

export interface ProductOptions {
  gateways?: number;
  workers?: number;
  /** Servers to use; the product gets a database and a Redis namespace of its own on them. */
  databaseUrl: string;
  redisUrl: string;
  /** On top of what the product needs to run. */
  env?: NodeJS.ProcessEnv;
  /** The web app is not built if only calls and sockets are asked. */
  web?: boolean;
  /** Puts more into the database; done once for each name, and copied for every further product on the server. */
  filled?: Filling;
}

export interface Filling {
  name: string;
  fill(databaseUrl: string): Promise<void>;
}

export interface RunningProcess {
  pid: number;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

export interface Product {
  /** Every gateway has an address of its own, without a slash at the end. */
  gateways: (RunningProcess & { url: string })[];
  /** Starts one more, with further variables. */
  startGateway(env?: NodeJS.ProcessEnv): Promise<RunningProcess & { url: string; stop(): Promise<void> }>;
  workers: RunningProcess[];
  /** Of its own database. */
  databaseUrl: string;
  stop(): Promise<void>;
}

/** The real product as separate processes, with starter content and demo accounts, as `npm start` runs it. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const name = `product_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const databaseUrl = databaseOn(options.databaseUrl, name);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    REDIS_URL: options.redisUrl,
    REDIS_NAMESPACE: name.replaceAll('_', '-'),
    SESSION_SECRET: randomUUID() + randomUUID(),
    DEMO: '1',
    // Every browser of a test comes from one address.
    RATE_LIMIT_PERSON: '100000',
    RATE_LIMIT_ADDRESS: '100000',
    ...options.env,
  };
  const children: Child[] = [];
  const stop = async () => {
    await Promise.all(children.map((child) => child.stop()));
    await onServer(options.databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  const logs = join(dataDir(), 'test-results', 'logs');
  mkdirSync(logs, { recursive: true });

  const run = async (label: string, args: string[], port: number, more: NodeJS.ProcessEnv = {}) => {
    const logFile = join(logs, `${label}.log`);
    rmSync(logFile, { force: true });
    const child = await startChild({
      command: process.execPath,
      args,
      cwd: root,
      env: { ...env, ...more, PORT: String(port) },
      logFile,
    });
    children.push(child);
    return { child, logFile, pid: child.pid, kill: () => crash(child) };
  };
  let started = 0;
  const startGateway: Product['startGateway'] = async (more) => {
    const port = await freePort();
    started += 1;
    const gateway = await run(`gateway-${started}`, runBuilt('gateway'), port, more);
    while (!(await answersReady(port, '127.0.0.1'))) {
      if (!gateway.child.running())
        throw new Error(`A gateway of the product ended at its start:\n${lastLines(gateway.logFile)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { pid: gateway.pid, kill: gateway.kill, stop: () => gateway.child.stop(), url: `http://127.0.0.1:${port}` };
  };

  try {
    if (options.web !== false) await buildWeb(() => undefined);
    await buildServers(() => undefined);
    await createPrepared(options.databaseUrl, name, env, options.filled);
    // What a start offers is this product's own: the copied database was prepared with other secrets.
    if (env.DEMO !== '1') await runPreparation(runBuilt('prepare'), env);
    const workers = await Promise.all(
      Array.from({ length: options.workers ?? 1 }, (_, index) => run(`workers-${index + 1}`, runBuilt('workers'), 0)),
    );
    const gateways = await Promise.all(Array.from({ length: options.gateways ?? 2 }, () => startGateway()));
    return { gateways, startGateway, workers: workers.map(({ pid, kill }) => ({ pid, kill })), databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function crash(child: Child): Promise<void> {
  if (child.running()) process.kill(child.pid, 'SIGKILL');
  await child.exited;
}

/**
 * Creates a database as `prepare` leaves it. Prepared is only the first of a server: the others are copied from that, as
 * long as nothing has changed that it was made from.
 */
export async function createPrepared(
  serverUrl: string,
  name: string,
  env: NodeJS.ProcessEnv,
  filled?: Filling,
): Promise<void> {
  const template = `prepared_${env.DEMO === '1' ? 'demo' : 'bare'}_${filled ? `${filled.name}_` : ''}${hashFiles(['infra/content', 'infra/database', 'domain']).slice(0, 16)}`;
  await onServer(serverUrl, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('wardmates prepared database'))`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await client.query(`drop database if exists ${unfinished} with (force)`);
      await client.query(`create database ${unfinished}`);
      await buildServers(() => undefined);
      await runPreparation(runBuilt('prepare'), { ...env, DATABASE_URL: databaseOn(serverUrl, unfinished) });
      await filled?.fill(databaseOn(serverUrl, unfinished));
      await client.query(`alter database ${unfinished} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
}

const databaseOn = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString();

async function onServer<T>(serverUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseOn(serverUrl, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
