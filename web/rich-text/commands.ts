import { Editor, Element, Node, Range, Transforms } from 'slate';
import { isList, type Block, type List, type Mark } from './nodes';

export const hasMark = (editor: Editor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;

export function toggleMark(editor: Editor, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export function isInside(editor: Editor, type: Block): boolean {
  if (!editor.selection) return false;
  const [match] = Editor.nodes(editor, { at: Editor.unhangRange(editor, editor.selection), match: (node) => Element.isElement(node) && node.type === type });
  return match !== undefined;
}

const unwrapLists = (editor: Editor): void =>
  Transforms.unwrapNodes(editor, { match: (node) => Element.isElement(node) && isList(node.type), split: true });

/** A heading, or a paragraph again. */
export function toggleBlock(editor: Editor, type: 'heading' | 'subheading'): void {
  const on = isInside(editor, type);
  unwrapLists(editor);
  Transforms.setNodes(editor, { type: on ? 'paragraph' : type });
}

/** A list of the selected blocks, or paragraphs again. */
export function toggleList(editor: Editor, type: List): void {
  const on = isInside(editor, type);
  Editor.withoutNormalizing(editor, () => {
    unwrapLists(editor);
    Transforms.setNodes(editor, { type: on ? 'paragraph' : 'list-item' });
    if (!on) Transforms.wrapNodes(editor, { type, children: [] }, { match: (node) => Element.isElement(node) && node.type === 'list-item' });
  });
}

/** Leaves the list from an empty item. Answers whether it did, so that the key's usual effect is left out. */
export function leaveEmptyItem(editor: Editor): boolean {
  if (!editor.selection || !Range.isCollapsed(editor.selection)) return false;
  const item = Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === 'list-item' });
  if (!item || Node.string(item[0]) !== '') return false;
  Editor.withoutNormalizing(editor, () => {
    Transforms.setNodes(editor, { type: 'paragraph' }, { at: item[1] });
    Transforms.liftNodes(editor, { at: item[1] });
  });
  return true;
}
