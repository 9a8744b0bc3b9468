import { isReportText } from './report-text';

describe('the text of a report', () => {
  // rules: 1.5.5, 1.9.4
  it.each(['12345678901', 'a b c', 'a  b  c'])('%j is enough', (text) => expect(isReportText(text)).toBe(true));
  // rules: 1.5.5, 1.9.4
  it.each(['', '1234567890', '  1234567890  ', 'two words', 'a  b', ' a b '])('%j is too short', (text) =>
    expect(isReportText(text)).toBe(false),
  );
});
