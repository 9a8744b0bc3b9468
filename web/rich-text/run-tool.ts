import type { Editor } from 'slate';
import { HistoryEditor } from 'slate-history';
import { MARKERS } from '~/domain/kit/html/vocabulary';
import { isInside, toggleBlock, toggleQuote } from './editing/blocks';
import { clozeAt, clozeNumbers, toggleCloze } from './editing/cloze';
import { selectedImage } from './editing/images';
import { toggleList } from './editing/lists';
import { hasMark, markerOf, toggleMark, toggleMarker } from './editing/marks';
import { tablePlace } from './editing/tables';
import type { Tool } from './toolbar-sets';

/** Tools that ask something first. */
export type AskingTool = Extract<Tool, 'link' | 'image' | 'table'>;
export const asks = (tool: Tool): tool is AskingTool => tool === 'link' || tool === 'image' || tool === 'table';

const markerNamed = (tool: Tool) => MARKERS.find((marker) => tool === `marker-${marker}`);

/** Whether a tool's effect is there where the caret is; null for a tool that has no such state. */
export function isOn(editor: Editor, tool: Tool): boolean | null {
  switch (tool) {
    case 'undo':
    case 'redo':
    case 'image':
    case 'table':
    case 'cloze-same':
      return null;
    case 'cloze':
      return clozeAt(editor) !== null;
    case 'heading':
    case 'subheading':
    case 'bulleted-list':
    case 'numbered-list':
    case 'quote':
    case 'link':
      return isInside(editor, tool);
    case 'marker-yellow':
    case 'marker-pink':
    case 'marker-green':
      return markerOf(editor) === markerNamed(tool);
    default:
      return hasMark(editor, tool);
  }
}

/** Whether a tool has nothing to do where the caret is. */
export function isIdle(editor: Editor, tool: Tool): boolean {
  if (tool === 'undo') return editor.history.undos.length === 0;
  if (tool === 'redo') return editor.history.redos.length === 0;
  if (tool === 'cloze-same') return clozeAt(editor) !== null || clozeNumbers(editor).length === 0;
  return tool === 'table' && (tablePlace(editor) !== null || selectedImage(editor) !== null);
}

/** Does what a tool does; those that ask first are the toolbar's. */
export function runTool(editor: Editor, tool: Exclude<Tool, AskingTool>): void {
  switch (tool) {
    case 'undo':
    case 'redo':
      return HistoryEditor[tool](editor);
    case 'heading':
    case 'subheading':
      return toggleBlock(editor, tool);
    case 'bulleted-list':
    case 'numbered-list':
      return toggleList(editor, tool);
    case 'quote':
      return toggleQuote(editor);
    case 'cloze':
    case 'cloze-same':
      return toggleCloze(editor, tool === 'cloze-same');
    case 'marker-yellow':
    case 'marker-pink':
    case 'marker-green':
      return toggleMarker(editor, markerNamed(tool)!);
    default:
      return toggleMark(editor, tool);
  }
}
