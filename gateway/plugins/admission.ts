import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, unavailable } from '~/domain/kit/errors';
import { WORK_HEADER } from '~/domain/kit/work';
import { type Counted, type GiveBack, takeAll } from '~/infra/redis/limits';
import { takeTurns } from '~/infra/support/take-turns';

const isTooMany = (error: unknown): error is Problem => error instanceof Problem && error.kind === 'too-many';

/** What a request brings to a try that may be refused: its proof of work, if any. */
export class Admission {
  private constructor(
    private readonly app: FastifyInstance,
    private readonly purpose: string,
    readonly worked: boolean,
  ) {}

  /** @throws Problem `unavailable` when Redis cannot be asked */
  static async of(app: FastifyInstance, request: FastifyRequest, purpose: string): Promise<Admission> {
    return new Admission(app, purpose, await app.work.spend(request.headers[WORK_HEADER], purpose));
  }

  /**
   * Takes free points, or, for a request that brings proof of work, points of those kept for that.
   * @throws Problem `work-needed` when the free points are spent, `too-many` when the others are
   */
  async take(free: readonly Counted[], worked: readonly Counted[]): Promise<GiveBack> {
    if (this.worked) return takeAll(worked);
    try {
      return await takeAll(free);
    } catch (error) {
      if (!isTooMany(error)) throw error;
      const shares = await Promise.all(worked.map(([limiter, key]) => limiter.share(key)));
      throw this.app.work.needed(this.purpose, Math.max(0, ...shares), error.options.retryAfter ?? 1);
    }
  }
}

/** Tries of one kind that are under way on one gateway, and that wait for their turn. */
const WAITING = 1_000;

/**
 * Lets few tries of one key run at once and the others wait in line, so that right tries that come together, such as a
 * class's, do not spend the points of each other. Each one that runs has taken points, which it returns when it was right.
 * @param atOnce how many tries of one key may run at once
 */
export function turnsByKey(atOnce: number): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { turn: ReturnType<typeof takeTurns>; users: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { turn: takeTurns(atOnce, WAITING, unavailable), users: 0 };
    lines.set(key, line);
    line.users += 1;
    try {
      return await line.turn(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(key);
    }
  };
}
