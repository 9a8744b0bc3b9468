import { opsPoint, POINT_MS, POINTS_KEPT, type OpsPoint, type OpsSnapshot } from '~/domain/ops/contract';
import { pointOf, recent, slotOf } from '~/domain/ops/point';
import type { Deps } from '../process/deps';

type Redis = Pick<Deps, 'redis' | 'key'>;
const historyKey = ({ key }: Redis): string => key('ops:history');
const KEPT_SECONDS = 3_600;

/**
 * Writes the point of this moment, unless another gateway has claimed it: nobody has to be elected, and a death costs one
 * point at most.
 * @returns whether this gateway wrote it
 */
export async function recordPoint(
  deps: Redis,
  snapshot: () => Promise<OpsSnapshot>,
  now = Date.now(),
): Promise<boolean> {
  const claim = deps.key(`ops:point:${slotOf(now)}`);
  if ((await deps.redis.set(claim, '1', 'PX', POINT_MS * 4, 'NX')) === null) return false;
  const point = JSON.stringify(pointOf(await snapshot()));
  const list = historyKey(deps);
  await deps.redis
    .multi()
    .lpush(list, point)
    .ltrim(list, 0, POINTS_KEPT - 1)
    .expire(list, KEPT_SECONDS)
    .exec();
  return true;
}

/** The last 15 minutes, the oldest first; what an older release has written in another form is left out. */
export async function readHistory(deps: Redis, now = Date.now()): Promise<OpsPoint[]> {
  const points = await deps.redis.lrange(historyKey(deps), 0, POINTS_KEPT - 1);
  const read = points.flatMap((text) => {
    const point = opsPoint.safeParse(JSON.parse(text));
    return point.success ? [point.data] : [];
  });
  return recent(read, now);
}
