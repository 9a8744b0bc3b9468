import type { Tool } from './toolbar-sets';

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const WITH_SHIFT: Record<string, Tool> = {
  Digit7: 'numbered-list',
  Digit8: 'bulleted-list',
  Digit9: 'quote',
  KeyX: 'strikethrough',
  KeyH: 'marker-yellow',
  KeyC: 'cloze',
};
const ALONE: Record<string, Tool> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  k: 'link',
  ',': 'subscript',
  '.': 'superscript',
};

/** The tool that a key press means. Undo and redo are left to the editor itself. */
export function toolOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Press): Tool | null {
  if (!(ctrlKey || metaKey)) return null;
  if (altKey) return shiftKey && code === 'KeyC' ? 'cloze-same' : null;
  return (shiftKey ? WITH_SHIFT[code] : ALONE[key.toLowerCase()]) ?? null;
}
