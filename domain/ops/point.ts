import { POINT_MS, POINTS_KEPT, type OpsPoint, type OpsSnapshot, type Percentiles } from './contract';

const pair = (times: Percentiles | null): [number | null, number | null] => [times?.p50 ?? null, times?.p99 ?? null];

/** Which point of history a moment belongs to. @param at epoch milliseconds */
export const slotOf = (at: number): number => Math.floor(at / POINT_MS);

/** What history keeps of a snapshot. */
export function pointOf(snapshot: OpsSnapshot): OpsPoint {
  const { at, queues, processes, push, people, outbox } = snapshot;
  const sum = (of: 'sockets' | 'watched') => (processes ?? []).reduce((total, each) => total + (each[of] ?? 0), 0);
  return {
    at,
    queues: Object.fromEntries(
      (queues ?? []).map(({ name, waiting, active, delayed, failed, throughput, wait, run }) => [
        name,
        { waiting, active, delayed, failed, throughput, wait: pair(wait), run: pair(run) },
      ]),
    ),
    push: pair(push),
    people: people ?? {},
    sockets: sum('sockets'),
    watched: sum('watched'),
    outbox: outbox?.overdue ?? null,
  };
}

/** History with one more snapshot: a new point if it begins one, nothing if its point is there; 15 minutes at most. */
export function withSnapshot(points: readonly OpsPoint[], snapshot: OpsSnapshot): readonly OpsPoint[] {
  const last = points.at(-1);
  if (last && slotOf(last.at) >= slotOf(snapshot.at)) return points;
  return [...points, pointOf(snapshot)].slice(-POINTS_KEPT);
}

/** The points of the last 15 minutes, the oldest first, each once. @param now epoch milliseconds */
export function recent(points: readonly OpsPoint[], now: number): OpsPoint[] {
  const bySlot = new Map(
    points.filter(({ at }) => at > now - POINT_MS * POINTS_KEPT).map((point) => [slotOf(point.at), point]),
  );
  return [...bySlot.values()].sort((a, b) => a.at - b.at);
}
