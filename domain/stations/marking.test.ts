import {
  checkSubmit,
  GRADE_GROUPS,
  type Grades,
  judgedOf,
  NO_GRADES,
  percentage,
  scoreSections,
  totalScore,
} from './marking';

const SECTIONS = [
  {
    title: 'Opening',
    items: [
      { id: 1, title: 'Washes hands' },
      { id: 2, title: 'Introduces themselves' },
    ],
  },
  { title: 'Closing', items: [{ id: 3, title: 'Thanks the patient' }] },
];
const GRADED: Grades = { dgd_grade: 'pass', cmc_grade: 'fail', rto_grade: 'clear-pass', overall_score: 'clear-fail' };

describe('the score', () => {
  it('is per cent with one decimal', () => {
    expect(percentage(1, 3)).toBe(33.3);
    expect(percentage(2, 3)).toBe(66.7);
    expect(percentage(3, 3)).toBe(100);
  });

  it('of an empty checklist is 0', () => expect(percentage(0, 0)).toBe(0));

  it('is counted by section, in the order of the checklist', () => {
    const scores = scoreSections(SECTIONS, new Set([2, 3]));
    expect(scores.map(({ title, ticked, total }) => [title, ticked, total])).toEqual([
      ['Opening', 1, 2],
      ['Closing', 1, 1],
    ]);
    expect(scores[0]!.items).toEqual([
      { title: 'Washes hands', ticked: false },
      { title: 'Introduces themselves', ticked: true },
    ]);
    expect(totalScore(scores)).toEqual({ ticked: 2, total: 3, score: 66.7 });
  });

  it('tells what nobody could judge from what was missed, until it is ticked', () => {
    const [opening, closing] = SECTIONS;
    const sections = [{ ...opening!, items: [{ ...opening!.items[0]!, unjudged: true as const }] }, closing!];
    const scores = scoreSections(sections, new Set());
    expect(scores[0]!.items).toEqual([{ title: 'Washes hands', ticked: false, unjudged: true }]);
    expect(totalScore(scores)).toMatchObject({ total: 2 });
    expect(totalScore(judgedOf(scores))).toMatchObject({ total: 1 });
    expect(judgedOf(scores)[0]!.items).toEqual([]);
    expect(scoreSections(sections, new Set([1]))[0]!.items).toEqual([{ title: 'Washes hands', ticked: true }]);
  });

  it('counts nothing for an id that is not on the checklist', () =>
    expect(totalScore(scoreSections(SECTIONS, new Set([99]))).ticked).toBe(0));
});

describe('whether the marks may be submitted (spec 3 §4)', () => {
  const state = { submitted: false, gradeGroups: [], grades: NO_GRADES, ticked: 1, warned: false } as const;

  it('lets ticked marks through', () => expect(checkSubmit(state)).toBe('ok'));
  // rules: 3.4.11
  it('blocks what was submitted', () => expect(checkSubmit({ ...state, submitted: true })).toBe('already-submitted'));

  // rules: 3.4.12
  it.each(GRADE_GROUPS)('blocks a GP case without a %s', (group) =>
    expect(checkSubmit({ ...state, gradeGroups: GRADE_GROUPS, grades: { ...GRADED, [group]: null } })).toBe(
      'grades-missing',
    ),
  );

  it('lets a GP case through when every group is graded', () =>
    expect(checkSubmit({ ...state, gradeGroups: GRADE_GROUPS, grades: GRADED })).toBe('ok'));
  it('asks for no grades where there are no groups', () =>
    expect(checkSubmit({ ...state, gradeGroups: [] })).toBe('ok'));

  // rules: 3.4.13
  it('warns once when nothing is ticked, and then lets it through', () => {
    expect(checkSubmit({ ...state, ticked: 0 })).toBe('nothing-ticked');
    expect(checkSubmit({ ...state, ticked: 0, warned: true })).toBe('ok');
  });

  it('names the missing grades before the missing ticks, and the warning never replaces them', () => {
    const open = { ...state, gradeGroups: GRADE_GROUPS, ticked: 0 };
    expect(checkSubmit(open)).toBe('grades-missing');
    expect(checkSubmit({ ...open, warned: true })).toBe('grades-missing');
  });
});
