import { agreementOf, kappaOf, readTalks } from './talks';

/** Cohen's kappa with the reader, and items that only the rules credit. */
const AGREEMENT = 0.78;
const EXTRA = 3;

it('kappa is 1 where both agree, and 0 where they agree by chance', () => {
  expect(kappaOf({ both: 5, neither: 5, missed: 0, extra: 0 })).toBe(1);
  expect(kappaOf({ both: 5, neither: 5, missed: 5, extra: 5 })).toBe(0);
});

it('the proposed marks of whole talks agree with a reader’s', () => {
  const talks = readTalks();
  const agreement = agreementOf(talks);
  const kappa = kappaOf(agreement);
  process.stdout.write(
    `marks of ${talks.length} talks against one reader (a model): kappa ${kappa.toFixed(2)}, ${JSON.stringify(agreement)}\n`,
  );
  expect(talks.length).toBeGreaterThanOrEqual(8);
  expect(kappa).toBeGreaterThanOrEqual(AGREEMENT);
  expect(agreement.extra).toBeLessThanOrEqual(EXTRA);
});
