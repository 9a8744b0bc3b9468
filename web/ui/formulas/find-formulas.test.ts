import { findFormulas, FORMULAS_MAX, mayHaveFormulas, TEX_MAX } from './find-formulas';

const found = (text: string) => findFormulas(text).map(({ tex, display }) => [tex, display]);

it.each([
  ['\\(a+b\\)', 'a+b', false],
  ['\\[a+b\\]', 'a+b', true],
  ['[$]a+b[/$]', 'a+b', false],
  ['[$$]a+b[/$$]', 'a+b', true],
  ['[latex]$a+b$[/latex]', 'a+b', false],
  ['[latex]$$a+b$$[/latex]', 'a+b', true],
  ['[latex]\\begin{displaymath}a+b\\end{displaymath}[/latex]', 'a+b', true],
  ['[latex]a+b[/latex]', 'a+b', false],
])('finds %s', (text, tex, display) => {
  const whole = `The sum ${text}.`;
  expect(findFormulas(whole)).toEqual([{ from: 8, to: 8 + text.length, tex, display }]);
  expect(mayHaveFormulas(whole)).toBe(true);
});

it('finds several in their order', () => {
  expect(found('\\(a\\) and [$]b[/$] and \\[c\\]')).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});

it.each([
  'It costs $5 (or $6)',
  'Begun \\(a and never ended',
  '[$]a[/$$]',
  '\\(\\)',
  'A [link] and an array[0]',
  `\\(${'a'.repeat(TEX_MAX + 1)}\\)`,
])('finds none in %.40s', (text) => {
  expect(found(text)).toEqual([]);
});

it('takes no more of one text than it may have, and is soon done with many beginnings', () => {
  expect(found('\\(a\\)'.repeat(FORMULAS_MAX + 5))).toHaveLength(FORMULAS_MAX);
  expect(found('\\('.repeat(50_000))).toEqual([]);
});
