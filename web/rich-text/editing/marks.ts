import { Editor } from 'slate';
import type { Marker } from '~/domain/kit/html/vocabulary';
import type { Mark } from '../nodes';

export const hasMark = (editor: Editor, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true;
export const markerOf = (editor: Editor) => Editor.marks(editor)?.marker;

/** What cannot stand at the same time. */
const OPPOSITE: Partial<Record<Mark, Mark>> = { subscript: 'superscript', superscript: 'subscript' };

export function toggleMark(editor: Editor, mark: Mark): void {
  const opposite = OPPOSITE[mark];
  if (hasMark(editor, mark)) return Editor.removeMark(editor, mark);
  if (opposite) Editor.removeMark(editor, opposite);
  Editor.addMark(editor, mark, true);
}

/** Highlights, changes the colour, or takes it off when it was this one. */
export function toggleMarker(editor: Editor, marker: Marker): void {
  if (markerOf(editor) === marker) Editor.removeMark(editor, 'marker');
  else Editor.addMark(editor, 'marker', marker);
}
