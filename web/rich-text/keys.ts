import type { KeyboardEvent } from 'react';
import { type Editor, Range } from 'slate';
import { moveItem } from './editing/lists';
import { makeRoomAbove, moveToCell } from './editing/tables';
import { asks, runTool, type AskingTool } from './run-tool';
import { toolOf } from './shortcut';
import { hasTool, type ToolbarSet } from './toolbar-sets';

export interface KeyHandlers {
  onAsk: (tool: AskingTool) => void;
  /** Alt+F10. */
  onTools: () => void;
}

function pressTab(editor: Editor, back: boolean): boolean {
  return moveToCell(editor, back ? 'previous' : 'next') || moveItem(editor, back ? 'out' : 'in');
}

/**
 * The editor's own keys. Tab moves between cells and levels of a list, and leaves the text where there is no more to
 * move; after Escape it always leaves, so that nobody is caught.
 */
export function createKeys(editor: Editor, { onAsk, onTools }: KeyHandlers) {
  let leaving = false;
  return (event: KeyboardEvent, set: ToolbarSet): void => {
    const wasLeaving = leaving;
    leaving = event.key === 'Escape' || (leaving && event.key === 'Shift');
    const tool = toolOf(event);
    if (tool && hasTool(set, tool)) {
      if (asks(tool)) onAsk(tool);
      else runTool(editor, tool);
    } else if (event.key === 'F10' && event.altKey) onTools();
    else if (event.key === 'Enter' && event.shiftKey) editor.insertSoftBreak();
    else if (event.key === 'ArrowUp' && !event.shiftKey && editor.selection && Range.isCollapsed(editor.selection) && makeRoomAbove(editor)) leaving = false;
    else if (event.key !== 'Tab' || wasLeaving || event.ctrlKey || event.altKey || event.metaKey || !pressTab(editor, event.shiftKey)) return;
    event.preventDefault();
  };
}
