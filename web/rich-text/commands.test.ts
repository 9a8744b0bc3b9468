import { createEditor, Editor } from 'slate';
import { withHistory } from 'slate-history';
import { leaveEmptyItem, toggleList, toggleMark } from './commands';
import { toHtml } from './html';
import { runTool } from './run-tool';
import { toolOf } from './shortcut';

function written(text: string) {
  const editor = withHistory(createEditor());
  editor.children = [{ type: 'paragraph', children: [{ text }] }];
  editor.selection = Editor.range(editor, []);
  return editor;
}

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
    const editor = written('kind');
    toggleList(editor, 'bulleted-list');
    editor.select(Editor.end(editor, []));
    expect(leaveEmptyItem(editor)).toBe(false);
    editor.insertBreak();
    expect(leaveEmptyItem(editor)).toBe(true);
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
});
