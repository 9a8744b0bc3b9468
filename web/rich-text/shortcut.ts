import type { Tool } from './toolbar-sets';

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** The tool that a key press means. Undo and redo are left to the editor itself. */
export function toolOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Press): Tool | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (shiftKey) return code === 'Digit7' ? 'numbered-list' : code === 'Digit8' ? 'bulleted-list' : null;
  return ({ b: 'bold', i: 'italic', u: 'underline' } as const)[key.toLowerCase()] ?? null;
}
