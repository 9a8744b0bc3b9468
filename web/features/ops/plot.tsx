import { useElementSize } from '@mantine/hooks';
import { Line as LineChart, type LineCustomSvgLayerProps } from '@nivo/line';
import { useIntl } from 'react-intl';
import { chartTheme } from '~/web/ui/chart-theme';
import { LOOKS, ticksOf, type Line } from './lines';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

const HEIGHT = 180;
/** Minutes shown. */
const SPAN = 15;
type Series = { id: string; data: { x: number; y: number | null }[] };

/** Solid, dashed and dotted, so that the colour is not all that tells them apart. */
function Strokes({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data }) => {
    const look = LOOKS[Number(id)] ?? LOOKS[0];
    return (
      <path
        key={id}
        d={lineGenerator(data.map((point) => point.position)) ?? undefined}
        fill="none"
        stroke={look.colour}
        strokeWidth={2}
        strokeDasharray={look.dashes}
      />
    );
  });
}

/** The last 15 minutes. The table behind it says the same in figures. @param now epoch milliseconds of the right edge; @param whole for what is counted */
export function Plot({
  lines,
  now,
  label,
  whole,
  format,
}: {
  lines: readonly Line[];
  now: number;
  label: string;
  whole: boolean;
  format: (value: number) => string;
}) {
  const { formatMessage: say, formatDate } = useIntl();
  const { ref, width } = useElementSize();
  const series = lines.map(({ points }, index) => ({
    id: String(index),
    data: points.map(({ at, value }) => ({ x: (at - now) / 60_000, y: value })),
  }));
  const top = Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  const ticks = ticksOf(top, whole);

  return (
    <div ref={ref} className={classes.plot} role="img" aria-label={label}>
      {width > 0 && (
        <LineChart<Series>
          width={width}
          height={HEIGHT}
          role="presentation"
          data={series}
          theme={chartTheme}
          animate={false}
          margin={{ top: 8, right: 28, bottom: 28, left: 56 }}
          xScale={{ type: 'linear', min: -SPAN, max: 0 }}
          yScale={{ type: 'linear', min: 0, max: top > 0 ? top * 1.1 : 1 }}
          axisLeft={{ tickValues: ticks, tickSize: 0, tickPadding: 8, format: (value) => format(Number(value)) }}
          axisBottom={{
            tickValues: [-15, -10, -5, 0],
            tickSize: 0,
            tickPadding: 8,
            format: (value) =>
              Number(value) === 0
                ? say({ id: 'ops.plot.now' })
                : say({ id: 'ops.plot.ago' }, { minutes: -Number(value) }),
          }}
          gridYValues={ticks}
          enableGridX={false}
          enablePoints={false}
          layers={['grid', 'axes', Strokes, 'slices', 'crosshair']}
          enableSlices="x"
          sliceTooltip={({ slice }) => (
            <div className={layout.chartTip}>
              <div>{formatDate(now + Number(slice.points[0]?.data.x ?? 0) * 60_000, { timeStyle: 'medium' })}</div>
              {slice.points.map((point) => (
                <div key={point.id}>
                  {lines[Number(point.seriesId)]?.name}: <strong>{format(Number(point.data.y))}</strong>
                </div>
              ))}
            </div>
          )}
        />
      )}
    </div>
  );
}
