import fc from 'fast-check';
import { changesOfWhole, EMPTY, type KeptSheet, mergeChanges, mergeWhole, type SentChange } from './mark-changes';
import { type Grade, type GradeGroup, NO_GRADES } from './marking';
import { mergeHtml } from '../kit/html/merge-html';

const NOTHING: KeptSheet = { ...EMPTY, revision: 0, applied: {}, whole: null };
const tick = (by: string, order: number, item_id: number): SentChange => ({ kind: 'tick', item_id, by, order });
const untick = (by: string, order: number, item_id: number): SentChange => ({ kind: 'untick', item_id, by, order });
const notes = (by: string, order: number, base: string, html: string): SentChange => ({
  kind: 'comments',
  html,
  base,
  by,
  order,
});
const whole = (revision: number, ...ticked: number[]) => ({ ticked, grades: NO_GRADES, comments: '', revision });

describe('changes of two pages', () => {
  it('are merged: of each item the change that arrives last counts', () => {
    const sheet = [
      mergeChanges([tick('a', 1, 1), tick('a', 2, 2)]),
      mergeChanges([tick('b', 1, 3)]),
      mergeChanges([untick('b', 2, 1)]),
    ].reduce((kept: KeptSheet, merge) => merge(kept), NOTHING);
    expect(sheet).toMatchObject({ ticked: [2, 3], revision: 3, applied: { a: 2, b: 2 } });
  });

  it('grade each group by itself: of one group the change that arrives last counts', () => {
    const grade = (by: string, order: number, group: GradeGroup, to: Grade | null): SentChange => ({
      kind: 'grade',
      group,
      grade: to,
      by,
      order,
    });
    const sheet = [
      mergeChanges([grade('a', 1, 'dgd_grade', 'pass'), grade('a', 2, 'overall_score', 'fail')]),
      mergeChanges([grade('b', 1, 'overall_score', 'clear-pass'), grade('b', 2, 'cmc_grade', 'pass')]),
      mergeChanges([grade('a', 3, 'cmc_grade', null), grade('a', 1, 'dgd_grade', 'pass')]),
    ].reduce((kept: KeptSheet, merge) => merge(kept), NOTHING);
    expect(sheet.grades).toEqual({ ...NO_GRADES, dgd_grade: 'pass', overall_score: 'clear-pass' });
  });

  it('are applied once, however often and in however large pieces they arrive', () => {
    const sent = fc.array(fc.record({ item: fc.integer({ min: 1, max: 4 }), on: fc.boolean(), again: fc.nat(5) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(sent, (all) => {
        const changes = all.map(({ item, on }, at) => (on ? tick : untick)('a', at + 1, item));
        const once = changes.reduce((kept, change) => mergeChanges([change])(kept), NOTHING);
        const often = all.reduce(
          (kept, { again }, at) => mergeChanges(changes.slice(Math.max(0, at - again), at + 1))(kept),
          NOTHING,
        );
        expect([...often.ticked].sort()).toEqual([...once.ticked].sort());
        expect(mergeChanges(changes)(often)).toBe(often);
      }),
    );
  });

  it('to the comments keep the words of both', () => {
    const merge = (...changes: SentChange[]) =>
      changes.reduce((kept, one) => mergeChanges([one])(kept), NOTHING).comments;
    expect(merge(notes('a', 1, '', '<p>A</p>'), notes('b', 1, '', '<p>B</p>'))).toBe('<p>A</p><p>B</p>');
    // The second page goes on typing, on what it had sent itself.
    expect(
      merge(notes('a', 1, '', '<p>A</p>'), notes('b', 1, '', '<p>B</p>'), notes('b', 2, '<p>B</p>', '<p>B C</p>')),
    ).toBe('<p>A</p><p>B C</p>');
  });
});

describe('texts that two wrote on', () => {
  it.each([
    ['nobody else', '<p>A</p>', '<p>A B</p>', '<p>A</p>', '<p>A B</p>'],
    ['other paragraphs', '<p>A</p><p>B</p>', '<p>A 1</p><p>B</p>', '<p>A</p><p>B 2</p>', '<p>A 1</p><p>B 2</p>'],
    ['both at the end', '<p>A</p>', '<p>A</p><p>C</p>', '<p>A</p><p>B</p>', '<p>A</p><p>B</p><p>C</p>'],
    [
      'the same paragraph',
      '<p>A</p><p>Z</p>',
      '<p>A C</p><p>Z</p>',
      '<p>A B</p><p>Z</p>',
      '<p>A B</p><p>A C</p><p>Z</p>',
    ],
    ['the same words', '<p>A</p>', '<p>B</p>', '<p>B</p>', '<p>B</p>'],
    ['a paragraph that was taken away', '<p>A</p><p>B</p>', '<p>B</p>', '<p>A</p><p>B</p><p>C</p>', '<p>B</p><p>C</p>'],
  ])('%s', (_, base, mine, now, result) => expect(mergeHtml(base, mine, now)).toBe(result));
});

describe('a whole sheet of an older page', () => {
  it('replaces the one before it', () => {
    const kept = [whole(1, 1, 2), whole(3, 2, 3)].reduce((all: KeptSheet, sheet) => mergeWhole(sheet)(all), NOTHING);
    expect(kept).toMatchObject({ ticked: [2, 3], revision: 3 });
    expect(mergeWhole(whole(3, 2, 3))(kept)).toBe(kept);
  });

  it('of the same revision adds what another tab has, and takes nothing', () => {
    const kept = [whole(1, 1), whole(1, 2)].reduce((all: KeptSheet, sheet) => mergeWhole(sheet)(all), NOTHING);
    expect(kept.ticked).toEqual([1, 2]);
  });

  it('leaves what was changed beside it', () => {
    const kept = [
      mergeWhole(whole(5, 1, 2)),
      mergeChanges([tick('a', 1, 3), untick('a', 2, 1)]),
      mergeWhole(whole(6, 1, 2, 4)),
      mergeWhole(whole(7, 2, 4)),
    ].reduce((all: KeptSheet, merge) => merge(all), NOTHING);
    expect(kept.ticked).toEqual([2, 3, 4]);
    expect(changesOfWhole(kept, whole(8, 4))).toEqual([{ kind: 'untick', item_id: 2 }]);
  });
});
