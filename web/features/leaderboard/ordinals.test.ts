import { createIntl } from 'react-intl';
import { messages } from '~/web/messages/testing/messages';

describe('a place is named', () => {
  // rules: 1.9.17
  it.each([
    ['en', ['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st', '22nd', '23rd', '101st', '111th']],
    ['es', ['1.º', '2.º', '3.º', '4.º', '10.º', '11.º', '12.º', '13.º', '21.º', '22.º', '23.º', '101.º', '111.º']],
  ] as const)('in %s as one says it', (locale, named) => {
    const intl = createIntl({ locale, messages: messages[locale] });
    expect(
      [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 101, 111].map((place) =>
        intl.formatMessage({ id: 'leaderboard.ordinal' }, { place }),
      ),
    ).toEqual(named);
  });
});
