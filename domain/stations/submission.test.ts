import { Problem } from '../kit/errors';
import type { CleanHtml } from '../kit/html/clean-html';
import { NO_GRADES, type Grades } from './marking';
import { checkSubmission } from './submission';

const sections = [
  {
    id: 1,
    order: 0,
    title: 'History',
    items: [
      { id: 11, title: 'Onset', order: 0 },
      { id: 12, title: 'Radiation', order: 1 },
    ],
  },
];
const PASSED: Grades = { dgd_grade: 'pass', cmc_grade: 'pass', rto_grade: 'pass', overall_score: 'pass' };

const check = (style: number, grades: Grades, ticked: number[]) => {
  try {
    checkSubmission(style, sections, { ticked, grades, comments: '' as CleanHtml, seconds_used: 1, submission_id: '' });
    return 'ok';
  } catch (error) {
    return error instanceof Problem ? [error.code, error.status, error.options.errors?.map(({ path }) => path)] : error;
  }
};

describe('what is submitted', () => {
  it('needs every grade of a GP case, and names the open ones', () => {
    expect(check(2, NO_GRADES, [])).toEqual([
      'grades-missing',
      422,
      ['dgd_grade', 'cmc_grade', 'rto_grade', 'overall_score'],
    ]);
    expect(check(2, { ...PASSED, rto_grade: null }, [])).toEqual(['grades-missing', 422, ['rto_grade']]);
    expect(check(2, PASSED, [])).toBe('ok');
  });

  it.each([1, 3, 4])('needs no grade in style %i', (style) => expect(check(style, NO_GRADES, [])).toBe('ok'));

  it('may have nothing ticked', () => expect(check(1, NO_GRADES, [])).toBe('ok'));

  it('may only tick what is on the checklist', () =>
    expect(check(1, NO_GRADES, [11, 13])).toEqual(['checklist-changed', 422, ['c-13']]));
});
