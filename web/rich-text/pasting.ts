import { Editor, Range, Transforms, type Descendant } from 'slate';
import { linkAddress } from '~/domain/kit/html/vocabulary';
import { insertBlocks } from './editing/insert-blocks';
import { setLink } from './editing/links';
import { cleanPasted } from './html/paste';
import { fromHtml } from './html/read';
import { isBlank, toHtml } from './html/write';
import { isTextBlock, type RichElement } from './nodes';

interface Takers {
  /** Files that were pasted or dropped; they go where the caret is. */
  onFiles: (files: File[]) => void;
  /** How many pictures were not taken because they are of another site. */
  onPicturesLeft: (count: number) => void;
  /** More was pasted than any text can hold. Nothing of it was taken. */
  onTooLong: () => void;
}

/** The most that is pasted at once, in characters: as much HTML as the server reads. More would hold up the page for seconds. */
export const PASTE_MAX = 200_000;

/** The words, a line for each block. */
function toText(nodes: readonly Descendant[]): string {
  return nodes
    .map((node) =>
      'text' in node ? node.text : isTextBlock(node.type) ? `${toText(node.children)}\n` : toText(node.children),
    )
    .join('');
}

function insertText(editor: Editor, text: string): void {
  const address = linkAddress(text);
  if (address && !/\s/.test(address)) {
    const selects = editor.selection && Range.isExpanded(editor.selection);
    return setLink(editor, address, selects ? null : address);
  }
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  if (lines.length > 0)
    insertBlocks(
      editor,
      lines.map((line): RichElement => ({
        type: 'paragraph',
        children: [{ text: line, ...(lines.length === 1 && Editor.marks(editor)) }],
      })),
    );
}

/**
 * What goes through the clipboard is HTML both ways, never the editor's own nodes: those that another page puts there
 * would come past the sanitiser.
 */
export function withPasting<E extends Editor>(editor: E, { onFiles, onPicturesLeft, onTooLong }: Takers): E {
  editor.insertData = (data) => {
    const files = [...data.files];
    const text = data.getData('text/plain');
    if (text.length > PASTE_MAX) return onTooLong();
    // Some programs wrap few words in very much HTML: the words are left.
    const html = data.getData('text/html');
    if (html.length > PASTE_MAX) return text === '' ? onTooLong() : insertText(editor, text);
    if (html) {
      const pasted = cleanPasted(html);
      const blocks = fromHtml(pasted.html);
      if (!isBlank(blocks)) insertBlocks(editor, blocks);
      // A program that copies a picture gives its file beside its address.
      if (pasted.picturesLeft > 0 && (!isBlank(blocks) || files.length === 0)) onPicturesLeft(pasted.picturesLeft);
      if (!isBlank(blocks) || (pasted.picturesLeft > 0 && files.length === 0)) return;
    }
    if (files.length > 0) onFiles(files);
    else insertText(editor, text);
  };
  editor.insertFragmentData = () => false;
  editor.setFragmentData = (data) => {
    const fragment = editor.selection ? Editor.fragment(editor, editor.selection) : [];
    if (fragment.length === 0) return;
    data.setData('text/html', toHtml(fragment));
    data.setData('text/plain', toText(fragment).trimEnd());
  };
  return editor;
}

/** Other text in place of all there is, as one step to undo. */
export function replaceAll(editor: Editor, html: string): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.deselect(editor);
    for (let index = editor.children.length - 1; index >= 0; index -= 1)
      Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, fromHtml(html), { at: [0] });
  });
}
