import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { FastifyInstance } from 'fastify';
import { jobs } from '~/domain/rooms';
import type { Clock } from '~/domain/kit/transaction';
import { buildServer, type Gateway } from '~/gateway/server';
import { handlers } from '~/workers/rooms';
import { runDelivery } from '~/workers/registry';
import type { Config } from '~/infra/process/config';
import { openDeps, type Deps } from '~/infra/process/deps';
import { TestClient } from './client';
import { emptyDatabase, emptyRedis } from './empty';
import { TEMPLATE } from './template';

/** A busy machine is no failure: a process that stands still for seconds hears the answers to what it asked afterwards. */
const PATIENCE_MS = 120_000;

/** What `Config` says of speech if no server is named. */
export const NO_SPEECH = {
  baseUrl: undefined,
  apiKey: undefined,
  transcriptionModel: 'hears',
  model: 'speaks',
  voice: 'alloy',
  timeoutSeconds: 10,
};

const DAY = 86_400_000;

export interface TestClock extends Clock {
  /** @param milliseconds how far to go on */
  advance(milliseconds: number): void;
}

function testClock(): TestClock {
  const { TEST_CLOCK } = process.env;
  let now = TEST_CLOCK ? Date.parse(TEST_CLOCK) : Date.now();
  return { now: () => new Date(now), advance: (milliseconds) => void (now += milliseconds) };
}

interface JobRow {
  id: string;
  name: string;
  body: Record<string, unknown>;
  trace: string | null;
}

/** A world with settings of its own, or with `own`, is of one file; the others of a group share one (`openWorld`). */
export type WorldOptions = Partial<Config> & { own?: true };

