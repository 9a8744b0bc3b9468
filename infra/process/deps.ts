import type Redis from 'ioredis';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { liveResources } from '~/domain/rooms';
import type { Clock, TextReader } from '~/domain/kit/transaction';
import type { Config } from './config';
// Installs the sanitiser for all readers of stored rich text.
import '../html/sanitise';
import { onceReachable } from '../database/connect';
import { createDataSource, poolOf } from '../database/data-source';
import { createDispatcher, type Dispatcher, type ObserveDelivery } from '../database/dispatcher';
import { sqlOnPool } from '../database/sql';
import { openTransactions, type Transactions } from '../database/transaction';
import { watchPool } from '../database/watch-pool';
import { openLiveBus, type LiveBus } from '../redis/live-bus';
import { type Mailer, openMailer } from '../mail/mailer';
import { openPusher, type Pusher } from '../push/pusher';
import { openPayments } from '../payments/open';
import type { PaymentProvider } from '~/domain/purchases/payment/provider';
import { openQueues, type Queues } from '../redis/queues';
import { connectRedis } from '../redis/redis';

/** What a process of the product works with; built once at its start, in tests too. */
export interface Deps extends Transactions {
  readonly config: Config;
  readonly read: TextReader;
  readonly redis: Redis;
  /** A Redis key in our namespace. */
  key(name: string): string;
  readonly log: Logger;
  readonly clock: Clock;
  readonly dataSource: DataSource;
  readonly bus: LiveBus;
  readonly queues: Queues;
  readonly dispatcher: Dispatcher;
  readonly mailer: Mailer;
  readonly pusher: Pusher;
  /** The payment provider; null if nothing is on sale. */
  readonly payments: (() => Promise<PaymentProvider>) | null;
  close(): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date() };

/** Never in a log line, wherever it may turn up in what is logged. */
const SECRETS = [
  'password',
  'password_confirm',
  'cookie',
  'authorization',
  'csrftoken',
  'session',
  'token',
  'pin',
  'apiKey',
  'secretKey',
  'webhookSecret',
  'signature',
  // Of a device that gets messages, and what they say.
  'endpoint',
  'p256dh',
  'auth',
  'payload',
];
/** What the databases' libraries put in their errors: the values of the statement or the arguments of the command. */
const VALUES = ['err.parameters', 'err.detail', 'err.where', 'err.driverError', 'err.command'];

/** Written in the background, at the latest after a second and when the process ends: no request waits for its line. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), 1_000).unref();
  return output;
}

export const createLog = (
  config: Pick<Config, 'logLevel'>,
  name: string,
  destination: DestinationStream = standardOutput(),
): Logger =>
  pino(
    {
      name,
      level: config.logLevel,
      redact: {
        paths: [...VALUES, ...SECRETS.flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`])],
        censor: '[redacted]',
      },
    },
    destination,
  );

/**
 * @param options.databaseWait how long somebody may wait for a connection to Postgres, in milliseconds
 * @param options.patience how long Redis, and Postgres if it is probed, may take to answer, in milliseconds: instead of the few
 * seconds of a product, where a busy machine is no failure
 */
export async function openDeps(
  config: Config,
  options: {
    name?: string;
    clock?: Clock;
    log?: Logger;
    observeDelivery?: ObserveDelivery;
    databaseWait?: number;
    patience?: number;
  } = {},
): Promise<Deps> {
  const log = options.log ?? createLog(config, options.name ?? 'wardmates');
  const clock = options.clock ?? systemClock;
  const dataSource = await onceReachable(
    () => createDataSource(config.databaseUrl, config.databasePool, options.databaseWait).initialize(),
    log,
  );
  const unwatch = watchPool(poolOf(dataSource), config.databaseUrl, log, options.patience);
  const redis = connectRedis(config.redisUrl, 'commands', options.patience);
  // For queues and news, which wait for no other command of the tick.
  const atOnce = connectRedis(config.redisUrl, 'jobs', options.patience);
  for (const connection of [redis, atOnce]) {
    connection.on('error', (error) => log.warn({ err: error }, 'Redis cannot be reached'));
  }
  const key = (name: string) => `${config.namespace}:${name}`;
  const read: TextReader = { query: dataSource.query.bind(dataSource), sql: sqlOnPool(dataSource), clock };
  const bus = openLiveBus(atOnce, key('live'), () =>
    connectRedis(config.redisUrl, 'subscriber').on('error', () => undefined),
  );
  const queues = openQueues(atOnce, config.namespace);
  const mailer = openMailer(config, read);
  const dispatcher = createDispatcher({ read, bus, queues, log, observe: options.observeDelivery });
  const transactions = openTransactions(dataSource, {
    clock,
    dispatch: dispatcher.dispatch,
    readSnapshot: (reader, name, about) => liveResources.get(name)?.snapshot(reader, about),
  });
  return {
    config,
    read,
    ...transactions,
    redis,
    key,
    log,
    clock,
    dataSource,
    bus,
    queues,
    dispatcher,
    mailer,
    pusher: openPusher({ config, read, clock, ...transactions }),
    payments: openPayments(config, () => clock.now()),
    async close() {
      await dispatcher.stop();
      await mailer.close();
      await queues.close();
      unwatch();
      redis.disconnect();
      atOnce.disconnect();
      await dataSource.destroy();
    },
  };
}
