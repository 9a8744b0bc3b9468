import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ProcessState } from '~/domain/ops/contract';
import type { Deps } from '../process/deps';
import type { Tally } from './tally';

export const BEAT_MS = 2_000;
/** A process counts as dead when it has missed three beats, in milliseconds. */
const ALIVE_MS = 7_000;
const FORGOTTEN_MS = 60_000;
const FLUSH_MS = 1_000;

type Redis = Pick<Deps, 'redis' | 'key' | 'log'>;
const aliveKey = ({ key }: Pick<Redis, 'key'>): string => key('ops:alive');

/** By the clock of Redis, for those of the machines may differ. */
const BEAT = `
local time = redis.call('TIME')
redis.call('HSET', KEYS[1], ARGV[1], time[1] * 1000 + math.floor(time[2] / 1000) .. ' ' .. ARGV[2])`;

/** What a process says of itself. */
export interface Own {
  kind: ProcessState['kind'];
  /** Asked at every beat. */
  numbers?: () => { sockets: number; watched: number };
}

/** Says every 2 s that this process is alive and hands over what it has counted. */
export class Heartbeat {
  readonly id = randomUUID();
  private timers: NodeJS.Timeout[] = [];
  private readonly startedAt = Date.now();

  constructor(
    private readonly deps: Redis,
    private readonly own: Own,
    private readonly tally: Tally,
  ) {}

  async beat(): Promise<void> {
    const { sockets = null, watched = null } = this.own.numbers?.() ?? {};
    const said = {
      kind: this.own.kind,
      host: hostname(),
      pid: process.pid,
      started_at: this.startedAt,
      sockets,
      watched,
    };
    await this.deps.redis.eval(BEAT, 1, aliveKey(this.deps), this.id, JSON.stringify(said));
  }

  start(): void {
    const guarded = (work: () => Promise<void>) => () =>
      void work().catch((error: unknown) =>
        this.deps.log.debug({ err: error }, 'Redis was not told how this process is'),
      );
    const beat = guarded(() => this.beat());
    beat();
    this.timers = [
      setInterval(beat, BEAT_MS).unref(),
      setInterval(
        guarded(() => this.tally.flush()),
        FLUSH_MS,
      ).unref(),
    ];
  }

  /** Says goodbye, so that nobody takes an orderly end for a death. */
  async stop(): Promise<void> {
    this.timers.forEach((timer) => clearInterval(timer));
    if (this.deps.redis.status !== 'ready') return;
    await Promise.all([this.tally.flush(), this.deps.redis.hdel(aliveKey(this.deps), this.id)]).catch(
      (error: unknown) => this.deps.log.debug({ err: error }, 'Redis was not told that this process ends'),
    );
  }
}

/** The processes that are alive, gateways first, the older before the younger. */
export async function aliveProcesses(deps: Pick<Redis, 'redis' | 'key'>): Promise<ProcessState[]> {
  const [time, said] = await Promise.all([deps.redis.time(), deps.redis.hgetall(aliveKey(deps))]);
  const now = Number(time[0]) * 1000 + Math.floor(Number(time[1]) / 1000);
  const all = Object.entries(said).map(([id, text]) => {
    const space = text.indexOf(' ');
    return {
      id,
      seen_at: Number(text.slice(0, space)),
      ...(JSON.parse(text.slice(space + 1)) as Omit<ProcessState, 'id' | 'seen_at'>),
    };
  });
  const forgotten = all.filter(({ seen_at }) => now - seen_at > FORGOTTEN_MS).map(({ id }) => id);
  if (forgotten.length > 0) await deps.redis.hdel(aliveKey(deps), ...forgotten);
  return all
    .filter(({ seen_at }) => now - seen_at < ALIVE_MS)
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.started_at - b.started_at);
}
