import type { Reader } from '../kit/transaction';
import type { ChartData } from './contract';
import { findFigures, type Group, oldestMonth } from './figures.query';
import { type Metric, METRICS } from '../acts/metrics';
import { type ShareChart, SHARE_CHARTS, type TimeChart, TIME_CHARTS } from './requests';
import { isShareShown } from './small-groups';
import { bucketsOf, SHAPES, type Window } from './windows';

async function figuresOf(read: Reader, metrics: readonly Metric[], window: Window, group: Group) {
  const buckets = bucketsOf(window, read.clock.now(), window === 5 ? await oldestMonth(read) : null);
  const codes = [...new Set(metrics)].map((metric) => METRICS[metric]);
  const figures = await findFigures(read, { metrics: codes, span: SHAPES[window].span, from: buckets[0]!, group });
  return { buckets, figureOf: (metric: Metric, bucket: Date) => figures(METRICS[metric], bucket) };
}

/** Lines of how often something was done, or by how many people, in each bucket of a window. */
export async function timeChart(read: Reader, chart: TimeChart, window: Window, group: Group): Promise<ChartData> {
  const lines = TIME_CHARTS[chart];
  const { buckets, figureOf } = await figuresOf(
    read,
    lines.map(({ metric }) => metric),
    window,
    group,
  );
  return lines.map(({ id, metric, people }) => ({
    id,
    data: buckets.map((bucket) => {
      const figure = figureOf(metric, bucket);
      const y = figure.hidden ? null : people ? figure.people : figure.count;
      return { x: bucket.toISOString(), y, ...(figure.underWay && { under_way: true }) };
    }),
  }));
}

/** Lines of shares in per cent, one decimal; null as well if nothing began. */
export async function shareChart(read: Reader, chart: ShareChart, window: Window, group: Group): Promise<ChartData> {
  const lines = SHARE_CHARTS[chart];
  const { buckets, figureOf } = await figuresOf(
    read,
    lines.flatMap(({ whole, part }) => [whole, part]),
    window,
    group,
  );
  return lines.map(({ id, whole: of, part: came }) => ({
    id,
    data: buckets.map((bucket) => {
      const [whole, part] = [figureOf(of, bucket), figureOf(came, bucket)];
      const shown = !whole.hidden && !part.hidden && whole.count > 0 && isShareShown(whole.count, part.count);
      const y = shown ? Math.round((1_000 * part.count) / whole.count) / 10 : null;
      return { x: bucket.toISOString(), y, ...(whole.underWay && { under_way: true }) };
    }),
  }));
}
