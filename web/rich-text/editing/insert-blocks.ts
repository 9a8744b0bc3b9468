import { Editor, Node, Path, Range, Transforms } from 'slate';
import { isList, isTextBlock, type RichElement } from '../nodes';
import { above, isEmptyBlock, placeOf, selectedTextBlocks } from './where';

/** The one block of words that is all there is, however deep it stands; null when there is more. */
function onlyWords(blocks: readonly RichElement[]): RichElement | null {
  const [first, ...others] = blocks;
  if (!first || others.length > 0) return null;
  if (isTextBlock(first.type)) return first;
  return first.type === 'kept' ? null : onlyWords(first.children as RichElement[]);
}

function insertItems(editor: Editor, items: RichElement[], item: Path): void {
  const empty = Node.string(Node.get(editor, item)) === '';
  const at = empty ? item : Path.next(item);
  if (empty) Transforms.removeNodes(editor, { at: item });
  Transforms.insertNodes(editor, items, { at, select: true });
}

/** Puts what was read from elsewhere in place of the selection: words into the line, items into the list, blocks between blocks. */
export function insertBlocks(editor: Editor, blocks: RichElement[]): void {
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (Range.isExpanded(editor.selection!)) Editor.deleteFragment(editor);
  const block = selectedTextBlocks(editor)[0];
  const words = onlyWords(blocks);
  const isPlain = words && (words.type === 'paragraph' || words.type === 'line' || (block && !isEmptyBlock(block[0])));
  if (words && isPlain) {
    Transforms.insertNodes(editor, words.children, { select: true });
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    const [only] = blocks;
    const item = above(editor, 'list-item');
    if (only && blocks.length === 1 && isList(only.type) && item)
      return insertItems(editor, only.children as RichElement[], item[1]);
    const { focus } = editor.selection!;
    const level = placeOf(editor, focus.path).length + 1;
    const top = focus.path.slice(0, level);
    const empty = isEmptyBlock(Node.get(editor, top));
    const [atStart, atEnd] = [Editor.isStart(editor, focus, top), Editor.isEnd(editor, focus, top)];
    if (!atStart && !atEnd) Transforms.splitNodes(editor, { match: (_node, path) => path.length === level });
    const at = empty || (atStart && !atEnd) ? top : Path.next(top);
    if (empty) Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, blocks, { at });
    Transforms.select(editor, Editor.end(editor, [...at.slice(0, -1), at.at(-1)! + blocks.length - 1]));
  });
}
