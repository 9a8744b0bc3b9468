import { type Editor, Node, Transforms, type Point } from 'slate';
import { openEditor } from '../editor';
import { toHtml } from '../html/write';

function take(editor: Editor, sign: string): Point | null {
  for (const [text, path] of Node.texts(editor)) {
    const offset = text.text.indexOf(sign);
    if (offset === -1) continue;
    Transforms.delete(editor, { at: { path, offset }, distance: 1 });
    return { path, offset };
  }
  return null;
}

/** An editor with this text, where `|` says where the caret is, or `[` and `]` what is selected. */
export function opened(html: string): Editor {
  const editor = openEditor(html);
  const caret = take(editor, '|');
  const anchor = take(editor, '[');
  const focus = take(editor, ']');
  if (caret) Transforms.select(editor, caret);
  else if (anchor && focus) Transforms.select(editor, { anchor, focus });
  editor.history = { undos: [], redos: [] };
  return editor;
}

/** The text with `|` put in at the caret. */
export function put(editor: Editor): string {
  editor.insertText('|');
  return toHtml(editor.children);
}
