/** @jest-environment jsdom */
import { toHtml } from '../html/write';
import { runTool } from '../run-tool';
import { toolOf } from '../shortcut';
import { toggleBlock, toggleQuote } from './blocks';
import { moveItem, toggleList } from './lists';
import { removeLink, setLink, toAddress } from './links';
import { toggleMark, toggleMarker } from './marks';
import { insertBlocks } from './insert-blocks';
import { fromHtml } from '../html/read';
import { opened, put } from '../testing/editor';

const written = (text: string) => opened(`<p>[${text}]</p>`);

describe('the editor', () => {
  it('marks what is selected and takes the mark off again', () => {
    const editor = written('kind');
    toggleMark(editor, 'bold');
    expect(toHtml(editor.children)).toBe('<p><strong>kind</strong></p>');
    toggleMark(editor, 'bold');
    expect(toHtml(editor.children)).toBe('<p>kind</p>');
  });

  it('makes a list, another kind of list, and paragraphs again', () => {
    const editor = written('kind');
    toggleList(editor, 'bulleted-list');
    expect(toHtml(editor.children)).toBe('<ul><li>kind</li></ul>');
    toggleList(editor, 'numbered-list');
    expect(toHtml(editor.children)).toBe('<ol><li>kind</li></ol>');
    toggleList(editor, 'numbered-list');
    expect(toHtml(editor.children)).toBe('<p>kind</p>');
  });

  it('leaves a list from its empty last item', () => {
    const editor = opened('<ul><li>kind|</li></ul>');
    editor.insertBreak();
    expect(toHtml(editor.children)).toBe('<ul><li>kind</li><li></li></ul>');
    editor.insertBreak();
    editor.insertText('after');
    expect(toHtml(editor.children)).toBe('<ul><li>kind</li></ul><p>after</p>');
  });

  it('undoes and does again', async () => {
    const editor = written('kind');
    toggleMark(editor, 'italic');
    await Promise.resolve();
    runTool(editor, 'undo');
    expect(toHtml(editor.children)).toBe('<p>kind</p>');
    runTool(editor, 'redo');
    expect(toHtml(editor.children)).toBe('<p><em>kind</em></p>');
  });

  it('knows its shortcuts', () => {
    const press = { key: '', code: '', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    expect(toolOf({ ...press, key: 'b' })).toBe('bold');
    expect(toolOf({ ...press, key: 'U', ctrlKey: false, metaKey: true })).toBe('underline');
    expect(toolOf({ ...press, key: '&', code: 'Digit7', shiftKey: true })).toBe('numbered-list');
    expect(toolOf({ ...press, key: 'b', ctrlKey: false })).toBeNull();
  });

  // rules: 1.9.15
  it('has subscript or superscript, not both, and one colour of marker', () => {
    const editor = written('2');
    toggleMark(editor, 'subscript');
    toggleMark(editor, 'superscript');
    toggleMarker(editor, 'pink');
    toggleMarker(editor, 'green');
    expect(toHtml(editor.children)).toBe('<p><mark class="marker-green"><sup>2</sup></mark></p>');
    toggleMarker(editor, 'green');
    expect(toHtml(editor.children)).toBe('<p><sup>2</sup></p>');
  });
});

describe('lists', () => {
  it('take in several paragraphs, and the list beside them', () => {
    const editor = opened('<ul><li>a</li></ul><p>[b</p><h3>c]</h3><p>d</p>');
    toggleList(editor, 'bulleted-list');
    expect(toHtml(editor.children)).toBe('<ul><li>a</li><li>b</li><li>c</li></ul><p>d</p>');
  });

  it('go one level in and out again, and what stood below stays below', () => {
    const editor = opened('<ul><li>a</li><li>b|</li><li>c</li></ul>');
    expect(moveItem(editor, 'in')).toBe(true);
    expect(toHtml(editor.children)).toBe('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
    expect(moveItem(editor, 'in')).toBe(false);
    expect(moveItem(editor, 'out')).toBe(true);
    expect(toHtml(editor.children)).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>');
    expect(moveItem(editor, 'out')).toBe(false);
    const middle = opened('<ul><li>a<ul><li>x|</li><li>y</li></ul></li></ul>');
    moveItem(middle, 'out');
    expect(toHtml(middle.children)).toBe('<ul><li>a</li><li>x<ul><li>y</li></ul></li></ul>');
  });

  it('end where they are taken out of, on every level', () => {
    const editor = opened('<ol><li>a</li><li>[b<ul><li>c]</li></ul></li><li>d</li></ol>');
    toggleList(editor, 'numbered-list');
    expect(toHtml(editor.children)).toBe('<ol><li>a</li><li>b<ol><li>c</li></ol></li><li>d</li></ol>');
    toggleList(editor, 'numbered-list');
    expect(toHtml(editor.children)).toBe('<ol><li>a</li></ol><p>b</p><p>c</p><ol><li>d</li></ol>');
  });

  it('are left by Backspace at the start of an item, and by a heading', () => {
    const editor = opened('<ul><li>a</li><li>|b</li></ul>');
    editor.deleteBackward('character');
    expect(put(editor)).toBe('<ul><li>a</li></ul><p>|b</p>');
    const heading = opened('<ul><li>a|</li></ul>');
    toggleBlock(heading, 'subheading');
    expect(toHtml(heading.children)).toBe('<h4>a</h4>');
  });
});

describe('quotes', () => {
  it('are put around what is selected, lists included, taken off again, and left by Enter', () => {
    const editor = opened('<p>a</p><p>[b</p><ul><li>c]</li></ul>');
    toggleQuote(editor);
    expect(toHtml(editor.children)).toBe('<p>a</p><blockquote><p>b</p><ul><li>c</li></ul></blockquote>');
    toggleQuote(editor);
    expect(toHtml(editor.children)).toBe('<p>a</p><p>b</p><ul><li>c</li></ul>');
    const left = opened('<blockquote>a|</blockquote>');
    left.insertBreak();
    left.insertBreak();
    expect(put(left)).toBe('<blockquote><p>a</p></blockquote><p>|</p>');
  });
});

describe('links', () => {
  it.each([
    ['https://a.example/x', 'https://a.example/x'],
    [' www.nice.org.uk/guidance ', 'https://www.nice.org.uk/guidance'],
    ['me@a.example', 'mailto:me@a.example'],
    ['mailto:me@a.example', 'mailto:me@a.example'],
    ['javascript:alert(1)', null],
    ['ftp://a.example', null],
    ['/settings/', null],
    ['//evil.example', null],
    ['two words', null],
    ['', null],
  ])('%j is the address %j', (typed, address) => expect(toAddress(typed)).toBe(address));

  it('are made of what is selected, changed, and taken off', () => {
    const editor = opened('<p>see [<em>the</em> guide]</p>');
    setLink(editor, 'https://a.example', null);
    const link = (href: string) =>
      `<p>see <a href="${href}" target="_blank" rel="noopener noreferrer"><em>the</em> guide</a></p>`;
    expect(toHtml(editor.children)).toBe(link('https://a.example'));
    setLink(editor, 'https://b.example', null);
    expect(toHtml(editor.children)).toBe(link('https://b.example'));
    removeLink(editor);
    expect(toHtml(editor.children)).toBe('<p>see <em>the</em> guide</p>');
  });

  it('do not grow when somebody writes on after them, but do within', () => {
    const link = (words: string) =>
      `<a href="https://a.example" target="_blank" rel="noopener noreferrer">${words}</a>`;
    expect(put(opened(`<p>${link('a|')}</p>`))).toBe(`<p>${link('a')}|</p>`);
    expect(put(opened(`<p>${link('a|b')}</p>`))).toBe(`<p>${link('a|b')}</p>`);
  });

  it('come with words of their own where nothing is selected, and typing goes on after them', () => {
    const editor = opened('<p>see |</p>');
    setLink(editor, 'https://a.example', 'this');
    expect(put(editor)).toBe(
      '<p>see <a href="https://a.example" target="_blank" rel="noopener noreferrer">this</a>|</p>',
    );
  });
});

describe('what comes from elsewhere', () => {
  it('joins the line when it is words', () => {
    const editor = opened('<ul><li>a | c</li></ul>');
    insertBlocks(editor, fromHtml('<p><strong>b</strong></p>'));
    expect(put(editor)).toBe('<ul><li>a <strong>b|</strong> c</li></ul>');
  });

  it('stands between the halves of a paragraph when it is blocks', () => {
    const editor = opened('<p>a|z</p>');
    insertBlocks(editor, fromHtml('<h3>b</h3><p>c</p>'));
    expect(put(editor)).toBe('<p>a</p><h3>b</h3><p>c|</p><p>z</p>');
  });

  it('takes the place of an empty paragraph, and of what is selected', () => {
    const editor = opened('<p>a</p><p>|</p>');
    insertBlocks(editor, fromHtml('<h3>b</h3>'));
    expect(put(editor)).toBe('<p>a</p><h3>b|</h3>');
    const selected = opened('<p>[a]</p>');
    insertBlocks(selected, fromHtml('<p>b</p><p>c</p>'));
    expect(put(selected)).toBe('<p>b</p><p>c|</p>');
  });

  it('gives its items to the list where the caret is', () => {
    const editor = opened('<ul><li>a|</li><li>z</li></ul>');
    insertBlocks(editor, fromHtml('<ul><li>b</li><li>c</li></ul>'));
    expect(put(editor)).toBe('<ul><li>a</li><li>b</li><li>c|</li><li>z</li></ul>');
  });
});
