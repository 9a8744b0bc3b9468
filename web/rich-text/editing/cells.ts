import { Editor, Path, Point, Range, Transforms, type NodeEntry } from 'slate';
import { isOfType } from './where';

const cellAt = (editor: Editor, at: Path): NodeEntry | undefined =>
  Editor.above(editor, { at, match: (node) => isOfType(node, 'table-cell') });
const tableAt = (editor: Editor, at: Path): NodeEntry | undefined =>
  Editor.above(editor, { at, match: (node) => isOfType(node, 'table'), mode: 'highest' });
const samePath = (one: NodeEntry | undefined, other: NodeEntry | undefined): boolean =>
  one && other ? Path.equals(one[1], other[1]) : one === other;

function emptyCells(editor: Editor, range: Range): void {
  for (const [, cell] of [
    ...Editor.nodes(editor, { at: range, match: (node) => isOfType(node, 'table-cell'), mode: 'lowest' }),
  ]) {
    const part = Range.intersection(range, Editor.range(editor, cell));
    if (part && Range.isExpanded(part)) Transforms.delete(editor, { at: part });
  }
}

/** From the end, so that places before stay true: what is in the last table, between the tables, and in the first one. */
function deleteAcrossTables(
  editor: Editor,
  [start, end]: [Point, Point],
  first: NodeEntry | undefined,
  last: NodeEntry | undefined,
): void {
  // A table that is selected from its first word to its last and beyond goes whole.
  const wholeFirst = first && Point.equals(start, Editor.start(editor, first[1]));
  const wholeLast = last && Point.equals(end, Editor.end(editor, last[1]));
  const from = first ? Editor.after(editor, Editor.end(editor, first[1])) : start;
  const to = last ? Editor.before(editor, Editor.start(editor, last[1])) : end;
  if (last && wholeLast) Transforms.removeNodes(editor, { at: last[1] });
  else if (last) emptyCells(editor, { anchor: Editor.start(editor, last[1]), focus: end });
  if (from && to && Point.isBefore(from, to)) Transforms.delete(editor, { at: { anchor: from, focus: to } });
  if (first && wholeFirst) Transforms.removeNodes(editor, { at: first[1] });
  else if (first) emptyCells(editor, { anchor: start, focus: Editor.end(editor, first[1]) });
}

/**
 * Deletes a selection that begins or ends in a cell and reaches out of it: cells are emptied, never torn out of their
 * table. Answers false for every other selection, which Slate deletes well by itself.
 */
export function deleteAcrossCells(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return false;
  const [start, end] = Range.edges(selection);
  if (samePath(cellAt(editor, start.path), cellAt(editor, end.path))) return false;
  const [first, last] = [tableAt(editor, start.path), tableAt(editor, end.path)];
  const back = Editor.pointRef(editor, start, { affinity: 'backward' });
  Editor.withoutNormalizing(editor, () => {
    if (samePath(first, last)) emptyCells(editor, { anchor: start, focus: end });
    else deleteAcrossTables(editor, [start, end], first, last);
  });
  const point = back.unref() ?? (editor.selection ? Range.start(editor.selection) : Editor.start(editor, []));
  Transforms.select(editor, point);
  return true;
}

/** Whether deleting one way from the caret would go over the edge of its cell, or into a table. */
export function stopsAtCell(editor: Editor, direction: 'backward' | 'forward'): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection)) return false;
  const here = selection.anchor;
  const there = direction === 'backward' ? Editor.before(editor, here) : Editor.after(editor, here);
  const cell = cellAt(editor, here.path);
  return there ? !samePath(cell, cellAt(editor, there.path)) : cell !== undefined;
}
