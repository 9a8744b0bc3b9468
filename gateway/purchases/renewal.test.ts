import { after } from '~/infra/tooling/fake-payments/periods';
import { nextRenewal } from '~/domain/purchases/products/renewal';

const day = (text: string) => new Date(`${text}T09:30:00.000Z`);

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-31'],
  ['2027-03-28', 1, '2027-04-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-10-30', 12, '2028-10-30'],
])('what is bought on %s for %i months renews on %s, as the provider counts', (bought, months, renews) => {
  expect(nextRenewal(day(bought), months)).toEqual(day(renews));
  const theirs = after(day(bought).getTime() / 1_000, months === 12 ? 'year' : 'month', 1);
  expect(theirs * 1_000).toBe(day(renews).getTime());
});
