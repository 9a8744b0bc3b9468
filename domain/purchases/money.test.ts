import { day, inWords, money } from './money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [2400, 'GBP', 'en-GB', '£24.00'],
  [4400, 'JPY', 'en-GB', 'JP¥4,400'],
  [2800, 'EUR', 'es-ES', '28,00 €'],
  [2400, 'GBP', 'es-ES', '24,00 £'],
  [3000, 'USD', 'en-GB', 'US$30.00'],
  [99900, 'INR', 'en-GB', '₹999.00'],
])('%s of the smallest unit of %s in %s are %s', (amount, currency, locale, words) =>
  expect(plain(inWords(amount, currency, locale))).toBe(words),
);

test('money and days in mails are as the pages write them', () => {
  const at = new Date('2026-11-28T00:00:00Z');
  expect([day(at, 'en'), day(at, 'es')]).toEqual(['28 November 2026', '28 de noviembre de 2026']);
  expect([money(2400, 'GBP', 'en'), plain(money(2400, 'GBP', 'es'))]).toEqual(['£24.00', '24,00 £']);
});
