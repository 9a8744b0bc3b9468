import { agreementOf, contradictionsIn, kappaOf, readTalks } from './talks';

/** Cohen's kappa with each reader, and items that only the rules credit, of a hundred judged. */
const AGREEMENT = 0.8;
const EXTRA_PER_CENT = 3;
const READERS = { first: 'the first reader (a model)', second: 'the second reader (a model, another pass)' } as const;

it('kappa is 1 where both agree, and 0 where they agree by chance', () => {
  expect(kappaOf({ both: 5, neither: 5, missed: 0, extra: 0 })).toBe(1);
  expect(kappaOf({ both: 5, neither: 5, missed: 5, extra: 5 })).toBe(0);
});

it.each(['first', 'second'] as const)(
  'the proposed marks of whole talks agree with those of the %s reader',
  (reader) => {
    const talks = readTalks();
    const agreement = agreementOf(talks, reader);
    const kappa = kappaOf(agreement);
    process.stdout.write(
      `marks of ${talks.length} talks against ${READERS[reader]}: kappa ${kappa.toFixed(2)}, ${JSON.stringify(agreement)}\n`,
    );
    expect(talks.length).toBeGreaterThanOrEqual(20);
    expect(kappa).toBeGreaterThanOrEqual(AGREEMENT);
    const judged = Object.values(agreement).reduce((sum, count) => sum + count, 0);
    expect((100 * agreement.extra) / judged).toBeLessThanOrEqual(EXTRA_PER_CENT);
  },
);

it('the readers agree with each other', () => {
  const kappa = kappaOf(agreementOf(readTalks(), 'readers'));
  process.stdout.write(`marks, one reader against the other: kappa ${kappa.toFixed(2)}\n`);
  expect(kappa).toBeGreaterThan(0.8);
});

it('no patient says in a talk what they deny in the same talk', () => {
  const found = readTalks().flatMap(contradictionsIn);
  process.stdout.write(`contradictions in ${readTalks().length} talks: ${found.length}\n`);
  expect(found).toEqual([]);
});
