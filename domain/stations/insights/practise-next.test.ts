import { oftenMissed, practiseNext, weakLabels, type BankStation, type PastTry } from './practise-next';

const NOW = new Date('2026-03-02T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const aTry = (more: Partial<PastTry> = {}): PastTry => ({
  station_id: 1,
  label: 1,
  score: 50,
  submitted_at: daysAgo(1),
  items: [],
  ...more,
});
const station = (id: number, more: Partial<BankStation> = {}): BankStation => ({
  id,
  slug: `s-${id}`,
  name: `Station ${id}`,
  label: 1,
  last: null,
  ...more,
});
const tried = (score: number, days: number) => ({ score, submitted_at: daysAgo(days) });

describe('the weakest labels', () => {
  it('are those with the lowest mean of their latest 5 tries', () => {
    const old = Array.from({ length: 5 }, () => aTry({ label: 1, score: 70 }));
    expect(
      weakLabels([...old, aTry({ label: 1, score: 0 }), aTry({ label: 2, score: 60 }), aTry({ label: 2, score: 61 })]),
    ).toEqual([
      { label: 2, mean: 61, tries: 2 },
      { label: 1, mean: 70, tries: 5 },
    ]);
  });

  it('need at least 2 tries, a label other than 0, and a mean below 80 per cent', () => {
    expect(
      weakLabels([
        aTry({ label: 1, score: 0 }),
        aTry({ label: 0, score: 0 }),
        aTry({ label: 0, score: 0 }),
        aTry({ label: 2, score: 80 }),
        aTry({ label: 2, score: 80 }),
      ]),
    ).toEqual([]);
  });
});

describe('items often missed', () => {
  const marked = (title: string, ticked: boolean, station_id = 1) => aTry({ station_id, items: [{ title, ticked }] });

  it('are missed at least twice and at least every second time, in any station', () => {
    expect(
      oftenMissed([
        marked('Washes hands', false, 2),
        marked('washes hands ', false, 1),
        marked('Washes hands', true),
        marked('Washes hands', true),
      ]),
    ).toEqual([{ item: 'Washes hands', missed: 2, of: 4, station_ids: [2, 1] }]);
  });

  it('are not those missed once, or less than every second time', () => {
    expect(oftenMissed([marked('Once', false)])).toEqual([]);
    expect(oftenMissed([false, false, true, true, true].map((ticked) => marked('Seldom', ticked)))).toEqual([]);
  });
});

describe('what to practise next', () => {
  it('names its reason each time: weakest label, item often missed, long ago, never', () => {
    const missing = { items: [{ title: 'Checks allergies', ticked: false }] };
    const tries = [
      aTry({ station_id: 1, label: 2, score: 40, ...missing }),
      aTry({ station_id: 1, label: 2, score: 50, ...missing }),
      aTry({ station_id: 3, label: 1, score: 90, submitted_at: daysAgo(50) }),
    ];
    const bank = [
      station(1, { label: 2, last: tried(40, 1) }),
      station(2, { label: 2 }),
      station(3, { last: tried(90, 50) }),
      station(4, { label: 3 }),
    ];
    expect(practiseNext(NOW, tries, bank)).toEqual([
      { slug: 's-2', name: 'Station 2', label: 2, reason: { kind: 'label', label: 2, mean: 45, tries: 2 } },
      {
        slug: 's-1',
        name: 'Station 1',
        label: 2,
        reason: { kind: 'missed', item: 'Checks allergies', missed: 2, of: 2 },
      },
      { slug: 's-3', name: 'Station 3', label: 1, reason: { kind: 'long-ago', weeks: 7, score: 90 } },
      { slug: 's-4', name: 'Station 4', label: 3, reason: { kind: 'never' } },
    ]);
  });

  it('counts as long ago from 6 weeks on', () => {
    const kinds = (days: number) =>
      practiseNext(NOW, [], [station(1, { last: tried(90, days) })]).map(({ reason }) => reason.kind);
    expect(kinds(42)).toEqual(['long-ago']);
    expect(kinds(41)).toEqual([]);
  });

  it('takes the next weak label where the weakest has no station left, and the next item where its station is gone', () => {
    const tries = [
      ...[1, 2].map(() => aTry({ label: 5, score: 10, station_id: 99, items: [{ title: 'A', ticked: false }] })),
      ...[1, 2].map(() => aTry({ label: 2, score: 60, station_id: 7, items: [{ title: 'B', ticked: false }] })),
    ];
    expect(
      practiseNext(NOW, tries, [station(6, { label: 2 }), station(7, { label: 2, last: tried(60, 1) })]).map(
        ({ slug, reason }) => [slug, reason.kind],
      ),
    ).toEqual([
      ['s-6', 'label'],
      ['s-7', 'missed'],
    ]);
  });

  it('offers who has tried nothing 4 stations of different labels', () => {
    const bank = [station(1), station(2), station(3, { label: 2 }), station(4, { label: 3 }), station(5, { label: 4 })];
    expect(practiseNext(NOW, [], bank).map(({ label, reason }) => [label, reason.kind])).toEqual([
      [1, 'never'],
      [2, 'never'],
      [3, 'never'],
      [4, 'never'],
    ]);
  });

  it('says each station once and no more than 4, and nothing where there is none', () => {
    const bank = Array.from({ length: 9 }, (_, index) => station(index + 1));
    const slugs = practiseNext(NOW, [aTry({ score: 10 }), aTry({ score: 10 })], bank).map(({ slug }) => slug);
    expect(slugs).toHaveLength(4);
    expect(new Set(slugs).size).toBe(4);
    expect(practiseNext(NOW, [], [])).toEqual([]);
  });
});
