import { Editor, Node, Path, Range, Transforms } from 'slate';
import { isInlineType, isVoidType } from '../nodes';
import { addParagraph, leaveQuote } from './blocks';
import { deleteAcrossCells, stopsAtCell } from './cells';
import { stepOutOfLink } from './links';
import { leaveEmptyItem, liftItem } from './lists';
import { normalise } from './normalise';
import { above, isEmptyBlock, isOfType, selectedTextBlocks } from './where';

/** Enter: a new item in a list, out of what is empty, and a paragraph after a heading. Answers whether it was one of these. */
function breakWell(editor: Editor): boolean {
  if (leaveEmptyItem(editor) || leaveQuote(editor)) return true;
  const kept = above(editor, 'kept');
  if (kept) {
    addParagraph(editor, Path.next(kept[1]));
    return true;
  }
  const { selection } = editor;
  const item = above(editor, 'list-item');
  const [block] = selectedTextBlocks(editor);
  if (!selection || !block) return false;
  if (item && Path.equals(Path.parent(block[1]), item[1])) {
    if (Range.isExpanded(selection)) Editor.deleteFragment(editor);
    Transforms.splitNodes(editor, { always: true, match: (node) => isOfType(node, 'list-item'), mode: 'lowest' });
    return true;
  }
  if (
    isOfType(block[0], 'main-heading', 'heading', 'subheading') &&
    Editor.isEnd(editor, selection.anchor, block[1]) &&
    Range.isCollapsed(selection)
  ) {
    addParagraph(editor, Path.next(block[1]));
    return true;
  }
  return false;
}

/** Backspace at the start of an item takes it out of its list; before a table or what cannot be edited it goes there first. */
function deleteWell(editor: Editor): boolean {
  const { selection } = editor;
  const [block] = selectedTextBlocks(editor);
  if (!selection || !block || Range.isExpanded(selection) || !Editor.isStart(editor, selection.anchor, block[1]))
    return false;
  const item = above(editor, 'list-item');
  if (item && Editor.isStart(editor, selection.anchor, item[1])) {
    liftItem(editor, item[1]);
    return true;
  }
  const before = block[1].at(-1)! > 0 ? Path.previous(block[1]) : null;
  if (!before || !isOfType(Node.get(editor, before), 'kept', 'table')) return false;
  const isSpare = block[1].length === 1 && block[1][0] === editor.children.length - 1;
  if (isEmptyBlock(block[0]) && !isSpare) Transforms.removeNodes(editor, { at: block[1] });
  Transforms.select(editor, Editor.end(editor, before));
  return true;
}

/** An editor that knows lists, quotes, tables, links, pictures and what it keeps. */
export function withRichText<E extends Editor>(editor: E): E {
  const { normalizeNode, insertBreak, deleteBackward, deleteForward, deleteFragment, insertText, isInline, isVoid } =
    editor;
  editor.isInline = (element) => isInlineType(element.type) || isInline(element);
  editor.isVoid = (element) => isVoidType(element.type) || isVoid(element);
  editor.normalizeNode = (entry, options) => {
    if (!normalise(editor, entry)) normalizeNode(entry, options);
  };
  editor.deleteFragment = (direction) => {
    if (!deleteAcrossCells(editor)) deleteFragment(direction);
  };
  editor.insertText = (text, options) => {
    deleteAcrossCells(editor);
    if (!options?.at) stepOutOfLink(editor);
    insertText(text, options);
  };
  editor.insertBreak = () => {
    deleteAcrossCells(editor);
    if (!breakWell(editor)) insertBreak();
  };
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.deleteBackward = (unit) => {
    if (!deleteWell(editor) && !stopsAtCell(editor, 'backward')) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!stopsAtCell(editor, 'forward')) deleteForward(unit);
  };
  return editor;
}
