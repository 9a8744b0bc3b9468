import { useReducedMotion } from '@mantine/hooks';
import { ResponsiveBar } from '@nivo/bar';
import { cutText } from '~/domain/kit/cut-text';
import type { Answer } from '~/domain/statistics/contract';
import { chartTheme } from '~/web/ui/chart-theme';
import shapes from '~/web/ui/layout.module.css';
import classes from './statistics.module.css';
import { useFigureWords } from './use-words';

const ROW = 30;
/** Characters of a stage's name beside its bar. The table has the whole name. */
const NAME_MAX = 20;

const short = (name: string): string => (name.length > NAME_MAX ? `${cutText(name, NAME_MAX - 1)}…` : name);

/** A bar for each group that has a figure, such as a training stage. The table behind it says the same. */
export function StagesChart({
  bars,
  label,
  nameOf,
}: {
  bars: NonNullable<Answer['chartData']>[number]['data'];
  label: string;
  /** The name of a group by its `x`; that of a training stage unless it is given. */
  nameOf?: (x: string) => string;
}) {
  const still = useReducedMotion();
  const { stage, figure } = useFigureWords();
  const name = nameOf ?? ((x: string) => stage(Number(x)));
  const shown = bars.filter(({ y }) => y !== null).toReversed();
  return (
    <div className={classes.bars} style={{ height: shown.length * ROW + 48 }} role="img" aria-label={label}>
      <ResponsiveBar
        role="presentation"
        data={shown.map(({ x, y }) => ({ stage: x, people: y ?? 0 }))}
        keys={['people']}
        indexBy="stage"
        layout="horizontal"
        theme={chartTheme}
        colors={['var(--accent)']}
        animate={!still}
        margin={{ top: 4, right: 20, bottom: 32, left: 172 }}
        padding={0.3}
        borderRadius={2}
        enableLabel={false}
        enableGridX
        enableGridY={false}
        axisLeft={{ tickSize: 0, tickPadding: 8, format: (value) => short(name(String(value))) }}
        axisBottom={{
          tickSize: 0,
          tickPadding: 10,
          tickValues: 4,
          format: (value) => (Number.isInteger(value) ? figure(Number(value)) : ''),
        }}
        tooltip={({ indexValue, value }) => (
          <div className={shapes.chartTip}>
            {name(String(indexValue))}: <strong>{figure(value)}</strong>
          </div>
        )}
      />
    </div>
  );
}
