import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveLine, type LineCustomSvgLayer } from '@nivo/line';
import { FormattedMessage, useIntl } from 'react-intl';
import { chartTheme } from '~/web/ui/chart-theme';
import type { ProgressData } from './progress-data';
import layout from '~/web/ui/layout.module.css';
import charts from '~/web/ui/chart.module.css';

const QUARTERS = [0, 25, 50, 75, 100];
const MARGIN = { top: 12, right: 20, bottom: 32, left: 52 };

function usePercent() {
  const { formatNumber } = useIntl();
  return (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
}
function useShortDay() {
  const { formatDate } = useIntl();
  return (date: string) => formatDate(`${date}T00:00:00Z`, { timeZone: 'UTC', day: 'numeric', month: 'short' });
}

const SERIES = ['recalled', 'predicted'] as const;
type SeriesName = (typeof SERIES)[number];
const COLOURS: Record<SeriesName, string> = { recalled: 'var(--accent)', predicted: 'var(--mantine-color-dimmed)' };
const DASHES: Record<SeriesName, string | undefined> = { recalled: undefined, predicted: '6 5' };

interface Weekly {
  id: SeriesName;
  data: { x: string; y: number }[];
}

const Lines: LineCustomSvgLayer<Weekly> = ({ series, lineGenerator }) => (
  <>
    {series.map(({ id, data }) => (
      <g key={id}>
        <path
          d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
          fill="none"
          stroke={COLOURS[id]}
          strokeWidth={id === 'recalled' ? 3 : 2}
          strokeDasharray={DASHES[id]}
        />
        {data.map(
          ({ data: { x }, position }) =>
            position.y !== null && <circle key={x} cx={position.x} cy={position.y} r={4} fill={COLOURS[id]} />,
        )}
      </g>
    ))}
  </>
);

/** The share of right answers by week, beside what was predicted before each answer. */
export function RetentionChart({ weeks, label }: { weeks: ProgressData['retention']; label: string }) {
  const { formatMessage: say } = useIntl();
  const still = useReducedMotion();
  const percent = usePercent();
  const shortDay = useShortDay();
  const step = Math.max(1, Math.ceil(weeks.length / 4));
  const named = new Set(weeks.filter((_, nth) => nth % step === 0).map(({ week }) => week));
  return (
    <>
      <ul className={charts.legend} aria-hidden>
        {SERIES.map((id) => (
          <li key={id}>
            <svg width="28" height="4">
              <line x1="0" y1="2" x2="28" y2="2" stroke={COLOURS[id]} strokeWidth="3" strokeDasharray={DASHES[id]} />
            </svg>
            <FormattedMessage id={`flashcard-progress.retention.${id}`} />
          </li>
        ))}
      </ul>
      <div className={layout.chart240} role="img" aria-label={label}>
        <ResponsiveLine
          role="presentation"
          data={SERIES.map((id): Weekly => ({ id, data: weeks.map((one) => ({ x: one.week, y: 100 * one[id] })) }))}
          theme={chartTheme}
          colors={({ id }) => COLOURS[id]}
          animate={!still}
          margin={MARGIN}
          yScale={{ type: 'linear', min: 0, max: 100 }}
          gridYValues={QUARTERS}
          enableGridX={false}
          axisLeft={{ tickValues: QUARTERS, tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
          axisBottom={{
            tickSize: 0,
            tickPadding: 10,
            format: (value) => (named.has(String(value)) ? shortDay(String(value)) : ''),
          }}
          layers={['grid', 'axes', Lines, 'slices']}
          enableSlices="x"
          sliceTooltip={({ slice }) => (
            <div className={layout.chartTip}>
              {slice.points.map((point) => (
                <div key={point.id}>
                  {say({ id: `flashcard-progress.retention.${point.seriesId}` })}:{' '}
                  <strong>{percent(Number(point.data.y))}</strong>
                </div>
              ))}
            </div>
          )}
        />
      </div>
    </>
  );
}

type Curve = NonNullable<ProgressData['curve']>;

/** How the chance of recall of a card fell, and how it will fall; the line in the middle is today. */
export function CurveChart({ curve, label }: { curve: Curve; label: string }) {
  const still = useReducedMotion();
  const percent = usePercent();
  const { formatNumber, formatMessage: say } = useIntl();
  const [from, to] = [curve.points[0]!.day, curve.points.at(-1)!.day];
  const days = (value: number) => formatNumber(value, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (
    <div className={layout.chart240} role="img" aria-label={label}>
      <ResponsiveLine
        role="presentation"
        data={[{ id: 'recall', data: curve.points.map(({ day, recall }) => ({ x: day, y: 100 * recall })) }]}
        theme={chartTheme}
        colors={['var(--accent)']}
        lineWidth={3}
        animate={!still}
        enablePoints={false}
        enableGridX={false}
        margin={MARGIN}
        xScale={{ type: 'linear', min: from, max: to }}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        gridYValues={QUARTERS}
        axisLeft={{ tickValues: QUARTERS, tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
        axisBottom={{ tickValues: 5, tickSize: 0, tickPadding: 10, format: (value) => days(Number(value)) }}
        markers={[
          {
            axis: 'x',
            value: 0,
            legend: say({ id: 'flashcard-progress.curve.today' }),
            legendOrientation: 'horizontal',
            legendPosition: 'bottom-right',
            textStyle: { fill: 'var(--mantine-color-dimmed)', fontSize: 13 },
            lineStyle: { stroke: 'var(--mantine-color-dimmed)', strokeWidth: 1, strokeDasharray: '4 4' },
          },
        ]}
        enableSlices="x"
        sliceTooltip={({ slice }) => (
          <div className={layout.chartTip}>
            {days(Number(slice.points[0]?.data.x))}: <strong>{percent(Number(slice.points[0]?.data.y))}</strong>
          </div>
        )}
      />
    </div>
  );
}
