/** @jest-environment jsdom */
import fc from 'fast-check';
import { cleanAttributes, TAGS } from '~/domain/kit/html/vocabulary';
import { sanitise, sanitiseToBody } from './sanitise';

// rules: 1.5.19
describe('what the browser shows', () => {
  it.each([
    [
      'what the toolbars make',
      '<h3>A</h3><p>b <mark class="marker-pink">c</mark><br></p><ol start="2"><li>d</li></ol><table><tbody><tr><td colspan="2">e</td></tr></tbody></table><img src="/media/a.png" alt="" class="image-25">',
      null,
    ],
    ['an event handler', '<p onclick="f()">a</p>', '<p>a</p>'],
    [
      'ids and names, which a page could be confused by',
      '<p id="x">a</p><img name="y" src="/media/a.png">',
      '<p>a</p><img src="/media/a.png">',
    ],
    ['styles, data and labels', '<p style="position:fixed" data-x="1" aria-label="b" title="c">a</p>', '<p>a</p>'],
    [
      'foreign classes',
      '<p class="a">b</p><mark class="modal marker-green">c</mark><img class="image-50 x" src="/media/a.png">',
      '<p>b</p><mark class="marker-green">c</mark><img src="/media/a.png" class="image-50">',
    ],
    ['an attribute of another tag', '<p href="https://a.example" src="/media/a.png" colspan="2">a</p>', '<p>a</p>'],
    [
      'pictures of other sites',
      '<img src="https://a.example/a.png"><img src="data:image/png;base64,x"><img src="/media/../x">',
      '',
    ],
    [
      'sounds that play by themselves or are not ours',
      '<audio autoplay src="/media/sounds/0123456789abcdef.ogg"></audio><audio src="https://a.example/a.mp3"></audio>',
      '<audio src="/media/sounds/0123456789abcdef.ogg" controls="controls" preload="none"></audio>',
    ],
    ['links into the product', '<a href="/settings/">a</a><a href="#b">b</a>', '<a>a</a><a>b</a>'],
    [
      'links to elsewhere, which are guarded',
      '<a href="https://a.example" target="_self" rel="opener">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      'tags that mean the same',
      '<h1>a</h1><b>b</b><section>c</section><del>d</del>',
      '<h2>a</h2><strong>b</strong><div>c</div><s>d</s>',
    ],
    [
      'numbers that are none',
      '<ol start="x"><li>a</li></ol><table><tbody><tr><td rowspan="999">b</td></tr></tbody></table>',
      '<ol><li>a</li></ol><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
  ])('%s', (_what, html, clean) => expect(sanitise(html)).toBe(clean ?? html));

  it('never leaves the vocabulary, and changes nothing twice', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="https://a.example" id=x>',
      '</a>',
      '<svg>',
      '</svg>',
      '<math>',
      '<style>',
      '</style>',
      '<table>',
      '<tr>',
      '<td colspan=3>',
      '</table>',
      '<img src=/media/a.png onerror=f()>',
      '<form>',
      '<input name=q>',
      '<select>',
      '<template>',
      '<b>',
      '<h1>',
      '<section>',
      '<!--',
      '-->',
      'a',
      '&lt;',
      '<ul>',
      '<li>',
      '<mark class="marker-green x">',
      '<noscript>',
      '<title>',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
        (html) => {
          const body = sanitiseToBody(html);
          for (const element of body.querySelectorAll('*')) {
            const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
            expect(TAGS).toContain(element.localName);
            expect(cleanAttributes(element.localName, attributes)).toEqual(attributes);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});
