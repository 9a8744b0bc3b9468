import { useShownScheme } from '~/web/core/scheme';
import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { FormattedMessage, useIntl } from 'react-intl';
import { chartTheme } from '~/web/ui/chart-theme';
import { useTenths } from './distribution';
import layout from '~/web/ui/layout.module.css';

/** A bar for each tenth of the full mark. The table beside it says the same. */
export function DistributionChart({ attempts }: { attempts: readonly number[] }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const scheme = useShownScheme();
  const nameOf = useTenths();
  // Whole people only.
  const most = Math.max(4, ...attempts);
  const step = Math.ceil(most / 4);
  const lines = Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
  return (
    <div className={layout.chart260} role="img" aria-label={say({ id: 'questions.analysis.distribution.chart' })}>
      {/* What it draws has the colours of the scheme that it was begun in. */}
      <ResponsiveBar
        key={scheme}
        role="presentation"
        data={attempts.map((count, tenth) => ({ tenth, count }))}
        keys={['count']}
        indexBy="tenth"
        theme={chartTheme}
        colors={() => 'var(--accent)'}
        animate={!still}
        margin={{ top: 8, right: 8, bottom: 32, left: 36 }}
        padding={0.2}
        borderRadius={4}
        valueScale={{ type: 'linear', min: 0, max: lines.at(-1)! }}
        gridYValues={lines}
        axisLeft={{ tickValues: lines, tickSize: 0, tickPadding: 8 }}
        axisBottom={{ tickSize: 0, tickPadding: 10, format: (value) => formatNumber(Number(value) * 10) }}
        enableLabel={false}
        tooltip={({ indexValue, value }) => (
          <div className={layout.chartTip}>
            {nameOf(Number(indexValue))}:{' '}
            <FormattedMessage id="questions.analysis.attempts" values={{ attempts: value }} />
          </div>
        )}
      />
    </div>
  );
}
