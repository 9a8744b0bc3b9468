import type { OpsSnapshot } from '~/domain/ops/contract';
import { outboxState } from '~/domain/ops/outbox.query';
import { peopleCounts } from '~/domain/ops/people.query';
import type { Deps } from '../process/deps';
import { aliveProcesses } from './heartbeat';
import { queueStates } from './queue-states';
import { readTallies, TALLIES } from './tally';

/** Who takes longer than this to answer, in milliseconds, counts as away. */
const PATIENCE_MS = 2_000;

export type OpsDeps = Pick<Deps, 'redis' | 'key' | 'read' | 'queues'>;

/** What was answered in time, and how long it took; null otherwise. */
async function asked<T>(work: () => Promise<T>): Promise<{ value: T; ms: number } | null> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)));
  try {
    return await Promise.race([
      work().then((value) => ({ value, ms: Math.round((performance.now() - began) * 10) / 10 })),
      late,
    ]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const figure = (info: string, name: string): number | null => {
  const found = new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1];
  return found === undefined ? null : Number(found);
};

/** The state of this moment. What is away is said to be; it never fails. */
export async function collect(deps: OpsDeps): Promise<OpsSnapshot> {
  const { redis, read } = deps;
  const at = Date.now();
  const [postgres, people, ping] = await Promise.all([
    asked(() => outboxState(read)),
    asked(() => peopleCounts(read)),
    asked(() => redis.ping()),
  ]);
  // Commands would pile up while it is away.
  const [info, processes, tallied] = ping
    ? await Promise.all([
        asked(() => redis.info()),
        asked(() => aliveProcesses(deps)),
        asked(() => readTallies(deps, at)),
      ])
    : [null, null, null];
  const queues =
    tallied && (await asked(() => queueStates(deps, tallied.value, postgres && postgres.value.failed, at)));
  const failed = postgres ? Object.values(postgres.value.failed).reduce((sum, count) => sum + count, 0) : 0;
  return {
    at,
    queues: queues && queues.value,
    processes: processes && processes.value,
    push: tallied && tallied.value.times(TALLIES.push),
    people: people && people.value,
    outbox: postgres && { overdue: postgres.value.overdue, oldest: postgres.value.oldest, failed },
    postgres: {
      up: postgres !== null,
      ms: postgres && postgres.ms,
      connections: postgres && postgres.value.connections,
      connections_max: postgres && postgres.value.connections_max,
    },
    redis: {
      up: ping !== null,
      ms: ping && ping.ms,
      memory: info && figure(info.value, 'used_memory'),
      clients: info && figure(info.value, 'connected_clients'),
    },
    reports: postgres && postgres.value.reports,
    audit: postgres && postgres.value.audit,
  };
}
