import { isMet } from './aims';
import type { Figure } from './benchmark';
import { allOf, type Cost, COSTS } from './processor-time';
import { median, type Ratio, ratioOf } from './statistics';

export const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2));
export const times = ms;
export const whole = (value: number): string => Math.round(value).toLocaleString('en');
/** Median and spread of the rounds. */
export const spread = ({ median: middle, least, most }: Ratio): string =>
  Number.isNaN(middle) ? '–' : `${times(middle)} (${times(least)} to ${times(most)})`;

/** A Markdown table with columns as wide as their widest cell, so that it reads well in a terminal too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** An aim, what was measured, and whether it is met. */
export function verdictOf([aim, value]: Figure): string[] {
  const wanted = aim.least === undefined ? `at most ${times(aim.most!)}` : `at least ${times(aim.least)}`;
  const middle = typeof value === 'number' ? value : value.median;
  return [
    aim.what,
    wanted,
    typeof value === 'number' ? times(value) : spread(value),
    Number.isNaN(middle) ? '–' : isMet(aim, middle) ? 'yes' : 'no',
  ];
}

export const verdicts = (figures: readonly Figure[]): string =>
  table(['aim', 'wanted', 'measured', 'met'], figures.map(verdictOf));

export const totals = (costs: readonly Cost[]): number[] => costs.map(allOf);

const NAMES = { programs: 'gateways or bare programs', postgres: 'PostgreSQL', redis: 'Redis' };

/** Processor time says what work costs, however busy the machine is with other things. */
export function costTable(what: string, product: readonly Cost[], peer: readonly Cost[]): string {
  const row = (name: string, of: (cost: Cost) => number) => [
    name,
    ms(median(product.map(of))),
    ms(median(peer.map(of))),
    times(median(product.map(of)) / median(peer.map(of))),
  ];
  return table(
    [`processor time of ${what}, ms`, 'product', 'peer', 'ratio'],
    [
      ...COSTS.map((place) => row(NAMES[place], (cost) => cost[place])),
      [...row('all', allOf).slice(0, 3), spread(ratioOf(totals(product), totals(peer)))],
    ],
  );
}
