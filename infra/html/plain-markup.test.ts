import fc from 'fast-check';
import { sanitise, sanitiseFully } from './sanitise';
import { isPlainMarkup } from './plain-markup';

describe('plain markup', () => {
  it.each([
    '',
    'words',
    '<p>A <strong>64-year-old</strong> has pH &lt; 7.2 &amp; 5 mmol/L.</p>',
    '<h3>Causes</h3><ul><li>One</li><li>H<sub>2</sub>O</li></ul><p>x</p>',
    '<ul>\n<li>One</li>\n</ul>',
  ])('is %j', (html) => expect(isPlainMarkup(html)).toBe(true));

  it.each([
    '<p class="x">a</p>',
    '<p onclick=x>a</p>',
    '<script>a</script>',
    '<a>a</a>',
    '<img>',
    '<P>a</P>',
    '<p>a',
    '<p>a</p></p>',
    '</p>',
    '<p><em>a</p></em>',
    '<p><p>a</p></p>',
    '<li>a</li>',
    '<ul>a</ul>',
    '<ul><p>a</p></ul>',
    '<p>a & b</p>',
    '<p>&quot;</p>',
    '<p>&#106;</p>',
    'a < b',
    'a > b',
    '<!-- a -->',
    '<p >a</p>',
    '<br>',
    '<p>\0</p>',
    '<svg></svg>',
    `${'<strong><em>'.repeat(6)}a${'</em></strong>'.repeat(6)}`,
  ])('is not %j', (html) => expect(isPlainMarkup(html)).toBe(false));

  it('is never anything that sanitising would change', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul>',
        '</ul>',
        '<ol>',
        '</ol>',
        '<li>',
        '</li>',
        '<strong>',
        '</strong>',
        '<em>',
        '</em>',
        '<sub>',
        '</sub>',
        '<h3>',
        '</h3>',
        '&lt;',
        '&amp;',
        '&',
        '<',
        '>',
        ' ',
        '"',
        "'",
        '\n',
        '\t',
        '\r',
        '\0',
        '&quot;',
        'script',
        '<br>',
        '<svg>',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const words = fc.constantFrom('words', 'a &lt; b', '"quoted"', "it's", 'é ≥ 5', '\n', '\u2028', '');
    const inline = fc.oneof(
      words,
      fc.tuple(fc.constantFrom('strong', 'em', 'sub'), words).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    );
    const inner = fc.array(inline, { maxLength: 4 }).map((parts) => parts.join(''));
    const block = fc.oneof(
      fc.tuple(fc.constantFrom('p', 'h3', 'h2'), inner).map(([tag, text]) => `<${tag}>${text}</${tag}>`),
      fc.array(inner, { maxLength: 3 }).map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
    );
    const html = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.array(fc.oneof(block, inner), { maxLength: 4 }).map((parts) => parts.join('')),
    );
    let plain = 0;
    fc.assert(
      fc.property(html, (text) => {
        if (!isPlainMarkup(text)) return;
        plain += 1;
        expect(sanitiseFully(text)).toBe(text);
        expect(sanitise(text)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
    expect(plain).toBeGreaterThan(500);
  });
});
