import { isReportText } from './report-text';

describe('the text of a report', () => {
  it.each(['12345678901', 'a b c', 'a  b  c'])('%j is enough', (text) => expect(isReportText(text)).toBe(true));
  it.each(['', '1234567890', '  1234567890  ', 'two words', 'a  b', ' a b '])('%j is too short', (text) =>
    expect(isReportText(text)).toBe(false),
  );
});
