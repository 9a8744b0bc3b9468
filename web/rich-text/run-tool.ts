import type { Editor } from 'slate';
import { HistoryEditor } from 'slate-history';
import { hasMark, isInside, toggleBlock, toggleList, toggleMark } from './commands';
import type { Tool } from './toolbar-sets';

export function isOn(editor: Editor, tool: Tool): boolean {
  switch (tool) {
    case 'undo':
    case 'redo':
      return false;
    case 'heading':
    case 'subheading':
    case 'bulleted-list':
    case 'numbered-list':
      return isInside(editor, tool);
    default:
      return hasMark(editor, tool);
  }
}

export function runTool(editor: Editor, tool: Tool): void {
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
    default:
      return toggleMark(editor, tool);
  }
}
