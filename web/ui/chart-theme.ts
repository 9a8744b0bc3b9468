import type { LineSvgProps } from '@nivo/line';

const words = { fill: 'var(--mantine-color-dimmed)', fontSize: 13, fontFamily: 'inherit' };

/** nivo in the product's colours, light and dark by CSS variables. */
export const chartTheme: NonNullable<LineSvgProps<never>['theme']> = {
  text: { ...words, fill: 'var(--mantine-color-text)' },
  axis: { ticks: { text: words }, domain: { line: { stroke: 'transparent' } } },
  grid: { line: { stroke: 'var(--line)', strokeWidth: 1 } },
  crosshair: { line: { stroke: 'var(--mantine-color-dimmed)', strokeWidth: 1 } },
};
