import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveLine, type LineCustomSvgLayer } from '@nivo/line';
import { useIntl } from 'react-intl';
import { chartTheme } from '../chart-theme';
import { COLOURS, SERIES, type Series, type Week } from './weeks';
import layout from '~/web/ui/layout.module.css';

/** 0 to 100 per cent in steps of 25 (spec 3 §9). */
const QUARTERS = [0, 25, 50, 75, 100];
/** The weeks ago that are named under the chart: more names than these overlap in Spanish. The table has all. */
const FEW = [6, 3, 0];

interface Line {
  id: Series;
  data: { x: string; y: number | null }[];
}

/** The others' line is dashed, so that nobody needs the colours to tell them apart. */
const Lines: LineCustomSvgLayer<Line> = ({ series, lineGenerator }) => (
  <>
    {series.map(({ id, data }) => (
      <g key={id}>
        <path
          d={lineGenerator(data.map((point) => point.position)) ?? undefined}
          fill="none"
          stroke={COLOURS[id]}
          strokeWidth={id === 'you' ? 3 : 2}
          strokeDasharray={id === 'you' ? undefined : '6 5'}
        />
        {data.map(
          ({ data: { x, y }, position }) =>
            y !== null &&
            position.y !== null && <circle key={x} cx={position.x} cy={position.y} r={4} fill={COLOURS[id]} />,
        )}
      </g>
    ))}
  </>
);

/** Weekly means, 'You' and 'Other users', from 6 weeks ago to now. The table beside it says the same in figures. */
export function WeeklyChart({
  weekly,
  label,
  series = SERIES,
}: {
  weekly: readonly Week[];
  label: string;
  series?: readonly Series[];
}) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const weekName = (weeks: number) => say({ id: 'insights.week' }, { weeks });

  return (
    <div className={layout.chart260} role="img" aria-label={label}>
      <ResponsiveLine
        role="presentation"
        data={series.map((id): Line => ({
          id,
          data: weekly.map((week) => ({ x: String(week.weeks_ago), y: week[id] })),
        }))}
        theme={chartTheme}
        colors={({ id }) => COLOURS[id]}
        animate={!still}
        margin={{ top: 12, right: 40, bottom: 32, left: 56 }}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        axisLeft={{ tickValues: QUARTERS, format: (value) => percent(Number(value)), tickSize: 0, tickPadding: 8 }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          format: (value) => (FEW.includes(Number(value)) ? weekName(Number(value)) : ''),
        }}
        gridYValues={QUARTERS}
        enableGridX={false}
        layers={['grid', 'axes', Lines, 'slices']}
        enableSlices="x"
        sliceTooltip={({ slice }) => (
          <div className={layout.chartTip}>
            {slice.points[0] && weekName(Number(slice.points[0].data.x))}
            {slice.points.map((point) => (
              <div key={point.id}>
                {say({ id: `insights.series.${point.seriesId}` })}: <strong>{percent(Number(point.data.y))}</strong>
              </div>
            ))}
          </div>
        )}
      />
    </div>
  );
}
