import fc from 'fast-check';
import { cleanAttributes, RENAMED, TAGS } from '~/domain/kit/html/vocabulary';
import { textLength } from '~/domain/kit/html/text';
import { HTML_MAX, escapeHtml, sanitise, sanitiseAgain, toPlainText } from './sanitise';

const unescape = (value: string) =>
  value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

describe('sanitise', () => {
  it('keeps what the toolbar makes', () => {
    const html =
      '<h3>Task</h3><p>Take a <strong>history</strong>, <em>x</em><sub>2</sub> <mark class="marker-pink">now</mark></p><ul><li>One</li></ul>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table><blockquote>“q”</blockquote>';
    expect(sanitise(html)).toBe(html);
  });

  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['a style', '<p style="position:fixed" class="big">a</p><style>p{}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://a.example"></iframe>a', 'a'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a disguised javascript link', '<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['a relative link', '<a href="//evil.example/x">a</a>', '<a>a</a>'],
    ['a picture of another site', '<img src="https://a.example/x.png">', ''],
    ['a picture over http', '<img src="http://a.example/x.png">', ''],
    ['a picture as data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['a picture outside our media', '<img src="/media/../api/session/">', ''],
    ['a sound of another site', '<audio controls src="https://a.example/x.mp3">a</audio>', ''],
    ['a sound that is a picture of ours', '<audio src="/media/images/aaaaaaaaaaaaaaaa.png"></audio>', ''],
    ['a foreign class', '<mark class="marker-green modal">a</mark>', '<mark class="marker-green">a</mark>'],
    ['svg', '<svg><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
    ['markup inside xmp', '<xmp><img src=x onerror=alert(1)></xmp>', ''],
  ])('takes out %s', (_what, dirty, clean) => expect(sanitise(dirty)).toBe(clean));

  it('opens links apart from us, without handing over the window', () => {
    expect(sanitise('<a href="https://a.example/?a=1&amp;b=2" onclick="x()" target="_top">a</a>')).toBe(
      '<a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('keeps pictures of our own media only, with their size', () => {
    expect(
      sanitise('<img onerror="x()" class="big image-50" height="300" src="/media/a.png" width="400px" alt="">'),
    ).toBe('<img src="/media/a.png" alt="" height="300" class="image-50" />');
    expect(sanitise('<img src="https://a.example/a.png">')).toBe('');
  });

  it('keeps sounds of our own, which nothing but their controls plays', () => {
    expect(sanitise('<audio autoplay loop onplay="x()" src="/media/sounds/0123456789abcdef.mp3"></audio>')).toBe(
      '<audio src="/media/sounds/0123456789abcdef.mp3" controls="controls" preload="none"></audio>',
    );
  });

  it('takes what means the same for what it means, and keeps words apart', () => {
    expect(sanitise('<h1>A</h1><b>b</b><del>c</del><section>one</section><article>two</article>')).toBe(
      '<h2>A</h2><strong>b</strong><s>c</s><div>one</div><div>two</div>',
    );
  });

  it('counts only numbers that a table or a list can have', () => {
    expect(sanitise('<ol start="3"><li>a</li></ol><ol start="x"><li>a</li></ol>')).toBe(
      '<ol start="3"><li>a</li></ol><ol><li>a</li></ol>',
    );
    expect(sanitise('<table><tr><td colspan="1000" rowspan="2">a</td></tr></table>')).toBe(
      '<table><tr><td rowspan="2">a</td></tr></table>',
    );
  });

  it('settles what reads differently once a tag is gone', () =>
    expect(sanitise('<li><svg><li>a')).toBe('<li></li><li>a</li>'));

  it('does nothing to what it has made', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      'javascript:',
      'https://a',
      '">',
      '<',
      '>',
      '&',
      '&lt;',
      '"',
      "'",
      '<img src=',
      ' onerror=x',
      '<svg>',
      '<!--',
      '-->',
      'text',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<ul>',
      '<li>',
      '</li>',
      '</ul>',
      '<h2>',
      '</h3>',
      '<blockquote>',
      '<hr>',
      '<br>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const once = sanitise(pieces.join(''));
        expect(sanitise(once)).toBe(once);
        expect(once).not.toMatch(/="\s*javascript:/i);
        expect(once.replaceAll(/"[^"]*"/g, '')).not.toMatch(/<[^>]*onerror/i);
      }),
      { numRuns: 500 },
    );
  });

  it('never leaves the vocabulary, for any input', () => {
    const anything = fc.oneof(
      fc
        .constantFrom(
          ...TAGS,
          'script',
          'style',
          'svg',
          'math',
          'form',
          'input',
          'iframe',
          'template',
          'noscript',
          'select',
          'xmp',
          'object',
          'meta',
          'base',
          'link',
        )
        .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}/`)),
      fc.constantFrom(
        'href=',
        'src=',
        'class=',
        'style=',
        'id=x',
        'name=y',
        'onclick=',
        'onerror=',
        'srcdoc=',
        'formaction=',
        'colspan=',
        'start=',
        'title=',
        'xlink:href=',
        'target=_top',
        '>',
        '/>',
        '"',
        "'",
        ' ',
        '\n',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<?',
        '&lt;',
        '&#60;',
        '&quot;',
      ),
      fc.constantFrom(
        'javascript:f()',
        'https://a.example',
        '/media/a.png',
        '/media/../x',
        'data:text/html,x',
        'marker-pink',
        'image-50',
        'row',
        '2',
        'f()',
        'words',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.array(anything, { maxLength: 40 }).map((pieces) => pieces.join('')),
        (html) => {
          const clean = sanitise(html);
          expect(sanitise(clean)).toBe(clean);
          const tags = [...clean.matchAll(/<(\/?)([^\s/>]*)((?:[^">]|"[^"]*")*)>/g)];
          // Nothing else in it can be read as the beginning of a tag.
          expect(clean.split('<').length - 1).toBe(tags.length);
          for (const [, closes, name, rest] of tags) {
            expect(TAGS).toContain(name);
            const attributes = Object.fromEntries(
              [...rest!.matchAll(/([^\s="]+)="([^"]*)"/g)].map(([, key, value]) => [key, unescape(value!)]),
            );
            expect(rest!.replaceAll(/ [^\s="]+="[^"]*"/g, '')).toMatch(closes ? /^$/ : /^( \/)?$/);
            expect(cleanAttributes(name!, attributes)).toEqual(attributes);
          }
        },
      ),
      { numRuns: 1_500 },
    );
  });

  it('keeps every word that stands in the vocabulary', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const { node } = fc.letrec<{ node: { html: string; words: string[] } }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        word.map((text) => ({ html: ` ${text} `, words: [text] })),
        fc
          .tuple(
            fc.constantFrom(
              // Of a sound no browser shows the words.
              ...TAGS.filter((tag) => !['br', 'hr', 'img', 'audio'].includes(tag)),
              ...Object.keys(RENAMED),
              'span',
              'font',
              'unknown',
            ),
            fc.array(tie('node'), { maxLength: 3 }),
          )
          .map(([tag, inner]) => ({
            html: `<${tag} onclick="x()">${inner.map(({ html }) => html).join('')}</${tag}>`,
            words: inner.flatMap(({ words }) => words),
          })),
      ),
    }));
    fc.assert(
      fc.property(node, ({ html, words }) =>
        expect(
          sanitise(html)
            .replaceAll(/<[^>]*>/g, ' ')
            .split(/\s+/)
            .filter(Boolean),
        ).toEqual(words),
      ),
      { numRuns: 500 },
    );
  });

  it('reads no more than its limit, however deep', () => {
    expect(sanitise('a'.repeat(HTML_MAX + 10))).toHaveLength(HTML_MAX);
    expect(sanitise('<blockquote>'.repeat(5_000)).length).toBeLessThan(1_000);
  });

  it('answers the same when the text is remembered', () => {
    for (let index = 0; index < 600; index += 1) sanitiseAgain(`<p onclick="x">${index}</p>`);
    expect(sanitiseAgain('<p onclick="x">0</p>')).toBe('<p>0</p>');
    expect(sanitiseAgain('<p onclick="x">599</p>')).toBe('<p>599</p>');
  });
});

describe('toPlainText', () => {
  it('gives a line to each block and keeps the words as they read', () => {
    expect(toPlainText('<h3>Good</h3><p>BP &lt; 90 &amp; falling<br>twice</p><ul><li>one</li><li>two</li></ul>')).toBe(
      'Good\nBP < 90 & falling\ntwice\n- one\n- two',
    );
  });

  it('undoes escaping once', () =>
    expect(toPlainText(escapeHtml('&lt;b> "x" \'y\' <i>'))).toBe('&lt;b> "x" \'y\' <i>'));
});

describe('the length of a text, as the browser and the server count it', () => {
  it.each([
    '<p>Chest pain &amp; <em>sweating</em> &lt;1 h</p>',
    '<p onclick="x">a<script>b</script>c</p>',
    '<ul><li>é &eacute;&nbsp;</li></ul><img src="x">',
    '<div title="a > b">a > b "c"</div>',
  ])('is the same before and after the sanitiser: %s', (html) =>
    expect(textLength(sanitise(html))).toBe(textLength(html)),
  );
});
