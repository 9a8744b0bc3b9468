import type { KeyboardEvent } from 'react';
import { type Editor, Range } from 'slate';
import { moveItem } from './editing/lists';
import { makeRoomAbove, moveToCell } from './editing/tables';
import { asks, runTool, type AskingTool } from './run-tool';
import { toolOf } from './shortcut';
import { hasTool, type ToolbarSet } from './toolbar-sets';

interface Keys {
  set: ToolbarSet;
  leaving: boolean;
  onAsk: (tool: AskingTool) => void;
  /** Alt+F10. */
  onTools: () => void;
}

function pressTab(editor: Editor, back: boolean): boolean {
  return moveToCell(editor, back ? 'previous' : 'next') || moveItem(editor, back ? 'out' : 'in');
}

/**
 * The editor's own keys. Tab moves between cells and levels of a list, and leaves the text if there is no more to
 * move; after Escape it always leaves, so that nobody is caught.
 *
 * @param leaving whether Escape was the last key
 * @returns whether it is now
 */
export function pressKey(editor: Editor, event: KeyboardEvent, { set, leaving, onAsk, onTools }: Keys): boolean {
  if (event.key === 'Escape' || event.key === 'Shift') return leaving || event.key === 'Escape';
  const tool = toolOf(event);
  const goesUp =
    event.key === 'ArrowUp' && !event.shiftKey && editor.selection !== null && Range.isCollapsed(editor.selection);
  const isTab = event.key === 'Tab' && !leaving && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (tool && hasTool(set, tool)) {
    if (asks(tool)) onAsk(tool);
    else runTool(editor, tool);
  } else if (event.key === 'F10' && event.altKey) onTools();
  else if (event.key === 'Enter' && event.shiftKey) editor.insertSoftBreak();
  else if (!(goesUp && makeRoomAbove(editor)) && !(isTab && pressTab(editor, event.shiftKey))) return false;
  event.preventDefault();
  return false;
}
