import { isReportText } from './report-text';

describe('the text of a report', () => {
  it.each([['', false], ['1234567890', false], ['12345678901', true], ['  1234567890  ', false], ['two words', false], ['a b c', true], ['a  b', false], ['a b ', false]])('%j: %p', (text, enough) =>
    expect(isReportText(text)).toBe(enough),
  );
});