/** The product on a database and a Redis namespace of its own. Postgres, Redis, the Fastify app and the job handlers are real; only the clock is ours. */
export class World {
  deps!: Deps;
  gateway!: Gateway;
  readonly clock = testClock();
  private readonly name = `test_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
  /** Of this world alone. */
  readonly dataDir = join(tmpdir(), this.name);
  private readonly others: { gateway: Gateway; deps: Deps }[] = [];

  constructor(private readonly overrides: Partial<Config> = {}) {}

  get app(): FastifyInstance {
    return this.gateway.app;
  }

  private get config(): Config {
    return {
      mode: 'test',
      port: 0,
      host: '127.0.0.1',
      dataDir: this.dataDir,
      databaseUrl: databaseUrl(this.name),
      databasePool: 12,
      redisUrl: required('TEST_REDIS_URL'),
      namespace: this.name.replaceAll('_', '-'),
      publicUrl: undefined,
      tls: null,
      sessionSecret: 'a secret that only tests know, 32 or more',
      demo: false,
      firstStaffEmail: undefined,
      trustProxy: false,
      logLevel: process.env.TEST_LOG_LEVEL ?? 'silent',
      chatUrl: 'https://chat.example',
      ice: { stunUrls: [], turnUrls: [], turnSecret: undefined, relayOnly: false },
      rateLimit: { person: 100_000, address: 100_000 },
      workBits: 4,
      metrics: { token: undefined, networks: ['127.0.0.0/8'] },
      workerPort: 0,
      otlpEndpoint: undefined,
      images: { s3: null },
      mail: { smtpUrl: undefined, from: 'Wardmates <no-reply@test.example>', mailbox: true },
      push: { local: null },
      payments: null,
      feedbackBudget: { person: 20, installation: 500 },
      ai: { baseUrl: undefined, apiKey: undefined, model: 'test', timeoutSeconds: 1 },
      speech: { ...NO_SPEECH },
      ...this.overrides,
    };
  }

  async open(): Promise<void> {
    await withServer((client) => client.query(`CREATE DATABASE ${this.name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`));
    this.deps = await this.openDeps();
    this.gateway = await buildServer(this.deps);
    // Limits refuse while there is no connection; a test begins when there is one.
    await this.deps.redis.ping();
  }

  /** Opens it, or empties it after another file. */
  async begin(): Promise<void> {
    if (this.gateway) await this.reset();
    else await this.open();
  }

  private openDeps(): Promise<Deps> {
    return openDeps(this.config, {
      clock: this.clock,
      log: pino({ level: this.config.logLevel }),
      patience: PATIENCE_MS,
    });
  }

  /** One more gateway on the same database and Redis, as on another machine. */
  async anotherGateway(): Promise<{ gateway: Gateway; deps: Deps }> {
    const deps = await this.openDeps();
    const other = { deps, gateway: await buildServer(deps) };
    this.others.push(other);
    return other;
  }

  /** Opens a port for sockets and browsers; the address ends without a slash. */
  async listen(gateway: Gateway = this.gateway): Promise<string> {
    if (!gateway.app.server.listening) await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
  }

  /** A browser of its own: keeps cookies, answers CSRF. */
  client(gateway: Gateway = this.gateway): TestClient {
    return new TestClient(gateway.app, this.overrides.publicUrl && new URL(this.overrides.publicUrl).host);
  }

  /** A client signed in as somebody. */
  async signedIn(person: { id: number }, gateway: Gateway = this.gateway): Promise<TestClient> {
    const client = this.client(gateway);
    await client.signIn(this.deps, person.id);
    return client;
  }

  /** Dispatches every outbox row and runs every due job, until nothing is left. @returns the errors of failed jobs */
  async drain(): Promise<Error[]> {
    const failures: Error[] = [];
    for (;;) {
      await this.deps.dispatcher.settled();
      const due: JobRow[] = await this.deps.dataSource.query(
        `SELECT id, name, body, trace FROM outbox WHERE kind = 'job' AND failed_at IS NULL AND due_at <= $1 ORDER BY id`,
        [this.clock.now()],
      );
      if (due.length === 0) return failures;
      for (const row of due) {
        const handler = handlers.find(({ job }) => job === jobs.get(row.name));
        if (!handler) throw new Error(`no handler for ${row.name}`);
        await runDelivery(this.deps, handler, { outbox_id: row.id, payload: row.body, trace: row.trace }, true).catch(
          (error: Error) => failures.push(error),
        );
      }
    }
  }

  /** Closes what one file opened beside the first gateway. */
  async closeOthers(): Promise<void> {
    for (const other of this.others.splice(0)) {
      await other.gateway.close();
      await other.deps.close();
    }
  }

  /**
   * Leaves nothing of one file to the next: no row, no Redis key, no file, no socket, no spy. The clock goes on by a day, which is longer
   * than anything is remembered in memory.
   */
  async reset(): Promise<void> {
    jest.restoreAllMocks();
    this.gateway.live.io.local.disconnectSockets(true);
    await this.deps.dispatcher.settled();
    await emptyDatabase(this.deps.dataSource);
    await emptyRedis(this.deps.redis, this.deps.config.namespace);
    await rm(this.dataDir, { recursive: true, force: true });
    this.clock.advance(DAY);
  }

  async close(): Promise<void> {
    await this.closeOthers();
    // What could not be opened needs no closing; its own error is what should be read.
    await this.gateway?.close();
    await this.deps?.close();
    await rm(this.dataDir, { recursive: true, force: true });
    await withServer((client) => client.query(`DROP DATABASE IF EXISTS ${this.name} WITH (FORCE)`));
  }
}

/** The world that the files of a group share; `close-world.ts` closes it after the last of them. */
const group = globalThis as { sharedWorld?: World };

/**
 * Opens a world for the tests of the surrounding `describe` or file. Files of a group share one, which is emptied between them:
 * opening one takes longer than most tests. A file has its own with settings, and with `own: true` if it counts over everything,
 * goes far ahead in time or stops something.
 */
export function openWorld({ own, ...settings }: WorldOptions = {}): World {
  if (own || Object.keys(settings).length > 0) {
    const world = new World(settings);
    beforeAll(() => world.open());
    afterAll(() => world.close());
    return world;
  }
  const world = (group.sharedWorld ??= new World());
  beforeAll(() => world.begin());
  afterAll(() => world.closeOthers());
  return world;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with \`npm test\``);
  return value;
}

function databaseUrl(database: string): string {
  const url = new URL(required('TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  return url.toString();
}

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
