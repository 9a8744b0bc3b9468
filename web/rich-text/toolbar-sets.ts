import type { List, Mark } from './nodes';

export type Tool = Mark | List | 'heading' | 'subheading' | 'undo' | 'redo';

/** Which tools an editor offers; a group is set apart from the next. */
export const TOOLBAR_SETS = {
  /** A few words about somebody: the examiner's comments. */
  comments: [['bold', 'italic', 'underline'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
  /** Topic summaries. */
  notebook: [['heading', 'subheading'], ['bold', 'italic', 'underline', 'subscript', 'superscript'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
  /** A learner's own notes on a card. */
  annotation: [['bold', 'italic', 'underline'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
  /** A side of a flashcard. */
  flashcard: [['bold', 'italic', 'underline', 'subscript', 'superscript'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
  /** Stem and explanation of a question. */
  question: [['heading', 'subheading'], ['bold', 'italic', 'underline', 'subscript', 'superscript'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
  /** Texts of a station. */
  osce: [['heading', 'subheading'], ['bold', 'italic', 'underline', 'subscript', 'superscript'], ['bulleted-list', 'numbered-list'], ['undo', 'redo']],
} as const satisfies Record<string, readonly (readonly Tool[])[]>;
export type ToolbarSet = keyof typeof TOOLBAR_SETS;

/** The key that goes with Ctrl or Cmd. */
export const SHORTCUTS: Partial<Record<Tool, string>> = { bold: 'B', italic: 'I', underline: 'U', undo: 'Z', redo: 'Shift+Z', 'numbered-list': 'Shift+7', 'bulleted-list': 'Shift+8' };
