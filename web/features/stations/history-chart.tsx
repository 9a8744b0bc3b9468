import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveLine } from '@nivo/line';
import { useIntl } from 'react-intl';
import { chartTheme } from '~/web/ui/chart-theme';
import layout from '~/web/ui/layout.module.css';
import classes from './charts.module.css';

export interface Try {
  quizlog_id: number;
  /** Per cent. */
  score: number;
  seconds_used: number;
  submitted_at: string;
}

/** Scores over time, the oldest first; 0 to 100 per cent in steps of 25. The table beside it says the same in figures. */
export function HistoryChart({ tries }: { tries: readonly Try[] }) {
  const { formatMessage: say, formatDate, formatNumber } = useIntl();
  const still = useReducedMotion();
  const points = tries.map((each, index) => ({
    x: String(index + 1),
    y: each.score,
    date: formatDate(each.submitted_at, { day: 'numeric', month: 'short' }),
  }));
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });

  return (
    <div className={classes.line} role="img" aria-label={say({ id: 'stations.attempts.chart' })}>
      <ResponsiveLine
        role="presentation"
        data={[{ id: 'score', data: points }]}
        theme={chartTheme}
        colors={['var(--accent)']}
        animate={!still}
        margin={{ top: 12, right: 32, bottom: 32, left: 48 }}
        yScale={{ type: 'linear', min: 0, max: 100 }}
        axisLeft={{
          tickValues: [0, 25, 50, 75, 100],
          format: (value) => percent(Number(value)),
          tickSize: 0,
          tickPadding: 8,
        }}
        axisBottom={{ tickSize: 0, tickPadding: 10, format: (value) => points[Number(value) - 1]?.date ?? '' }}
        gridYValues={[0, 25, 50, 75, 100]}
        enableGridX={false}
        lineWidth={2}
        pointSize={8}
        pointColor="var(--accent)"
        useMesh
        tooltip={({ point }) => (
          <div className={layout.chartTip}>
            {point.data.date}: <strong>{percent(Number(point.data.y))}</strong>
          </div>
        )}
      />
    </div>
  );
}
