/** @jest-environment jsdom */
import { Editor, Node, Transforms } from 'slate';
import { toHtml } from '../html/write';
import { opened, put } from '../testing/editor';
import {
  addColumn,
  addRow,
  insertTable,
  makeRoomAbove,
  moveToCell,
  removeColumn,
  removeRow,
  removeTable,
  tablePlace,
  toggleHeaderRow,
} from './tables';

const TABLE =
  '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c|</td><td>d</td></tr></tbody></table>';
const html = (editor: Editor) => toHtml(editor.children);
/** The cells of the only table, row by row. */
const cells = (editor: Editor) =>
  [...html(editor).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );

describe('tables', () => {
  it('are put in with their size and header row, in place of an empty paragraph', () => {
    const editor = opened('<p>before</p><p>|</p>');
    insertTable(editor, 2, 3, true);
    expect(put(editor)).toBe(
      '<p>before</p><table><thead><tr><th scope="col">|</th><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td><td></td></tr></tbody></table>',
    );
    expect(editor.children).toHaveLength(3);
    insertTable(editor, 1, 1, false);
    expect(html(editor).match(/<table>/g)).toHaveLength(1);
  });

  it('get rows and columns beside the caret and lose them', () => {
    const editor = opened(TABLE);
    addRow(editor, 'before');
    expect(cells(editor)).toEqual([
      ['a', 'b'],
      ['', ''],
      ['c', 'd'],
    ]);
    moveToCell(editor, 'next');
    addColumn(editor, 'after');
    expect(cells(editor)).toEqual([
      ['a', 'b', ''],
      ['', '', ''],
      ['c', 'd', ''],
    ]);
    removeRow(editor);
    expect(cells(editor)).toEqual([
      ['a', 'b', ''],
      ['c', 'd', ''],
    ]);
    removeColumn(editor);
    expect(cells(editor)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(html(editor)).toBe(TABLE.replace('|', ''));
  });

  it('are gone with their last row or column', () => {
    const editor = opened('<table><tbody><tr><td>a|</td></tr></tbody></table>');
    removeRow(editor);
    expect(html(editor)).toBe('');
    const other = opened(`<p>x</p>${TABLE}<p>y</p>`);
    removeTable(other);
    expect(put(other)).toBe('<p>x</p><p>|y</p>');
  });

  it('turn their first row into a header and back', () => {
    const editor = opened('<table><tbody><tr><td>a|</td></tr><tr><td>b</td></tr></tbody></table>');
    toggleHeaderRow(editor);
    expect(html(editor)).toBe(
      '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
    toggleHeaderRow(editor);
    expect(html(editor)).toBe('<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>');
  });

  it('are walked through by Tab, with a new row after the last', () => {
    const editor = opened(TABLE);
    expect(moveToCell(editor, 'next')).toBe(true);
    expect(Editor.string(editor, editor.selection!)).toBe('d');
    expect(moveToCell(editor, 'next')).toBe(true);
    expect(cells(editor)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['', ''],
    ]);
    expect(tablePlace(editor)).toMatchObject({ row: 2, column: 0 });
    for (let index = 0; index < 4; index += 1) expect(moveToCell(editor, 'previous')).toBe(true);
    expect(moveToCell(editor, 'previous')).toBe(false);
  });

  it('with merged cells keep their shape', () => {
    const merged = '<table><tbody><tr><td colspan="2">a|</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>';
    const editor = opened(merged);
    expect(tablePlace(editor)!.merged).toBe(true);
    addRow(editor, 'after');
    removeColumn(editor);
    expect(html(editor)).toBe(merged.replace('|', ''));
  });

  it('never lose a cell to a key', () => {
    const editor = opened(`<p>x</p>${TABLE.replace('c|', '|')}`);
    const before = html(editor);
    editor.deleteBackward('character');
    editor.deleteForward('character');
    expect(html(editor)).toBe(before);
    Transforms.select(editor, Editor.end(editor, [0]));
    editor.deleteForward('character');
    expect(html(editor)).toBe(before);
  });

  it.each([
    [
      'within it',
      `<p>x</p>${TABLE.replace('>a', '>[a').replace('c|', 'c]c')}<p>y</p>`,
      '<p>x</p>',
      '<p>y</p>',
      [
        ['', ''],
        ['c', 'd'],
      ],
    ],
    [
      'from before it',
      `<p>x[x</p>${TABLE.replace('b</th>', 'b]b</th>').replace('|', '')}<p>y</p>`,
      '<p>x</p>',
      '<p>y</p>',
      [
        ['', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'to after it',
      `<p>x</p>${TABLE.replace('|', '[c')}<p>y]y</p>`,
      '<p>x</p>',
      '<p>y</p>',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('are emptied, not torn, when what is selected reaches over cells %s', (_, text, before, after, left) => {
    const editor = opened(text);
    editor.deleteFragment();
    expect(html(editor).startsWith(before)).toBe(true);
    expect(html(editor).endsWith(after)).toBe(true);
    expect(cells(editor)).toEqual(left);
  });

  it('go whole when all around them is selected', () => {
    const editor = opened(`<p>x[</p>${TABLE.replace('|', '')}<p>]y</p>`);
    editor.deleteFragment();
    expect(html(editor)).toBe('<p>xy</p>');
  });

  it('go whole when they are selected from end to end and beyond', () => {
    const editor = opened(`${TABLE.replace('|', '')}`);
    Transforms.select(editor, Editor.range(editor, []));
    editor.deleteFragment();
    expect(html(editor)).toBe('');
    expect(put(editor)).toBe('<p>|</p>');
    const after = opened(`<p>x[x</p>${TABLE.replace('c|', 'c').replace('d</td>', 'd]</td>')}`);
    after.deleteFragment();
    expect(put(after)).toBe('<p>x|</p><p></p>');
  });

  it('take paragraphs in a cell', () => {
    const editor = opened(TABLE);
    editor.insertBreak();
    editor.insertText('e');
    expect(cells(editor)[1]).toEqual(['<p>c</p><p>e</p>', 'd']);
  });

  it('have room above and below them', () => {
    const editor = opened(TABLE);
    expect(makeRoomAbove(editor)).toBe(false);
    Transforms.select(editor, Editor.start(editor, [0]));
    expect(makeRoomAbove(editor)).toBe(true);
    editor.insertText('above');
    expect(html(editor)).toMatch(/^<p>above<\/p><table>/);
    expect(Node.string(editor.children.at(-1)!)).toBe('');
  });
});
