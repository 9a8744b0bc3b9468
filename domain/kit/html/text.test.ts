import { isBlankHtml, textLength } from './text';

describe('the length of HTML as plain text', () => {
  it.each([
    ['', 0],
    ['<p></p><p><br></p>', 0],
    ['<p> a  <strong>b</strong>\n c </p>', 5],
    ['<p>a</p><p>b</p>', 2],
    ['a &amp; b &lt; c', 9],
    ['&nbsp;&nbsp;a&nbsp;b', 3],
    ['&#97;&#x62;&eacute;', 3],
    ['<a title="a > b" href="https://a.example">link</a>', 4],
    ['<!-- not this --><script>nor("this")</script>but this', 8],
    ['1 < 2 <3', 8],
    ['a<b never closed', 1],
    ['\u200b\ufeff\u00ad', 0],
    ['👩‍⚕️', 4],
    ['don\'t <em>"quote"</em>', 13],
  ])('of %j is %i', (html, length) => {
    expect(textLength(html)).toBe(length);
  });

  it('is found at once, however hostile the text is', () => {
    for (const part of ['<', '<a "', '<!--', '<script>', '&#', '<a x="'])
      expect(textLength(part.repeat(40_000).slice(0, 200_000))).toBeGreaterThanOrEqual(0);
  });

  it('a picture without words says nothing', () => {
    expect(isBlankHtml('<p><img src="/media/a.png" alt="An ECG"></p>')).toBe(true);
    expect(isBlankHtml('<p>.</p>')).toBe(false);
  });
});
