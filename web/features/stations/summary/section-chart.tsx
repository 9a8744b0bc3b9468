import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { useIntl } from 'react-intl';
import { percentage } from '../../../../domain/stations/marking';
import { chartTheme } from '../../../ui/chart-theme';
import classes from '../charts.module.css';
import type { Result } from './summary';

const shorten = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

/** A bar for each section, 0 to 100 per cent. The table below says the same in figures. */
export function SectionChart({ sections }: { sections: Result['sections'] }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const narrow = useMediaQuery('(max-width: 768px)');
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const data = sections.map((section, index) => ({ id: String(index), score: percentage(section.ticked, section.total) })).reverse();
  const title = (id: string) => sections[Number(id)]?.title ?? '';

  return (
    <div className={classes.bars} style={{ height: sections.length * 44 + 32 }} role="img" aria-label={say({ id: 'stations.summary.chart' })}>
      <ResponsiveBar
        role="presentation"
        data={data}
        keys={['score']}
        indexBy="id"
        layout="horizontal"
        theme={chartTheme}
        colors={['var(--accent)']}
        animate={!still}
        margin={{ top: 0, right: 28, bottom: 28, left: narrow ? 140 : 240 }}
        padding={0.4}
        borderRadius={4}
        valueScale={{ type: 'linear', min: 0, max: 100 }}
        enableGridX
        enableGridY={false}
        gridXValues={[0, 25, 50, 75, 100]}
        axisBottom={{ tickValues: [0, 25, 50, 75, 100], tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
        axisLeft={{ tickSize: 0, tickPadding: 10, format: (value) => shorten(title(String(value)), narrow ? 16 : 32) }}
        enableLabel={false}
        tooltip={({ indexValue, value }) => (
          <div className={classes.tip}>
            {title(String(indexValue))}: <strong>{percent(value)}</strong>
          </div>
        )}
      />
    </div>
  );
}
