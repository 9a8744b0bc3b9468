/** @jest-environment jsdom */
import fc from 'fast-check';
import { openEditor } from '../editor';
import { sanitise } from '~/web/ui/sanitise';
import { fromHtml } from './read';
import { toSource } from './source';
import { toHtml } from './write';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const again = (html: string) => toHtml(fromHtml(html));
const edited = (html: string) => toHtml(openEditor(html).children);
const list = <T>(item: fc.Arbitrary<T>, minLength = 1, maxLength = 3) => fc.array(item, { minLength, maxLength });
const joined = (item: fc.Arbitrary<string>, minLength = 1, maxLength = 3) =>
  list(item, minLength, maxLength).map((parts) => parts.join(''));

const word = fc.oneof(
  fc.constantFrom('SpO', 'kind', 'a &lt; b', '“q”', "it's", 'R&amp;D', '94\u00a0%', '5 &gt; 4', 'é', '"x"'),
  fc.stringMatching(/^[a-zA-Z0-9µ≥]{1,6}$/),
);
const words = list(word).map((some) => some.join(' '));
const picture = fc
  .record({
    alt: fc.constantFrom('', 'An X-ray', 'a &quot;b&quot; &lt;c&gt;'),
    size: fc.constantFrom('', ' class="image-75"', ' class="image-50"', ' class="image-25"'),
    own: fc.constantFrom('', ' width="640" height="480"'),
  })
  .map(({ alt, size, own }) => `<img src="/media/images/a1.webp" alt="${alt}"${own}${size} />`);

/** HTML as the editor itself writes it. */
const MARK_ORDER = [
  ['<mark class="marker-yellow">', '</mark>'],
  ['<strong>', '</strong>'],
  ['<em>', '</em>'],
  ['<u>', '</u>'],
  ['<s>', '</s>'],
  ['<code>', '</code>'],
  ['<sub>', '</sub>'],
  ['<sup>', '</sup>'],
] as const;
const marked = fc
  .tuple(words, fc.subarray([...MARK_ORDER], { minLength: 1, maxLength: 4 }))
  .map(([text, marks]) => marks.reduceRight((html, [open, close]) => open + html + close, text));
const link = words.map(
  (text) => `<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">${text}</a>`,
);
const apart = fc.oneof(marked, link, picture, fc.constant('<br />'), fc.constant('<kbd>Esc</kbd>'));
// Words stand between what is marked, so that two neighbours never are the same.
const line = fc
  .tuple(words, fc.array(fc.tuple(apart, words), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.map(([part, text]) => part + text).join(''));

const { block } = fc.letrec<{ block: string; list: string; flow: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom('p', 'h2', 'h3', 'h4'), line).map(([name, text]) => `<${name}>${text}</${name}>`),
    fc.constantFrom(
      '<hr />',
      '<pre>two  spaces\n  kept</pre>',
      '<dl><dt>a</dt><dd>b</dd></dl>',
      '<figure><img src="/media/b.png" alt="" /><figcaption>c</figcaption></figure>',
      '<table><caption>c</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ),
    tie('list'),
    tie('flow').map((inner) => `<blockquote>${inner}</blockquote>`),
    fc.tuple(list(line, 2, 2), list(list(tie('flow'), 2, 2)), fc.boolean()).map(([head, rows, headed]) => {
      const body = `<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>`;
      return `<table>${headed ? `<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>` : ''}${body}</table>`;
    }),
    fc.constant(
      '<table><tbody><tr><td colspan="2">wide</td></tr><tr><th scope="row">a</th><td rowspan="2">b</td></tr></tbody></table>',
    ),
  ),
  list: fc
    .tuple(fc.constantFrom('<ul>', '<ol>', '<ol start="3">'), list(tie('flow')))
    .map(([open, items]) => `${open}${items.map((item) => `<li>${item}</li>`).join('')}</${open.slice(1, 3)}>`),
  flow: fc.oneof(
    { depthSize: 'small' },
    line,
    fc.tuple(line, tie('list')).map((parts) => parts.join('')),
    joined(tie('block'), 1, 2),
  ),
}));
const canonical = joined(block, 1, 4);

