import { clozeCards, clozeMarks } from './cloze-text';
import { occlusionText, shapesIn } from './occlusion-text';

describe('the cards of a cloze text', () => {
  it('are one for each number, from the lowest, with what stands below each answer', () =>
    expect(clozeCards('{{c3::a::hint}} {{c1::b}} {{c3::c}}', '!', 50)).toEqual([
      { number: 1, front: 'a <strong>[...]</strong> c', back: 'a <strong>b</strong> c!' },
      {
        number: 3,
        front: '<strong>[hint]</strong> b <strong>[...]</strong>',
        back: '<strong>a</strong> b <strong>c</strong>!',
      },
    ]));

  it('are no more than may be made, and none without a mark that is closed', () => {
    expect(clozeCards('{{c1::a}} {{c2::b}}', '', 1)).toHaveLength(1);
    expect(clozeCards('{{c1::a', '', 50)).toEqual([]);
  });
});

describe('the marks of a line', () => {
  const hidden = (line: string) => clozeMarks(line).map(({ number, begin, end }) => [number, line.slice(begin, end)]);

  it.each([
    ['a {{c1::b}} c', [[1, 'b']]],
    ['{{c12::heart::organ}}', [[12, 'heart']]],
    [
      '{{c1::{{c2::mitral}} valve::which?}}',
      [
        [2, 'mitral'],
        [1, '{{c2::mitral}} valve'],
      ],
    ],
    [
      '{{c1::{{c2::a::b}} c}}',
      [
        [2, 'a'],
        [1, '{{c2::a::b}} c'],
      ],
    ],
    ['{{c1,2::a}}', [[1, 'a']]],
    ['}} {{c1::never closed', []],
  ])('%s', (line, marks) => expect(hidden(line)).toEqual(marks));
});

test('rectangles are written as Anki does, and read again', () => {
  const rectangles = [{ number: 1, left: 0, top: 0.25, width: 0.33333, height: 1 }];
  const text = occlusionText(rectangles, true);
  expect(text).toBe('{{c1::image-occlusion:rect:left=0:top=.25:width=.3333:height=1:oi=1}}');
  expect(shapesIn(text)).toMatchObject([{ kind: 'rect', ordinals: [1], left: 0, width: 0.3333, hidesOthers: true }]);
  expect(shapesIn(occlusionText(rectangles, false))[0]!.hidesOthers).toBe(false);
});
