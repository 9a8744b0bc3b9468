import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { root } from '../launch/paths';
import { step } from '../launch/progress';
import type { TestServers } from '../testing/servers';
import type { Context, Measurement, Result, Sides } from './benchmark';
import { startPeerSide } from './peer-side';
import type { Plan } from './plan';
import { Meter } from './processor-time';
import { startProductSide } from './product-side';
import { openDatabase } from './side';
import { verdicts } from './tables';

export interface Report extends Result {
  measurement: Measurement;
  /** The day, and the load before the run. */
  taken: string;
}

/** What most measurements take at most in `all`, in milliseconds. */
const USUAL = 75_000;

/**
 * Runs them one after the other. Shared programs are started once. If one fails, its error is printed and the others run.
 *
 * @param limit milliseconds for all; what might take longer is left out
 */
export async function runBenchmarks(
  servers: TestServers,
  wanted: readonly Measurement[],
  plan: Plan,
  done: (report: Report) => void,
  limit = Infinity,
): Promise<{ failures: Error[]; leftOut: Measurement[] }> {
  const began = performance.now();
  const leftOut: Measurement[] = [];
  const meter = await Meter.open(servers);
  const machine = await machineOf(servers);
  const failures: Error[] = [];
  let sides: Promise<Sides> | null = null;
  const startSides = async (): Promise<Sides> => {
    const product = await step('Product: 2 gateways', () => startProductSide(servers, plan));
    try {
      return { product, peer: await step('Peer: 2 bare programs', () => startPeerSide(servers, plan)) };
    } catch (error) {
      await product.stop();
      throw error;
    }
  };
  const stopSides = async () => {
    const started = await sides?.catch(() => null);
    sides = null;
    await started?.product.stop();
    await started?.peer.stop();
  };
  try {
    for (const measurement of wanted) {
      if (performance.now() - began > limit - (measurement.longest ?? USUAL)) {
        leftOut.push(measurement);
        continue;
      }
      if (!measurement.groups) await stopSides();
      const context = { servers, plan, meter, groups: () => (sides ??= startSides()) };
      const taken = `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]!.toFixed(1)}`;
      try {
        const result = await step(measurement.title, (say) => measurement.run({ ...context, say } satisfies Context));
        const text = [result.text, verdicts(result.figures), `${taken} before; ${machine}.`].join('\n\n');
        done({ ...result, text, measurement, taken });
      } catch (error) {
        failures.push(error as Error);
        console.log(`    ${(error as Error).message}`);
      }
    }
    return { failures, leftOut };
  } finally {
    await stopSides();
  }
}

const PACKAGES = ['fastify', 'socket.io', 'pg', 'bullmq'];

const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/** What the figures are taken on. */
async function machineOf(servers: TestServers): Promise<string> {
  const database = await openDatabase(servers.databaseUrl);
  const { rows } = await database.query<{ server_version: string }>('SHOW server_version');
  await database.end();
  const redis = new Redis(servers.redisUrl);
  const redisVersion = /redis_version:(\S+)/.exec(await redis.info('server'))?.[1];
  redis.disconnect();
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown'})`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${rows[0]?.server_version} with fsync`,
    `Redis ${redisVersion} append-only`,
    ...PACKAGES.map((name) => `${name} ${versionOf(name)}`),
  ].join(', ');
}
