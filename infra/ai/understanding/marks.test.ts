import { coverageOf } from '~/domain/consultations/marking/coverage';
import { scriptOf } from './ask';
import { agreementOf, contradictionsIn, kappaOf, readTalks } from './talks';

/** Cohen's kappa with each reader, and items that only the rules credit, of a hundred judged. */
const AGREEMENT = 0.88;
const EXTRA_PER_CENT = 3;
/** Of the talks kept apart: what was measured, and no aim. */
const KEPT_APART = 0.82;
/** Of the talks that two readers marked apart. Each set was read after its first score, which is that of talks nobody has read. */
const APART = { fresh: 0.75, unseen: 0.5, blind: 0.36, last: 0.33 };
/** The readers between themselves. */
const READERS_APART = 0.84;
/** Of the talks whose misses are read. */
const DEVELOPING = 0.72;
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

it('the same of talks that no rule was made by', () => {
  const talks = readTalks('kept-apart');
  expect(talks.length).toBeGreaterThanOrEqual(10);
  for (const reader of ['first', 'second'] as const) {
    const agreement = agreementOf(talks, reader);
    const kappa = kappaOf(agreement);
    process.stdout.write(
      `marks of ${talks.length} talks kept apart against ${READERS[reader]}: kappa ${kappa.toFixed(2)}, ${JSON.stringify(agreement)}\n`,
    );
    expect(kappa).toBeGreaterThanOrEqual(KEPT_APART);
  }
  const readers = kappaOf(agreementOf(talks, 'readers'));
  process.stdout.write(`marks of talks kept apart, one reader against the other: kappa ${readers.toFixed(2)}\n`);
});

it('the readers agree with each other', () => {
  const kappa = kappaOf(agreementOf(readTalks(), 'readers'));
  process.stdout.write(`marks, one reader against the other: kappa ${kappa.toFixed(2)}\n`);
  expect(kappa).toBeGreaterThan(0.8);
});

it('no patient says in a talk what they deny in the same talk', () => {
  const all = [...readTalks(), ...readTalks('kept-apart')];
  const found = all.flatMap(contradictionsIn);
  process.stdout.write(`contradictions in ${all.length} talks: ${found.length}\n`);
  expect(found).toEqual([]);
});

it('asking for thoughts of suicide alone is no exploring of plans and attempts', () => {
  const { station } = scriptOf('low-mood-new-father');
  const title = 'Explores plan, intent, preparation and past attempts';
  const item = { id: 1, title, section: '', covered_by: station.covers[title] };
  const covers = (asked: string) => coverageOf([item], [{ number: 1, asked, earned: '' }], 'en').length > 0;
  expect(covers('Have you had any thoughts of ending your life?')).toBe(false);
  expect(covers('Have you ever tried to hurt yourself, and have you made any plans?')).toBe(true);
});

it.each(['fresh', 'unseen', 'blind', 'last'] as const)('the same of %s talks, marked by two readers apart', (set) => {
  const talks = readTalks(set);
  for (const reader of ['first', 'second', 'readers'] as const) {
    const agreement = agreementOf(talks, reader);
    const kappa = kappaOf(agreement);
    process.stdout.write(
      `marks of ${talks.length} ${set} talks, ${reader}: kappa ${kappa.toFixed(2)}, ${JSON.stringify(agreement)}\n`,
    );
    expect(kappa).toBeGreaterThanOrEqual(reader === 'readers' ? READERS_APART : APART[set]);
  }
});

it('the same of talks to develop by, marked by one reader', () => {
  const talks = readTalks('developing');
  const agreement = agreementOf(talks);
  const kappa = kappaOf(agreement);
  process.stdout.write(
    `marks of ${talks.length} talks to develop by: kappa ${kappa.toFixed(2)}, ${JSON.stringify(agreement)}\n`,
  );
  expect(kappa).toBeGreaterThanOrEqual(DEVELOPING);
});
