import { createEditor, Editor } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import { withRichText } from './editing/with-rich-text';
import { fromHtml } from './html/read';

/** An editor with a text in it, of the shape that it keeps it in. Nothing can be undone yet. */
export function openEditor(html: string): Editor {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(html);
  Editor.normalize(editor, { force: true });
  editor.history = { undos: [], redos: [] };
  return editor;
}