/** HTML of the vocabulary that nobody wrote with this editor. */
const { any } = fc.letrec<{ any: string }>((tie) => {
  const inner = joined(tie('any'), 0, 3);
  return {
    any: fc.oneof(
      { depthSize: 'small' },
      words,
      fc.constantFrom(' ', '\n  ', '<br>', 'a ', ' b', '&nbsp;'),
      picture,
      fc
        .tuple(
          fc.constantFrom(
            'p',
            'h2',
            'h3',
            'h4',
            'div',
            'blockquote',
            'strong',
            'b',
            'em',
            'u',
            's',
            'sub',
            'sup',
            'code',
            'small',
            'q',
            'mark',
            'figure',
            'pre',
            'dd',
            'h1',
            'section',
          ),
          inner,
        )
        .map(([name, html]) => `<${name}>${html}</${name}>`),
      inner.map((html) => `<a href="mailto:a@b.example">${html}</a>`),
      inner.map((html) => `<mark class="marker-pink">${html}</mark>`),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), list(inner, 0))
        .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('\n')}</${name}>`),
      list(list(inner), 0).map(
        (rows) =>
          `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
      ),
    ),
  };
});
/** As it is once it was saved: sanitised, and a browser reads it as it is written. */
const foreign = joined(any, 0, 3)
  .map((html) => sanitise(sanitise(html)))
  .filter((html) => sanitise(html) === html && !parsed(html).querySelector('a a'));

/** Every character of HTML with its blocks and marks, in any order: what must not be lost. */
function told(html: string): string[] {
  const body = parsed(sanitise(html));
  const names = [
    'H2',
    'H3',
    'H4',
    'LI',
    'BLOCKQUOTE',
    'TD',
    'TH',
    'UL',
    'OL',
    'STRONG',
    'EM',
    'U',
    'S',
    'SUB',
    'SUP',
    'CODE',
    'MARK',
    'A',
    'PRE',
    'SMALL',
    'Q',
  ];
  const found: string[] = [];
  const walk = (node: Node, above: string[]) => {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const sign of (node.textContent ?? '').replaceAll(/\s/g, ''))
        found.push(`${[...new Set(above)].sort().join('.')}: ${sign}`);
    } else if (node.nodeName === 'IMG') {
      found.push((node as Element).outerHTML);
    }
    const own = names.includes(node.nodeName) ? [...above, node.nodeName] : above;
    node.childNodes.forEach((child) => walk(child, own));
  };
  walk(body, []);
  return found;
}
/** The words only, with nothing between them. */
const spelled = (html: string) => parsed(sanitise(html)).textContent!.replaceAll(/\s+/g, '');

describe('HTML through the editor', () => {
  it('is the very same when the editor could have written it', () => {
    fc.assert(
      fc.property(canonical, (html) => {
        expect(again(html)).toBe(html);
        expect(edited(html)).toBe(html);
        expect(again(toSource(fromHtml(html)))).toBe(html);
      }),
      { numRuns: 40 },
    );
  });

  it('settles at once, from any source', () => {
    fc.assert(
      fc.property(foreign, (html) => {
        const once = edited(html);
        expect(edited(once)).toBe(once);
        expect(again(once)).toBe(once);
        expect(sanitise(once)).toBe(parsed(once).innerHTML);
      }),
      { numRuns: 60 },
    );
  });

  it('loses no word, picture, block or mark, from any source', () => {
    fc.assert(
      fc.property(foreign, (html) => {
        expect(spelled(edited(html))).toBe(spelled(html));
        expect(told(edited(html)).sort()).toEqual(told(html).sort());
      }),
      { numRuns: 60 },
    );
  });
});
