import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import type { CellElement, RichElement, RowElement } from '../nodes';
import { addParagraph } from './blocks';
import { above, isEmptyBlock, isOfType } from './where';

/** Where the caret is in a table; `merged` says that cells reach over others, so that rows and columns stay as they are. */
export interface TablePlace {
  table: NodeEntry<RichElement>;
  row: number;
  column: number;
  merged: boolean;
}

const rowsOf = (table: Node): RowElement[] => (table as RichElement).children as RowElement[];
const cellsOf = (row: RowElement): CellElement[] => row.children as CellElement[];

export function tablePlace(editor: Editor): TablePlace | null {
  const cell = above(editor, 'table-cell');
  if (!cell) return null;
  const path = Path.parent(Path.parent(cell[1]));
  const table = Node.get(editor, path) as RichElement;
  const merged = rowsOf(table).some((row) =>
    cellsOf(row).some(({ colspan = 1, rowspan = 1 }) => colspan > 1 || rowspan > 1),
  );
  return { table: [table, path], row: cell[1].at(-2)!, column: cell[1].at(-1)!, merged };
}

const emptyCell = (header?: 'col' | 'row'): CellElement => ({
  type: 'table-cell',
  ...(header && { header: true, scope: header }),
  children: [{ type: 'line', children: [{ text: '' }] }],
});

function emptyRow(columns: number, head: boolean, like?: RowElement): RowElement {
  const header = (column: number) =>
    head ? 'col' : like && !like.head && cellsOf(like)[column]?.header ? 'row' : undefined;
  return {
    type: 'table-row',
    ...(head && { head: true as const }),
    children: Array.from({ length: columns }, (_, column) => emptyCell(header(column))),
  };
}

export const newTable = (rows: number, columns: number, header: boolean): RichElement => ({
  type: 'table',
  children: Array.from({ length: rows }, (_, row) => emptyRow(columns, header && row === 0)),
});

/** Puts a table after the block where the caret is, in place of it when it is empty. The caret goes to its first cell. */
export function insertTable(editor: Editor, rows: number, columns: number, header: boolean): void {
  if (tablePlace(editor)) return;
  const top = editor.selection?.focus.path[0] ?? editor.children.length - 1;
  const block = editor.children[top];
  const replaces = isEmptyBlock(block);
  const at = [replaces ? top : top + 1];
  Editor.withoutNormalizing(editor, () => {
    if (replaces) Transforms.removeNodes(editor, { at });
    Transforms.insertNodes(editor, newTable(rows, columns, header), { at });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

const select = (editor: Editor, cell: Path) => Transforms.select(editor, Editor.start(editor, cell));

export function addRow(editor: Editor, side: 'before' | 'after'): void {
  const place = tablePlace(editor);
  if (!place || place.merged) return;
  const [table, path] = place.table;
  const like = rowsOf(table)[place.row]!;
  const at = [...path, place.row + (side === 'after' ? 1 : 0)];
  Transforms.insertNodes(editor, emptyRow(like.children.length, side === 'before' && like.head === true, like), { at });
  select(editor, [...at, Math.min(place.column, like.children.length - 1)]);
}

export function addColumn(editor: Editor, side: 'before' | 'after'): void {
  const place = tablePlace(editor);
  if (!place || place.merged) return;
  const [table, path] = place.table;
  const column = place.column + (side === 'after' ? 1 : 0);
  Editor.withoutNormalizing(editor, () => {
    rowsOf(table).forEach((row, index) =>
      Transforms.insertNodes(editor, emptyCell(row.head ? 'col' : undefined), {
        at: [...path, index, Math.min(column, row.children.length)],
      }),
    );
  });
  select(editor, [...path, place.row, column]);
}

/** Takes the table away; the caret goes to what is there then. */
export function removeTable(editor: Editor): void {
  const place = tablePlace(editor);
  if (!place) return;
  const [, path] = place.table;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: path });
    if (Node.has(editor, path)) Transforms.select(editor, Editor.start(editor, path));
    else addParagraph(editor, path);
  });
}

export function removeRow(editor: Editor): void {
  const place = tablePlace(editor);
  if (!place || place.merged) return;
  const [table, path] = place.table;
  const rows = rowsOf(table).length;
  if (rows === 1) return removeTable(editor);
  const row = Math.min(place.row, rows - 2);
  const target = rowsOf(table)[place.row === rows - 1 ? row : row + 1]!;
  Transforms.removeNodes(editor, { at: [...path, place.row] });
  select(editor, [...path, row, Math.min(place.column, target.children.length - 1)]);
}

export function removeColumn(editor: Editor): void {
  const place = tablePlace(editor);
  if (!place || place.merged) return;
  const [table, path] = place.table;
  const columns = rowsOf(table)[place.row]!.children.length;
  if (columns === 1) return removeTable(editor);
  Editor.withoutNormalizing(editor, () => {
    rowsOf(table).forEach((row, index) => {
      if (place.column < row.children.length && row.children.length > 1)
        Transforms.removeNodes(editor, { at: [...path, index, place.column] });
    });
  });
  select(editor, [...path, place.row, Math.min(place.column, columns - 2)]);
}

export const hasHeaderRow = (table: Node): boolean => rowsOf(table)[0]?.head === true;

/** Makes the first row a header row, or header rows plain ones. */
export function toggleHeaderRow(editor: Editor): void {
  const place = tablePlace(editor);
  if (!place) return;
  const [table, path] = place.table;
  const on = hasHeaderRow(table);
  Editor.withoutNormalizing(editor, () => {
    rowsOf(table).forEach((row, index) => {
      if (on ? !row.head : index > 0) return;
      const at = [...path, index];
      if (on) Transforms.unsetNodes(editor, 'head', { at });
      else Transforms.setNodes(editor, { head: true }, { at });
      row.children.forEach((_, column) => {
        if (on) Transforms.unsetNodes<CellElement>(editor, ['header', 'scope'], { at: [...at, column] });
        else Transforms.setNodes<CellElement>(editor, { header: true, scope: 'col' }, { at: [...at, column] });
      });
    });
  });
}

/** Tab and Shift+Tab: the next cell or the one before, and a new row after the last. Answers whether there was a cell to go to. */
export function moveToCell(editor: Editor, direction: 'next' | 'previous'): boolean {
  const place = tablePlace(editor);
  if (!place) return false;
  const [table, path] = place.table;
  const cells = rowsOf(table).flatMap((row, index) => row.children.map((_, column) => [...path, index, column]));
  const here = cells.findIndex((cell) => Path.equals(cell, [...path, place.row, place.column]));
  const target = cells[here + (direction === 'next' ? 1 : -1)];
  if (target) {
    Transforms.select(editor, Editor.range(editor, target));
    return true;
  }
  if (direction === 'previous' || place.merged) return false;
  addRow(editor, 'after');
  const row = [...path, place.row + 1];
  select(editor, [...row, 0]);
  return true;
}

/** Up from a table, or from what cannot be edited, that begins the text: a paragraph before it. Answers whether one was made. */
export function makeRoomAbove(editor: Editor): boolean {
  const place = tablePlace(editor);
  const inFirstRow = place?.row === 0 && Path.equals(place.table[1], [0]) && editor.selection?.focus.path[3] === 0;
  const onKept = isOfType(editor.children[0], 'kept') && editor.selection?.focus.path[0] === 0;
  if (!inFirstRow && !onKept) return false;
  addParagraph(editor, [0]);
  return true;
}
