import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { root } from '../launch/paths';
import { step } from '../launch/progress';
import type { TestServers } from '../testing/servers';
import type { Benchmark, Context, Sides } from './benchmark';
import { startPeerSide } from './peer-side';
import type { Plan } from './plan';
import { Meter } from './processor-time';
import { startProductSide } from './product-side';
import { openDatabase } from './side';

export interface Report {
  benchmark: Benchmark;
  /** Markdown, with what it was taken on. */
  text: string;
}

/** What most benchmarks take at most in `all`, in milliseconds. */
const USUAL = 75_000;

/**
 * Runs them one after the other. Programs that several share are started once. One that fails is printed, and the others run.
 *
 * @param limit milliseconds for all; what might take longer is left out
 */
export async function runBenchmarks(
  servers: TestServers,
  wanted: readonly Benchmark[],
  plan: Plan,
  done: (report: Report) => void,
  limit = Infinity,
): Promise<{ failures: Error[]; leftOut: Benchmark[] }> {
  const began = performance.now();
  const leftOut: Benchmark[] = [];
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
    for (const benchmark of wanted) {
      if (performance.now() - began > limit - (benchmark.longest ?? USUAL)) {
        leftOut.push(benchmark);
        continue;
      }
      if (!benchmark.groups) await stopSides();
      const context = { servers, plan, meter, groups: () => (sides ??= startSides()) };
      const taken = `${new Date().toISOString().slice(0, 10)}, load ${loadavg()[0]!.toFixed(1)} before; ${machine}.`;
      try {
        const text = await step(benchmark.title, (say) => benchmark.run({ ...context, say } satisfies Context));
        done({ benchmark, text: `${text}\n\n${taken}` });
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
