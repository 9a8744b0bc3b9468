/** @jest-environment jsdom */
import { fromHtml } from './read';
import { toHtml } from './write';

describe('rich text as HTML', () => {
  it.each([
    '<p>Clear structure, <strong>kind</strong> and <em>calm</em>.</p>',
    '<p>Two things:</p><ul><li>ask about <u>smoking</u></li><li>close the loop</li></ul>',
    '<ol><li>first</li></ol>',
    '<p>Listen: <audio src="/media/sounds/0123456789abcdef.mp3" controls="controls" preload="none"></audio></p>',
    '<h3>Opening</h3><p>SpO<sub>2</sub> &lt; 94%</p>',
  ])('%s comes back as it went', (html) => expect(toHtml(fromHtml(html))).toBe(html));

  it('of nothing is empty, however it was typed', () => {
    expect(toHtml(fromHtml(''))).toBe('');
    expect(toHtml([{ type: 'paragraph', children: [{ text: '  ' }] }])).toBe('');
  });

  it('keeps the words of what it has no name for, and none of the rest', () => {
    expect(toHtml(fromHtml('<div>one<script>alert(1)</script> <a href="javascript:x">two</a></div>'))).not.toContain(
      '<script',
    );
    expect(toHtml(fromHtml('<span>two</span>'))).toBe('<p>two</p>');
  });

  it('escapes what was typed', () =>
    expect(toHtml([{ type: 'paragraph', children: [{ text: 'a < b & "c"' }] }])).toBe('<p>a &lt; b &amp; "c"</p>'));
});
