import { AIMS } from './aims';
import { growth } from './growth';
import { joins } from './joins';
import { withReport } from './write-docs';

const EMPTY = `# Performance\n\n<!-- written by npm run bench -->\n<!-- /npm run bench -->\n\nWhere the time goes.\n`;
const report = (measured: number) => ({
  measurement: joins,
  text: '',
  figures: [[AIMS.pushP50, { median: measured, least: 1, most: 2 }]] as const,
  taken: '2026-11-23, load 2.0',
});

test('the figures of a report take the place of the last ones; other rows and text stay', () => {
  const others = withReport(EMPTY, {
    ...report(0),
    measurement: growth,
    figures: [[{ what: 'whole tables', most: 0 }, 0]],
  });
  const first = withReport(others, report(1.25));
  expect(first).toContain(
    '| joins       | push p50 beside bare Socket.IO | at most 1.00 | 1.25 (1.00 to 2.00) |  no |',
  );
  expect(first.indexOf('| joins')).toBeLessThan(first.indexOf('| growth'));
  const second = withReport(first, report(1.5));
  expect(second).toBe(first.replace('1.25 (', '1.50 ('));
  expect(second).toContain('\n\nWhere the time goes.\n');
});

test('a document without the marks is refused', () =>
  expect(() => withReport('# Performance\n', report(1))).toThrow('no table'));
