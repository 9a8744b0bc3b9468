import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { useIntl } from 'react-intl';
import { GRADES, percentage, type Grade } from '~/domain/stations/marking';
import { barsHeight } from '~/web/ui/bars-height';
import { chartTheme } from '~/web/ui/chart-theme';
import { BAND_COLOURS } from './band-colours';
import shapes from '~/web/ui/layout.module.css';
import classes from './insights.module.css';
import type { InsightsData } from '~/domain/stations/insights/contract';

const QUARTERS = [0, 25, 50, 75, 100];

/** One bar for each domain, split into the four bands by their share of the cases. The table beside it says the same. */
export function DomainChart({ domains }: { domains: InsightsData['domains'] }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = (domain: string | number) => say({ id: `stations.grade.${domain}` });
  const shares = domains.map(({ domain, bands }) => {
    const all = GRADES.reduce((sum, grade) => sum + bands[grade], 0);
    return {
      domain,
      ...(Object.fromEntries(GRADES.map((grade) => [grade, percentage(bands[grade], all)])) as Record<Grade, number>),
    };
  });

  return (
    <div
      role="img"
      aria-label={say({ id: 'insights.domains.chart' })}
      className={shapes.shrink}
      style={{ height: barsHeight(domains.length) }}
    >
      <ResponsiveBar
        role="presentation"
        data={shares.reverse()}
        keys={[...GRADES]}
        indexBy="domain"
        layout="horizontal"
        theme={chartTheme}
        colors={({ id }) => BAND_COLOURS[id as Grade]}
        borderWidth={1}
        borderColor="var(--surface)"
        animate={!still}
        margin={{ top: 0, right: 28, bottom: 28, left: 128 }}
        padding={0.35}
        valueScale={{ type: 'linear', min: 0, max: 100 }}
        enableGridX
        enableGridY={false}
        gridXValues={QUARTERS}
        axisBottom={{ tickValues: QUARTERS, tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
        axisLeft={{ tickSize: 0, tickPadding: 10, format: (value) => say({ id: `insights.domain.${value}` }) }}
        enableLabel={false}
        tooltip={({ id, indexValue, value }) => (
          <div className={classes.tip}>
            {nameOf(indexValue)}, {say({ id: `stations.grade.${id}` })}: <strong>{percent(value)}</strong>
          </div>
        )}
      />
    </div>
  );
}
