import { paperResult, type TakenQuestion } from './paper-result';
import { marksOf, paperOf, PAPERS, questionsOf, sectionAt } from './papers';

const psa = paperOf('psa-1')!;
const ukmla = paperOf('ukmla-1')!;
const taken = (paper: typeof psa, right: (position: number) => boolean, about: Partial<TakenQuestion> = {}) =>
  Array.from({ length: questionsOf(paper) }, (_, position) => ({
    position,
    right: right(position),
    options: 5,
    selectable: 1,
    ...about,
  }));

test('the papers have the questions, the marks and the minutes of the real ones', () => {
  expect([questionsOf(psa), marksOf(psa), psa.minutes]).toEqual([60, 200, 120]);
  expect(psa.sections.map(({ questions }) => questions)).toEqual([8, 8, 8, 6, 8, 8, 8, 6]);
  expect([questionsOf(ukmla), marksOf(ukmla), ukmla.minutes]).toEqual([100, 100, 120]);
  expect(PAPERS.every((paper) => questionsOf(paper) <= 100)).toBe(true);
});

test.each([
  [0, 'prescribing'],
  [7, 'prescribing'],
  [8, 'prescription-review'],
  [29, 'providing-information'],
  [30, 'calculation-skills'],
  [59, 'data-interpretation'],
])('question %i of the PSA is one of %s', (position, tag) => {
  expect(sectionAt(psa, position).tag).toBe(tag);
});

test('marks are those of the section in which a question stands', () => {
  const { marks, of, sections } = paperResult(
    psa,
    taken(psa, (position) => position === 0 || position === 8 || position === 59),
  );
  expect([marks, of]).toEqual([10 + 4 + 2, 200]);
  expect(sections[0]).toEqual({ tag: 'prescribing', marks: 10, of: 80 });
  expect(sections.at(-1)).toEqual({ tag: 'data-interpretation', marks: 2, of: 12 });
  expect(sections.reduce((all, section) => all + section.of, 0)).toBe(200);
});

test('a paper that is one section names none', () => {
  expect(
    paperResult(
      ukmla,
      taken(ukmla, () => true),
    ),
  ).toEqual({ marks: 100, of: 100, chance: 20, sections: [] });
});

test('chance is one of the options, or one of the ways to pick several', () => {
  expect(
    paperResult(
      psa,
      taken(psa, () => false),
    ).chance,
  ).toBe(40);
  expect(
    paperResult(
      ukmla,
      taken(ukmla, () => false, { options: 4 }),
    ).chance,
  ).toBe(25);
  expect(
    paperResult(
      ukmla,
      taken(ukmla, () => false, { selectable: 2 }),
    ).chance,
  ).toBe(10);
});
