import { Editor, Path, Point, Range, Transforms, type NodeEntry } from 'slate';
import { isOfType } from './where';

const cellAt = (editor: Editor, at: Path): NodeEntry | undefined => Editor.above(editor, { at, match: (node) => isOfType(node, 'table-cell') });
const tableAt = (editor: Editor, at: Path): NodeEntry | undefined => Editor.above(editor, { at, match: (node) => isOfType(node, 'table'), mode: 'highest' });
const samePath = (one: NodeEntry | undefined, other: NodeEntry | undefined): boolean => (one && other ? Path.equals(one[1], other[1]) : one === other);

function emptyCells(editor: Editor, range: Range): void {
  for (const [, cell] of [...Editor.nodes(editor, { at: range, match: (node) => isOfType(node, 'table-cell'), mode: 'lowest' })]) {
    const part = Range.intersection(range, Editor.range(editor, cell));
    if (part && Range.isExpanded(part)) Transforms.delete(editor, { at: part });
  }
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
  Editor.withoutNormalizing(editor, () => {
    const back = Editor.pointRef(editor, start, { affinity: 'backward' });
    if (samePath(first, last)) {
      emptyCells(editor, { anchor: start, focus: end });
    } else {
      // From the end, so that places before stay true.
      if (last) emptyCells(editor, { anchor: Editor.start(editor, last[1]), focus: end });
      const from = first ? Editor.after(editor, Editor.end(editor, first[1])) : start;
      const to = last ? Editor.before(editor, Editor.start(editor, last[1])) : end;
      if (from && to && Point.isBefore(from, to)) Transforms.delete(editor, { at: { anchor: from, focus: to } });
      if (first) emptyCells(editor, { anchor: start, focus: Editor.end(editor, first[1]) });
    }
    const point = back.unref();
    if (point) Transforms.select(editor, point);
  });
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
