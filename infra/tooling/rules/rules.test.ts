import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/paths';
import { PAGE, pageOf, readRules, readTags, tagsIn } from './rules';

const book = readRules();
const tags = readTags();
const known = Object.keys(book.rules);
const tested = new Set(tags.flatMap(({ rules }) => rules));

describe('the rules of the specification', () => {
  it('belong to a section that has a title', () => {
    expect(known.filter((number) => !(number.replace(/\.\d+$/, '') in book.titles))).toEqual([]);
  });

  it('are named by tags that stand above tests, and no other number is', () => {
    expect(tags.filter(({ title }) => !title).map(({ file, rules }) => [file, rules])).toEqual([]);
    expect([...tested].filter((number) => !known.includes(number))).toEqual([]);
  });

  it('each have a test, or a reason why not', () => {
    expect(known.filter((number) => !tested.has(number) && !book.untested[number])).toEqual([]);
    expect(Object.keys(book.untested).filter((number) => tested.has(number) || !known.includes(number))).toEqual([]);
  });

  it('stand in docs/rules.md as they are: npm run rules', () => {
    expect(readFileSync(join(root, PAGE), 'utf8')).toBe(pageOf(book, tags));
  });
});

test('a tag belongs to the test below it, with the groups around that and behind its table of cases', () => {
  // In pieces: this file is read for tags, too.
  const mark = ['//', 'rules'].join(' ');
  const source = `describe('a clock', () => {
  describe("that isn't \`set\`", () => {
    ${mark}: 1.2.3, 1.2.4
    ${mark}: 3.1.1
    it.each([
      ['(paused)', 1],
    ])('shows %s', (name) => {});
  });

  ${mark}: 2.2.2
  const here = 1;
});
`;
  expect(tagsIn('clock.test.ts', source)).toEqual([
    { file: 'clock.test.ts', title: "a clock › that isn't \`set\` › shows %s", rules: ['1.2.3', '1.2.4', '3.1.1'] },
    { file: 'clock.test.ts', title: null, rules: ['2.2.2'] },
  ]);
});
