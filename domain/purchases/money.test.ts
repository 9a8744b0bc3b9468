import { inWords } from './money';

test.each([
  [2400, 'GBP', 'en', '£24.00'],
  [4400, 'JPY', 'en', '¥4,400'],
  [2800, 'EUR', 'es', '28,00 €'],
  [99900, 'INR', 'en', '₹999.00'],
])('%s of the smallest unit of %s in %s are %s', (amount, currency, locale, words) =>
  expect(inWords(amount, currency, locale).replaceAll('\u00a0', ' ')).toBe(words),
);
