import { polls } from './polls';
import { withReport } from './write-docs';

test('a report takes the place of the last one, and what people wrote beside it stays', () => {
  const first = withReport('# Performance\n', { benchmark: polls, text: 'old table' });
  const explained = `${first}\nWhere the time goes.\n`;
  const second = withReport(explained, { benchmark: polls, text: 'new table' });
  expect(second).toBe(explained.replace('old table', 'new table'));
  expect(second).toContain(`## ${polls.title}`);
  expect(second).toContain('`npm run bench -- polls`');
});
