import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { useIntl } from 'react-intl';
import type { LearningChart } from '~/domain/learning/contract';
import { chartTheme } from '~/web/ui/chart-theme';
import { COLOURS, type Series } from '~/web/ui/weekly/weeks';
import layout from '~/web/ui/layout.module.css';

type Spread = NonNullable<LearningChart['histogram']>;

/** Lines stand at the average rounded to the nearest 10 (spec 2 §9), which is one of the labels. */
export const lineAt = (average: number): number => Math.round(average / 10) * 10;

/** Every second label, unless bars are few: more overlap on a phone. The table has all. */
const FEW = 5;
const isNamed = (label: number) => label % 20 === 0;

/** How others' scores are spread, with a line at one's own average and one at theirs. The table beside it says the same. */
export function Histogram({ histogram, label }: { histogram: Spread; label: string }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const highest = histogram.until ?? histogram.labels;
  const nameOf = (index: number) =>
    say(
      { id: 'learning.scores-of-bar' },
      {
        from: percent(histogram.labels[index] ?? 0),
        until: percent(highest[index] ?? 0),
        one: String(histogram.labels[index] === highest[index]),
      },
    );
  const lines = (
    [
      ['others', histogram.others_average],
      ['you', histogram.user_average],
    ] as const
  ).flatMap(([id, average]) => (average === null ? [] : [{ id: id as Series, at: lineAt(average) }]));

  return (
    <div className={layout.chart260} role="img" aria-label={label}>
      <ResponsiveBar
        role="presentation"
        data={histogram.labels.map((score, index) => ({ score, people: histogram.data[index] ?? 0 }))}
        keys={['people']}
        indexBy="score"
        theme={chartTheme}
        colors={['var(--accent-bg)']}
        borderWidth={1}
        borderColor="var(--mantine-color-dimmed)"
        animate={!still}
        margin={{ top: 12, right: 16, bottom: 32, left: 40 }}
        padding={0.2}
        enableLabel={false}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: 4,
          format: (value) => (Number.isInteger(value) ? value : ''),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          format: (value) =>
            histogram.labels.length <= FEW || isNamed(Number(value))
              ? nameOf(histogram.labels.indexOf(Number(value)))
              : '',
        }}
        layers={[
          'grid',
          'axes',
          'bars',
          ({ bars, innerHeight }) =>
            lines.map(({ id, at }) => {
              const index = highest.findIndex((until) => at <= until);
              const [from = 0, until = 0] = [histogram.labels[index], highest[index]];
              const bar = bars.find(({ data }) => Number(data.indexValue) === from);
              if (!bar) return null;
              // Side by side if both averages round to the same.
              const x =
                bar.x +
                bar.width * (until > from ? (at - from) / (until - from) : 0.5) +
                (lines.every((line) => line.at === at) && lines.length > 1 ? (id === 'you' ? -3 : 3) : 0);
              return (
                <line
                  key={id}
                  x1={x}
                  x2={x}
                  y1={0}
                  y2={innerHeight}
                  stroke={COLOURS[id]}
                  strokeWidth={id === 'you' ? 3 : 2}
                  strokeDasharray={id === 'you' ? undefined : '6 5'}
                />
              );
            }),
        ]}
        tooltip={({ indexValue, value }) => (
          <div className={layout.chartTip}>
            {nameOf(histogram.labels.indexOf(Number(indexValue)))}:{' '}
            <strong>{say({ id: 'learning.people' }, { count: value })}</strong>
          </div>
        )}
      />
    </div>
  );
}
