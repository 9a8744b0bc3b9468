import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { useIntl } from 'react-intl';
import { chartTheme } from '../../../ui/chart-theme';
import { barsHeight } from './bars';
import classes from './specialty-scores.module.css';
import type { Score } from './specialty-scores';

const shorten = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text);

interface Props {
  scores: readonly Score[];
  chosen: number | null;
  onChoose: (specialty: number) => void;
}

/** A bar for each specialty, 0 to 100 per cent; the table beside it says the same and is there for the keyboard. */
export function SpecialtyChart({ scores, chosen, onChoose }: Props) {
  const { formatMessage: say, formatNumber } = useIntl();
  const still = useReducedMotion();
  const narrow = useMediaQuery('(max-width: 768px)');
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const data = scores.map(({ id, percent: score }) => ({ id: String(id), score })).reverse();
  const name = (id: string | number) => scores.find((score) => String(score.id) === String(id))?.name ?? '';

  return (
    <div className={classes.chart} style={{ height: barsHeight(scores.length) }} role="img" aria-label={say({ id: 'quizzes.summary.chart' })}>
      <ResponsiveBar
        role="presentation"
        data={data}
        keys={['score']}
        indexBy="id"
        layout="horizontal"
        theme={chartTheme}
        colors={({ indexValue }) => (chosen === null || String(chosen) === String(indexValue) ? 'var(--accent)' : 'var(--mantine-color-default-border)')}
        animate={!still}
        margin={{ top: 0, right: 28, bottom: 28, left: narrow ? 132 : 190 }}
        padding={0.4}
        borderRadius={4}
        valueScale={{ type: 'linear', min: 0, max: 100 }}
        enableGridX
        enableGridY={false}
        gridXValues={[0, 25, 50, 75, 100]}
        axisBottom={{ tickValues: [0, 25, 50, 75, 100], tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
        axisLeft={{ tickSize: 0, tickPadding: 10, format: (value) => shorten(name(value), narrow ? 16 : 24) }}
        enableLabel={false}
        onClick={({ indexValue }) => onChoose(Number(indexValue))}
        tooltip={({ indexValue, value }) => (
          <div className={classes.tip}>
            {name(indexValue)}: <strong>{percent(value)}</strong>
          </div>
        )}
      />
    </div>
  );
}
