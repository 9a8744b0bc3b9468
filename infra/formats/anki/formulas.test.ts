import { withFormulas } from './formulas';

it('writes the element of Anki’s editor as every other formula', () => {
  expect(
    withFormulas('<p>So <anki-mathjax>a &lt; b</anki-mathjax>,</p><anki-mathjax block="true">c</anki-mathjax>'),
  ).toBe('<p>So \\(a &lt; b\\),</p>\\[c\\]');
  expect(withFormulas('<anki-mathjax>never ended')).toBe('<anki-mathjax>never ended');
});
