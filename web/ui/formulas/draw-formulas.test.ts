/** @jest-environment jsdom */
import { drawFormulas } from './draw-formulas';

/** A text in the page, with its formulas drawn. */
function drawn(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  document.body.replaceChildren(root);
  drawFormulas(root);
  return root;
}
const sources = (root: HTMLElement) => [...root.querySelectorAll('annotation')].map(({ textContent }) => textContent);

it('draws a formula in its place, and leaves the text around it', () => {
  const root = drawn('<p>So <strong>bold</strong> \\(x^2\\) and more</p>');
  expect(sources(root)).toEqual(['x^2']);
  expect(root.querySelector('p')!.firstChild!.textContent).toBe('So ');
  expect(root.querySelector('p')!.lastChild!.textContent).toBe(' and more');
  expect(root.querySelector('strong')).toHaveTextContent('bold');
});

it('draws several of one text, one after a line break, and one of several lines', () => {
  const root = drawn('<p>\\(a\\)<br>[$]b &lt; c[/$]<br>\\[d<br>+ e\\]</p>');
  expect(sources(root)).toEqual(['a', 'b < c', 'd\n+ e']);
  expect(root.querySelectorAll('br')).toHaveLength(2);
});

it('draws reactions of chemistry', () => {
  expect(sources(drawn('\\(\\ce{CO2 + H2O <=> H2CO3}\\)'))).toEqual(['\\ce{CO2 + H2O <=> H2CO3}']);
});

it('draws none twice, and none that is quoted', () => {
  const root = drawn('<p>\\(a\\)</p><pre>\\(b\\)</pre><p><code>\\(c\\)</code></p>');
  drawFormulas(root);
  expect(sources(root)).toEqual(['a']);
});

it('leaves what is no TeX as it was written', () => {
  expect(drawn('<p>\\(\\frac{\\) ok</p>').textContent).toBe('\\(\\frac{\\) ok');
});

describe('hostile TeX', () => {
  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\url{https://elsewhere.example}',
    '\\includegraphics{https://elsewhere.example/a.png}',
    '\\htmlId{app}{x}',
    '\\htmlClass{app}{x}',
    '\\htmlStyle{position: fixed}{x}',
    '\\htmlData{kept=true}{x}',
    '\\text{<img src=x onerror=alert(1)>}',
    '\\fcolorbox{red}{white}{x} \\pmb{y}',
  ])('makes no link, picture, id, event or class of its own: %s', (tex) => {
    const root = drawn('<p></p>');
    root.querySelector('p')!.textContent = `\\(${tex}\\)`;
    drawFormulas(root);
    expect(root.querySelector('a, img, script, [id], [onerror], [data-kept], .app')).toBeNull();
    expect(root.querySelector('[style*="fixed"]')).toBeNull();
    expect(root.querySelector('math [style]')).toBeNull();
  });

  it('is given up if it goes on for ever, and is never larger than the page', () => {
    expect(sources(drawn('<p>\\(\\def\\a{\\a\\a}\\a\\)</p>'))).toEqual([]);
    const root = drawn('<p>\\(\\rule{5000em}{5000em}\\)</p>');
    const widths = [...root.querySelectorAll<HTMLElement>('.rule')].map(({ style }) =>
      Number.parseFloat(style.borderRightWidth),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(20);
  });

  it('of one formula changes no other', () => {
    const root = drawn('<p>\\(\\gdef\\frac#1#2{hacked}\\) \\(\\frac{1}{2}\\)</p>');
    expect(root.querySelectorAll('.mfrac')).toHaveLength(1);
  });
});
