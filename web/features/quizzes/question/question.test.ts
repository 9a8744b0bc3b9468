import { allMarked, isComplete, marksOf, NO_DRAFT, pick, wantsMarks } from './draft';
import { safeLink } from './safe-link';
import { searchRanges } from './search-ranges';
import { peopleIn, shares } from './statistics';
import { answeredOf, freeTextOf, openQuestionOf, shownOf } from './testing/questions';

describe('picking (spec 1 §5)', () => {
  it('with one to pick, a pick takes the place of the one before', () => {
    expect(pick([11], 12, 1)).toEqual([12]);
    expect(pick([11], 11, 1)).toEqual([11]);
  });

  // rules: 1.5.7
  it('with more, the oldest pick beyond the limit is given up, and a second press gives a pick back', () => {
    expect(pick([11, 12], 13, 3)).toEqual([11, 12, 13]);
    expect(pick([11, 12, 13], 14, 3)).toEqual([12, 13, 14]);
    expect(pick([12, 13, 14], 13, 3)).toEqual([12, 14]);
  });

  // rules: 1.5.6
  it('may be submitted when as many are picked as are asked for, not before', () => {
    const question = openQuestionOf(1, { selectable_answers: 2 });
    expect(isComplete(question, { ...NO_DRAFT, picks: [11] })).toBe(false);
    expect(isComplete(question, { ...NO_DRAFT, picks: [11, 13] })).toBe(true);
  });
});

describe('free text (spec 1 §4, §5)', () => {
  // rules: 1.5.8
  it('may be shown when every box is filled with more than blanks', () => {
    expect(isComplete(freeTextOf(1), { ...NO_DRAFT, texts: { 11: 'a', 12: '  ' } })).toBe(false);
    expect(isComplete(freeTextOf(1), { ...NO_DRAFT, texts: { 11: 'a', 12: 'b' } })).toBe(true);
  });

  // rules: 1.5.9
  it('is gone on from when every answer is marked', () => {
    const shown = shownOf(1);
    expect(wantsMarks(shown)).toBe(true);
    expect(allMarked(shown, { ...NO_DRAFT, marks: { 11: true } })).toBe(false);
    expect(allMarked(shown, { ...NO_DRAFT, marks: { 11: true, 12: false } })).toBe(true);
  });

  it('shows the marks that are recorded', () => {
    const marked = shownOf(1, { written: [{ answer_id: 11, user_text: 'x', mark: false }] });
    expect(wantsMarks(marked)).toBe(false);
    expect(marksOf(marked, NO_DRAFT)).toEqual({ 11: false });
  });
});

describe('how the others answered', () => {
  it('is per cent of the people', () =>
    expect(shares(answeredOf(1).answer_count, 1)).toEqual({ 11: 10, 12: 62, 13: 28, 14: 0, 15: 0 }));
  it('is of the people, not of the picks, where several are picked', () =>
    expect(shares({ 1: 10, 2: 10, 3: 0 }, 2)).toEqual({ 1: 100, 2: 100, 3: 0 }));
  it('is nothing before anybody has answered', () => expect(shares({ 1: 0, 2: 0 }, 1)).toEqual({ 1: 0, 2: 0 }));
});

describe('a link (spec 1 §5)', () => {
  it.each(['https://example.org/a?b=1', 'http://example.org/', '/notebook/asthma/'])('%s stays', (link) =>
    expect(safeLink(link)).toBe(link),
  );
  // rules: 1.5.15
  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https://', 'example', ''])(
    '%s becomes empty',
    (link) => expect(safeLink(link)).toBe(''),
  );
});

describe('searching the reference ranges', () => {
  const groups = [
    {
      group: 'Biochemistry',
      subheadings: [
        {
          heading: 'Urea and electrolytes',
          keywords: ['U&E', 'renal', 'función renal'],
          items: [
            { title: 'Sodium', values: ['133–146 mmol/L'] },
            { title: 'Potassium', values: ['3.5–5.3 mmol/L'] },
          ],
        },
        {
          heading: 'Liver',
          keywords: ['LFT'],
          items: [{ title: 'Alanine aminotransferase (ALT)', values: ['< 41 U/L'] }],
        },
      ],
    },
    {
      group: 'Haematology',
      subheadings: [
        {
          heading: 'Full blood count',
          keywords: ['FBC'],
          items: [{ title: 'Haemoglobin', values: ['130–180 g/L', '115–165 g/L'] }],
        },
      ],
    },
  ];
  const found = (query: string) =>
    searchRanges(groups, query).flatMap((group) =>
      group.subheadings.flatMap((subheading) => subheading.items.map((item) => item.title)),
    );

  it('without a query shows all', () => expect(found('  ')).toHaveLength(4));
  it('by a keyword shows all under its heading', () =>
    expect(found('lft')).toEqual(['Alanine aminotransferase (ALT)']));
  it('by a heading', () => expect(found('blood count')).toEqual(['Haemoglobin']));
  it('by a title shows that line alone', () => expect(found('potas')).toEqual(['Potassium']));
  it('by words of heading and title together', () => expect(found('renal sodium')).toEqual(['Sodium']));
  it('without accents and capitals', () => expect(found('FUNCION')).toEqual(['Sodium', 'Potassium']));
  it('finds nothing where nothing is', () => expect(found('troponin')).toEqual([]));
});

it('counts people, not picks', () => {
  expect(peopleIn({ 11: 3, 12: 1 }, 1)).toBe(4);
  expect(peopleIn({ 11: 3, 12: 3 }, 2)).toBe(3);
  expect(peopleIn({}, 1)).toBe(0);
});
