import { useReducedMotion } from '@mantine/hooks';
import { type LineCustomSvgLayer, ResponsiveLine } from '@nivo/line';
import { useIntl } from 'react-intl';
import type { Answer } from '~/domain/statistics/contract';
import { chartTheme } from '~/web/ui/chart-theme';
import { COLOURS, DASHES } from './series';
import layout from '~/web/ui/layout.module.css';
import { useFigureWords } from './use-words';

type Settings = NonNullable<Answer['chartSettings']>;
type Lines = NonNullable<Answer['chartData']>;

/** Names under the chart: more overlap on a phone. */
const NAMES = 4;

/** Figures that are not shown leave a gap; one between two gaps is a point. */
const Drawn: LineCustomSvgLayer<Lines[number]> = ({ series, lineGenerator }) => (
  <>
    {series.map(({ id, data }, nth) => (
      <g key={id}>
        <path
          d={lineGenerator(data.map(({ position }) => position)) ?? undefined}
          fill="none"
          stroke={COLOURS[nth]}
          strokeWidth={nth === 0 ? 2.5 : 2}
          strokeDasharray={DASHES[nth]}
        />
        {data.map(
          ({ data: { x, y }, position }) =>
            y !== null &&
            y !== 0 &&
            position.y !== null && <circle key={x} cx={position.x} cy={position.y} r={2.5} fill={COLOURS[nth]} />,
        )}
      </g>
    ))}
  </>
);

/** Lines over the buckets of a window. The table behind it says the same. */
export function TimeChart({ settings, lines, label }: { settings: Settings; lines: Lines; label: string }) {
  const { formatMessage: say } = useIntl();
  const still = useReducedMotion();
  const { moment, tick, figure } = useFigureWords();
  const points = lines[0]?.data ?? [];
  const step = Math.max(1, Math.ceil(points.length / NAMES));
  const named = new Set(points.filter((_, nth) => (points.length - 1 - nth) % step === 0).map(({ x }) => x));
  const most = Math.max(...lines.flatMap(({ data }) => data.map(({ y }) => y ?? 0)));
  const isShare = settings.format === 'percent';
  return (
    <div className={layout.chart240} role="img" aria-label={label}>
      <ResponsiveLine
        role="presentation"
        data={lines}
        theme={chartTheme}
        colors={[...COLOURS]}
        animate={!still}
        margin={{ top: 12, right: 36, bottom: 32, left: 52 }}
        yScale={{ type: 'linear', min: 0, max: isShare ? 100 : Math.max(5, most) }}
        gridYValues={4}
        enableGridX={false}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: 4,
          format: (value) => (Number.isInteger(value) ? figure(Number(value), settings.format) : ''),
        }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          format: (value) => (named.has(String(value)) ? tick(String(value), settings.window) : ''),
        }}
        layers={['grid', 'axes', Drawn, 'slices']}
        enableSlices="x"
        sliceTooltip={({ slice }) => (
          <div className={layout.chartTip}>
            {slice.points[0] &&
              say(
                { id: 'statistics.moment' },
                {
                  moment: moment(String(slice.points[0].data.x), settings.tooltip),
                  whole: String(!slice.points[0].data.under_way),
                },
              )}
            {slice.points.map(({ id, seriesId, data }) => (
              <div key={id}>
                {say({ id: `statistics.line.${seriesId}` })}: <strong>{figure(data.y, settings.format)}</strong>
              </div>
            ))}
          </div>
        )}
      />
    </div>
  );
}
