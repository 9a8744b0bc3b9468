import { Editor, Element, Node, Path, Range, Transforms } from 'slate';
import { isTextBlock, type RichElement } from '../nodes';
import { liftAll } from './lists';
import { above, isEmptyBlock, isOfType, placeOf, selectedTextBlocks } from './where';

const isWords = (node: unknown): boolean => Element.isElement(node) && isTextBlock(node.type);

/** A heading, or a paragraph again. */
export function toggleBlock(editor: Editor, type: 'heading' | 'subheading'): void {
  const blocks = selectedTextBlocks(editor);
  const on = blocks.every(([block]) => block.type === type);
  Editor.withoutNormalizing(editor, () => {
    liftAll(
      editor,
      blocks.map(([, path]) => path),
    );
    Transforms.setNodes(editor, { type: on ? 'paragraph' : type }, { match: isWords });
  });
}

/** Puts the selected blocks in a quote, or takes them out of theirs. */
export function toggleQuote(editor: Editor): void {
  if (!editor.selection) return;
  if (above(editor, 'quote')) {
    Editor.withoutNormalizing(editor, () => {
      Transforms.setNodes(
        editor,
        { type: 'paragraph' },
        { match: (node, path) => isOfType(node, 'line') && isOfType(Node.parent(editor, path), 'quote') },
      );
      Transforms.unwrapNodes(editor, { match: (node) => isOfType(node, 'quote'), split: true });
    });
    return;
  }
  const [start, end] = Range.edges(Editor.unhangRange(editor, editor.selection));
  const place = placeOf(editor, Path.common(start.path, end.path));
  const level = place.length;
  const [from, to] = [start.path[level]!, end.path[level]!];
  Transforms.wrapNodes(
    editor,
    { type: 'quote', children: [] },
    { at: place, match: (_node, path) => path.length === level + 1 && path[level]! >= from && path[level]! <= to },
  );
}

/** Leaves a quote from its empty last paragraph. Answers whether it did. */
export function leaveQuote(editor: Editor): boolean {
  const quote = above(editor, 'quote');
  const block = selectedTextBlocks(editor)[0];
  if (!quote || !block || !isEmptyBlock(block[0]) || !Path.equals(Path.parent(block[1]), quote[1])) return false;
  if (block[1].at(-1) !== quote[0].children.length - 1) return false;
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: block[1] });
    Transforms.liftNodes(editor, { at: block[1] });
  });
  return true;
}

/** Whether the selection stands in a block of this type and no nearer one. */
export function isInside(editor: Editor, type: RichElement['type']): boolean {
  if (type === 'bulleted-list' || type === 'numbered-list')
    return above(editor, 'bulleted-list', 'numbered-list')?.[0].type === type;
  return above(editor, type) !== null;
}

/** An empty paragraph next to a block, with the caret in it. */
export function addParagraph(editor: Editor, at: Path): void {
  Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at });
  Transforms.select(editor, Editor.start(editor, at));
}
