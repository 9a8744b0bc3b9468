import type { OpsPoint } from '~/domain/ops/contract';

export interface Line {
  name: string;
  points: { at: number; value: number | null }[];
}

/** How the first, second and third line of a plot look. */
export const LOOKS = [
  { colour: 'var(--accent)', dashes: undefined },
  { colour: 'var(--mantine-color-text)', dashes: '6 4' },
  { colour: 'var(--wrong)', dashes: '2 3' },
] as const;

export const lineOf = (name: string, points: readonly OpsPoint[], value: (point: OpsPoint) => number | null): Line => ({
  name,
  points: points.map((point) => ({ at: point.at, value: value(point) })),
});

/** Of one queue, or of all: counts are added up, of times the longest is taken. */
export function ofQueues<T>(
  queue: string | null,
  point: OpsPoint,
  read: (queue: OpsPoint['queues'][string]) => T,
): T[] {
  const all = queue === null ? Object.values(point.queues) : [point.queues[queue]];
  return all.filter((one) => one !== undefined).map(read);
}
export const added = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
export const longest = (values: (number | null)[]): number | null =>
  values.reduce((most, value) => (value === null || (most !== null && most > value) ? most : value), null);

/** Where the axis is marked: at zero, at the top, and at most two between; `whole` for what is counted rather than measured. */
export function ticksOf(top: number, whole: boolean): number[] {
  if (top <= 0) return [0];
  const rough = top / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].map((step) => step * size).find((step) => step >= rough)!;
  const step = whole ? Math.max(1, Math.round(nice)) : nice;
  return Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, index) => Number((index * step).toPrecision(6)));
}

/** The last value of each minute, the newest first. */
export function byMinute(lines: readonly Line[]): { at: number; values: (number | null)[] }[] {
  const last = new Map<number, number>();
  lines[0]?.points.forEach(({ at }, index) => last.set(Math.floor(at / 60_000), index));
  return [...last.values()].reverse().map((index) => ({
    at: lines[0]!.points[index]!.at,
    values: lines.map(({ points }) => points[index]?.value ?? null),
  }));
}
