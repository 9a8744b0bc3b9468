import { useShownScheme } from '~/web/core/scheme';
import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { type DefaultSeries, type LineCustomSvgLayerProps, ResponsiveLine } from '@nivo/line';
import { useIntl } from 'react-intl';
import type { OptionFigures } from '~/domain/questions/analysis/contract';
import { chartTheme } from '~/web/ui/chart-theme';
import layout from '~/web/ui/layout.module.css';
import classes from './fifths.module.css';
import { letterOf } from './letter-of';

const QUARTERS = [0, 25, 50, 75, 100];
/** Told apart without colours; a right option is a whole line. */
const DASHES = ['6 4', '2 4', '12 4 2 4', '12 4', '6 4 2 4', '1 3', '9 3', '4 8', '3 3'];
/** Pixels between two letters at the end of lines that meet. */
const APART = 15;

interface Series extends DefaultSeries {
  right: boolean;
  dash: string | undefined;
}

function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return (
    <>
      {series.map((one) => (
        <path
          key={one.id}
          d={lineGenerator(one.data.map(({ position }) => position)) ?? undefined}
          fill="none"
          stroke={one.color}
          strokeWidth={one.right ? 3 : 2}
          strokeDasharray={one.dash}
        />
      ))}
    </>
  );
}

/** The letter of each line where it ends, none upon another. */
function Letters({ series, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const ends = series
    .map((one) => ({ one, end: one.data.at(-1)!.position }))
    .sort((a, b) => (a.end.y ?? 0) - (b.end.y ?? 0));
  // Down from the highest, each below the one before; then up again from the axis.
  const places = ends.reduce<number[]>(
    (above, { end }) => [...above, Math.max(end.y ?? 0, (above.at(-1) ?? -Infinity) + APART)],
    [],
  );
  for (let index = places.length - 1, most = innerHeight; index >= 0; index -= 1)
    most = (places[index] = Math.min(places[index]!, most)) - APART;
  return (
    <>
      {ends.map(({ one, end }, index) => (
        <text
          key={one.id}
          x={(end.x ?? 0) + 12}
          y={places[index]}
          dominantBaseline="central"
          fill={one.color}
          fontSize={13}
          fontWeight={600}
        >
          {one.id}
        </text>
      ))}
    </>
  );
}

/** A line an option over the fifths of the people, weakest first. The table beside it says the same in figures. */
export function FifthsChart({ options, boxes }: { options: readonly OptionFigures[]; boxes: boolean }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const scheme = useShownScheme();
  const narrow = useMediaQuery('(max-width: 768px)');
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = (fifth: number) => say({ id: `questions.analysis.fifth.${fifth}` });
  const data: Series[] = options.map((option, index) => {
    const right = option.answer_correct && !boxes;
    return {
      id: letterOf(index),
      right,
      dash: right ? undefined : DASHES[index % DASHES.length],
      data: option.by_fifth.map((share, fifth) => ({ x: String(fifth + 1), y: share })),
    };
  });

  return (
    <div className={classes.chart} role="img" aria-label={say({ id: 'questions.analysis.fifths.chart' })}>
      {/* What it draws has the colours of the scheme that it was begun in. */}
      <ResponsiveLine<Series>
        key={scheme}
        role="presentation"
        data={data}
        theme={chartTheme}
        colors={({ right }: Series) => (right ? 'var(--right)' : 'var(--mantine-color-dimmed)')}
        animate={!still}
        margin={{ top: 12, right: 36, bottom: 32, left: 48 }}
        xScale={{ type: 'point' }}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        axisLeft={{ tickValues: QUARTERS, format: (value) => percent(Number(value)), tickSize: 0, tickPadding: 8 }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          format: (value) => (narrow && Number(value) % 2 === 0 ? '' : nameOf(Number(value))),
        }}
        gridYValues={QUARTERS}
        enableGridX={false}
        pointSize={7}
        layers={['grid', 'axes', Lines, 'points', Letters, 'mesh']}
        useMesh
        tooltip={({ point }) => (
          <div className={layout.chartTip}>
            {point.seriesId}, {nameOf(Number(point.data.x))}: <strong>{percent(Number(point.data.y))}</strong>
          </div>
        )}
      />
    </div>
  );
}
