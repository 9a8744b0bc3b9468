import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Redis from 'ioredis';
import type { TestServers } from '../testing/servers';
import { openDatabase } from './side';

/** What Linux counts processor time in, in milliseconds. */
const TICK = 10;

/** Processor time in milliseconds; NaN if there is no `/proc`. */
export interface Cost {
  /** Of the gateways or the bare programs that are measured. */
  programs: number;
  postgres: number;
  redis: number;
}

export const COSTS = ['programs', 'postgres', 'redis'] as const;
export const allOf = ({ programs, postgres, redis }: Cost): number => programs + postgres + redis;
const each = (of: (what: keyof Cost) => number): Cost => ({
  programs: of('programs'),
  postgres: of('postgres'),
  redis: of('redis'),
});

/** Fields of `/proc/<pid>/stat` from the parent on, see proc(5). */
const statOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ').slice(1).map(Number);
const ownTime = (pid: number): number => (statOf(pid)[10]! + statOf(pid)[11]!) * TICK;
/** Of children that have ended. */
const endedTime = (pid: number): number => (statOf(pid)[12]! + statOf(pid)[13]!) * TICK;
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);

/** A backend may end between the listing and the reading; its time is then the postmaster's. */
function timeOfChild(pid: number): number {
  try {
    return ownTime(pid);
  } catch {
    return 0;
  }
}

/** How often the idle servers are looked at. */
const IDLE_LOOKS = 5;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Counts the processor time of the programs that are measured, and of PostgreSQL and Redis, which both sides share. */
export class Meter {
  /** What the servers use for the gateways that are running while nobody asks for anything, per millisecond. */
  private idleLevel: Cost = { programs: 0, postgres: 0, redis: 0 };

  private constructor(
    private readonly postmaster: number,
    private readonly redis: number,
  ) {}

  static async open(servers: Pick<TestServers, 'databaseUrl' | 'redisUrl'>): Promise<Meter> {
    if (!existsSync('/proc/self/stat')) return new Meter(NaN, NaN);
    const database = await openDatabase(servers.databaseUrl);
    const { rows } = await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const postmaster = statOf(rows[0]!.pid)[0]!;
    await database.end();
    const redis = new Redis(servers.redisUrl);
    const pid = /process_id:(\d+)/.exec(await redis.info('server'))?.[1];
    redis.disconnect();
    return new Meter(postmaster, Number(pid));
  }

  /**
   * Takes what the servers do for idle gateways off all later figures: the gateways of the product run on while the bare
   * program has its turn, and their sweeps are not its work. It is the least of several looks, because the servers still tidy
   * up after the rows that were filled in before.
   *
   * @param milliseconds how long all looks take together
   */
  async takeIdleLevel(milliseconds: number): Promise<void> {
    const looks: Cost[] = [];
    for (let look = 0; look < IDLE_LOOKS; look += 1) {
      const [before, began] = [this.read([]), performance.now()];
      await pause(milliseconds / IDLE_LOOKS);
      const [after, took] = [this.read([]), performance.now() - began];
      looks.push(each((what) => (after[what] - before[what]) / took));
    }
    this.idleLevel = each((what) => Math.min(...looks.map((look) => look[what])));
  }

  /** @returns what the work answered, and the processor time that it took of these processes and of the servers */
  async measure<R>(
    pids: readonly number[],
    work: () => Promise<R>,
  ): Promise<{ result: R; cost: Cost; milliseconds: number }> {
    const [before, began] = [this.read(pids), performance.now()];
    const result = await work();
    const [after, milliseconds] = [this.read(pids), performance.now() - began];
    return {
      result,
      milliseconds,
      cost: each((what) => after[what] - before[what] - this.idleLevel[what] * milliseconds),
    };
  }

  private read(pids: readonly number[]): Cost {
    if (Number.isNaN(this.postmaster)) return { programs: NaN, postgres: NaN, redis: NaN };
    const postgres =
      sum(childrenOf(this.postmaster).map(timeOfChild)) + ownTime(this.postmaster) + endedTime(this.postmaster);
    return { programs: sum(pids.map(ownTime)), postgres, redis: ownTime(this.redis) };
  }
}

/** Of one of so many. */
export const costEach = (cost: Cost, count: number): Cost => each((what) => cost[what] / count);
