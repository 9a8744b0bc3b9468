import { useMediaQuery, useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { useIntl } from 'react-intl';
import { barsHeight } from './bars-height';
import { chartTheme } from './chart-theme';
import shapes from './layout.module.css';
import classes from './score-bars.module.css';
import { cutText } from '~/domain/kit/cut-text';

const QUARTERS = [0, 25, 50, 75, 100];

const shorten = (text: string, length: number): string =>
  text.length > length ? `${cutText(text, length - 1).trimEnd()}…` : text;

export interface ScoreBar {
  /** Unique among the bars. */
  id: string;
  name: string;
  /** 0 to 100. */
  percent: number;
}

interface Props {
  label: string;
  bars: readonly ScoreBar[];
  /** One that stands out; the others step back. */
  chosen?: string | null;
  onChoose?: (id: string) => void;
}

/** A bar for each score, 0 to 100 per cent, the first on top. A table beside it says the same, for the keyboard and for copying. */
export function ScoreBars({ label, bars, chosen = null, onChoose }: Props) {
  const { formatNumber } = useIntl();
  const still = useReducedMotion();
  const narrow = useMediaQuery('(max-width: 768px)');
  const percent = (value: number) => formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const nameOf = (id: string | number) => bars.find((bar) => bar.id === String(id))?.name ?? '';

  return (
    <div
      className={classes.bars}
      data-choosable={onChoose ? true : undefined}
      style={{ height: barsHeight(bars.length) }}
      role="img"
      aria-label={label}
    >
      <ResponsiveBar
        role="presentation"
        data={bars.map(({ id, percent: score }) => ({ id, score })).reverse()}
        keys={['score']}
        indexBy="id"
        layout="horizontal"
        theme={chartTheme}
        colors={({ indexValue }) =>
          chosen === null || chosen === String(indexValue) ? 'var(--accent)' : 'var(--mantine-color-default-border)'
        }
        animate={!still}
        margin={{ top: 0, right: 28, bottom: 28, left: narrow ? 136 : 210 }}
        padding={0.4}
        borderRadius={4}
        valueScale={{ type: 'linear', min: 0, max: 100 }}
        enableGridX
        enableGridY={false}
        gridXValues={QUARTERS}
        axisBottom={{ tickValues: QUARTERS, tickSize: 0, tickPadding: 8, format: (value) => percent(Number(value)) }}
        axisLeft={{ tickSize: 0, tickPadding: 10, format: (value) => shorten(nameOf(value), narrow ? 16 : 28) }}
        enableLabel={false}
        onClick={({ indexValue }) => onChoose?.(String(indexValue))}
        tooltip={({ indexValue, value }) => (
          <div className={shapes.chartTip}>
            {nameOf(indexValue)}: <strong>{percent(value)}</strong>
          </div>
        )}
      />
    </div>
  );
}
