import { isEnough, priceIn } from './billed-price';

const PRICES = [
  { country: 'GB', currency: 'GBP', amount: 2_400 },
  { country: 'IN', currency: 'INR', amount: 99_900 },
  { country: '', currency: 'USD', amount: 3_000 },
];

it.each([
  ['GBP', 2_400, 'GB', true],
  ['GBP', 2_400, 'IN', true],
  ['GBP', 2_399, 'GB', false],
  ['INR', 99_900, 'IN', true],
  ['INR', 99_900, 'GB', false],
  ['INR', 99_900, 'US', false],
  ['USD', 3_000, 'US', true],
  ['USD', 3_000, 'IN', false],
  ['USD', 3_000, 'GB', false],
])('%s %i from %s is enough: %s', (currency, amount, billed, enough) =>
  expect(isEnough({ currency, amount }, billed, PRICES)).toBe(enough),
);

it('is offered at the price of the country, of elsewhere, or in GBP', () => {
  expect([priceIn('IN', PRICES), priceIn('US', PRICES)]).toEqual([PRICES[1], PRICES[2]]);
  expect(priceIn('US', PRICES.slice(0, 2))).toEqual(PRICES[0]);
});
