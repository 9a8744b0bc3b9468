import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AIMS } from './aims';
import type { Context, Measurement, Result } from './benchmark';
import { startWatching } from './join-rounds';
import { table, times, whole } from './tables';
import { MEMBERS, SIDES, type SideName } from './plan';
import { type Program, type Side, watchesOf } from './side';

/** What one socket costs, in bytes. */
interface Weight {
  /** Objects and buffers of JavaScript. */
  heap: number;
  /** Of the process, with what libraries and the system hold for it. */
  resident: number;
}

interface Weights {
  connected: Weight;
  watching: Weight;
}

function memoryOf(folder: string, { pid }: Program): Promise<Weight> {
  return new Promise((resolve, reject) => {
    request({ socketPath: join(folder, `${pid}.sock`) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { heapUsed, external, rss } = JSON.parse(text) as NodeJS.MemoryUsage;
        resolve({ heap: heapUsed + external, resident: rss });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function run({ plan, groups, say }: Context): Promise<Result> {
  const sides = await groups();
  // A socket's path is limited to about 100 characters, so it is not in the data folder.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { NODE_OPTIONS: `--require ${require.resolve('./memory-report.cjs')}`, BENCH_MEMORY: folder };
  try {
    const weights = {} as Record<SideName, Weights>;
    for (const name of SIDES) {
      const program = await sides[name].startGateway(env);
      const lobbies = Math.ceil(plan.idleSockets / MEMBERS);
      weights[name] = await weigh(sides[name], program, lobbies);
      say(`${name}: ${whole(weights[name].connected.heap)} bytes`);
      await program.stop();
    }
    return report(weights, plan.idleSockets);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  async function weigh(side: Side, program: Program, lobbies: number): Promise<Weights> {
    const watchesOfAll = (count: number) => watchesOf(side, { from: 0, count }, [program]);
    // Some come and go first: what is compiled and allocated once is not a socket's.
    const first = startWatching();
    await first.tell('connect', watchesOfAll(Math.ceil(lobbies / 5)));
    await first.tell('watch', watchesOfAll(Math.ceil(lobbies / 5)));
    await first.stop();
    const client = startWatching();
    try {
      const before = await settled(program);
      const count = await client.tell('connect', watchesOfAll(lobbies));
      const connected = await settled(program);
      await client.tell('watchConnected', undefined);
      const watching = await settled(program);
      const each = (after: Weight): Weight => ({
        heap: (after.heap - before.heap) / count,
        resident: (after.resident - before.resident) / count,
      });
      return { connected: each(connected), watching: each(watching) };
    } finally {
      await client.stop();
    }
  }

  /** What a request or a departure leaves for a moment is gone after the next sweeps. */
  async function settled(program: Program): Promise<Weight> {
    await new Promise((resolve) => setTimeout(resolve, plan.idleTime));
    return memoryOf(folder, program);
  }
}

function report(weights: Record<SideName, Weights>, count: number): Result {
  const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
  const row = (title: string, of: (side: Weights) => number) => [
    title,
    kilobytes(of(weights.product)),
    kilobytes(of(weights.peer)),
    times(of(weights.product) / of(weights.peer)),
  ];
  const text = [
    `${whole(count)} sockets of as many people on one gateway, after a full garbage collection; kB for each socket.`,
    table(
      ['kB a socket', 'product', 'peer', 'ratio'],
      [
        row('connected, heap and buffers', ({ connected }) => connected.heap),
        row('connected, resident', ({ connected }) => connected.resident),
        row('watching a lobby, heap and buffers', ({ watching }) => watching.heap),
        row('watching a lobby, resident', ({ watching }) => watching.resident),
      ],
    ),
  ].join('\n\n');
  return { text, figures: [[AIMS.idleSocket, weights.product.connected.heap / weights.peer.connected.heap]] };
}

export const idleSockets: Measurement = {
  name: 'idle-sockets',
  title: 'Memory of an idle socket',
  peer: 'The peer is bare Socket.IO with its Redis adapter. It knows no session and keeps no presence.',
  groups: true,
  run,
};
