/** @jest-environment jsdom */
import { toHtml } from '../html/write';
import { toolOf } from '../shortcut';
import { opened } from '../testing/editor';
import { clozeAt, clozeLooks, clozeNumbers, renumberCloze, toggleCloze } from './cloze';

const html = (editor: ReturnType<typeof opened>) => toHtml(editor.children);

describe('hiding words', () => {
  it('marks what is selected, without blanks at its ends, and a second press shows it again', () => {
    const editor = opened('<p>The[ mitral ]valve</p>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<p>The {{c1::mitral}} valve</p>');
    expect(clozeAt(editor)?.mark.number).toBe(1);
    toggleCloze(editor);
    expect(html(editor)).toBe('<p>The mitral valve</p>');
  });

  it('marks the word at the caret, each time on another card', () => {
    const editor = opened('<p>The {{c1::mitral}} val|ve</p>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<p>The {{c1::mitral}} {{c2::valve}}</p>');
    expect(clozeNumbers(editor)).toEqual([1, 2]);
  });

  it('puts words on the same card, and a mark on another one', () => {
    const editor = opened('<p>The {{c1::mitral}} [valve]</p>');
    toggleCloze(editor, true);
    expect(html(editor)).toBe('<p>The {{c1::mitral}} {{c1::valve}}</p>');
    renumberCloze(editor, 12);
    expect(html(editor)).toBe('<p>The {{c1::mitral}} {{c12::valve}}</p>');
    expect(clozeAt(editor)?.mark.number).toBe(12);
  });

  it('never stands half inside of an emphasis', () => {
    const editor = opened('<p><strong>very [bold</strong> and] plain</p>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<p><strong>very </strong>{{c1::<strong>bold</strong> and}} plain</p>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<p><strong>very bold</strong> and plain</p>');
  });

  it('marks each line of a selection for the same card, and takes whole marks in', () => {
    const editor = opened('<ul><li>o[ne</li><li>two {{c1::th]ree}}</li></ul>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<ul><li>o{{c2::ne}}</li><li>{{c2::two {{c1::three}}}}</li></ul>');
  });

  it('shows again what had a hint, and leaves alone what is never closed', () => {
    const editor = opened('<p>{{c1::hea|rt::organ}} and {{c2::open</p>');
    expect(clozeNumbers(editor)).toEqual([1]);
    toggleCloze(editor);
    expect(html(editor)).toBe('<p>heart and {{c2::open</p>');
  });

  it('does nothing at a blank', () => {
    const editor = opened('<p>one | two</p>');
    toggleCloze(editor);
    expect(html(editor)).toBe('<p>one  two</p>');
  });

  it('draws its signs apart from what they hide', () => {
    const editor = opened('<p>a {{c1::b::c}}</p>');
    const looks = clozeLooks([editor.children[0]!, [0]]);
    expect(looks.map(({ anchor, focus, cloze }) => [anchor.offset, focus.offset, cloze])).toEqual([
      [2, 8, 'sign'],
      [8, 9, 'hidden'],
      [9, 14, 'sign'],
    ]);
  });

  it('has keys', () => {
    const press = { key: 'C', code: 'KeyC', ctrlKey: true, metaKey: false, shiftKey: true, altKey: false };
    expect(toolOf(press)).toBe('cloze');
    expect(toolOf({ ...press, altKey: true })).toBe('cloze-same');
    expect(toolOf({ ...press, shiftKey: false, key: 'c' })).toBeNull();
  });
});
