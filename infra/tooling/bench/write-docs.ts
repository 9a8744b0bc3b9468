import { readFileSync, writeFileSync } from 'node:fs';
import { measurements } from './list';
import type { Report } from './run-benchmarks';
import { table, verdictOf } from './tables';

const BEGIN = '<!-- written by npm run bench -->';
const END = '<!-- /npm run bench -->';
const HEAD = ['measurement', 'aim', 'wanted', 'measured', 'met', 'taken'];

const rowsOf = (written: string): string[][] =>
  written
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/**
 * Puts the figures of a report in place of those that were there, in the order in which the measurements run. The text around
 * the marks stays.
 */
export function withReport(document: string, { measurement, figures, taken }: Report): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The document has no table between ${BEGIN} and ${END}.`);
  const rows = [
    ...rowsOf(document.slice(from, to)).filter(([name]) => name !== measurement.name),
    ...figures.map((figure) => [measurement.name, ...verdictOf(figure), taken]),
  ];
  const ordered = measurements.flatMap(({ name }) => rows.filter(([of]) => of === name));
  return `${document.slice(0, from + BEGIN.length)}\n\n${table(HEAD, ordered)}\n\n${document.slice(to)}`;
}

export const writeReport = (file: string, report: Report): void =>
  writeFileSync(file, withReport(readFileSync(file, 'utf8'), report));
