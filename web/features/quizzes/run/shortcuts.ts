export type Shortcut =
  | { does: 'pick'; position: number }
  | { does: 'primary' | 'skip' | 'ranges' | 'close' | 'bookmark' | 'report' | 'vote-up' | 'vote-down' };

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const PLAIN = { ' ': 'primary', b: 'bookmark', x: 'report', escape: 'close' } as const;
const SHIFTED = { arrowright: 'skip', r: 'ranges', arrowup: 'vote-up', arrowdown: 'vote-down' } as const;

/** What a key stands for on the quiz run (spec 1 §2). */
export function shortcutOf(press: Press): Shortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = press.key.toLowerCase();
  const known: Record<string, Exclude<Shortcut, { does: 'pick' }>['does']> = press.shiftKey ? SHIFTED : PLAIN;
  if (Object.hasOwn(known, key)) return { does: known[key]! };
  return !press.shiftKey && /^[1-9]$/.test(press.key) ? { does: 'pick', position: Number(press.key) } : null;
}

/** Whether keys are text there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type);
}

/** Whether something lies over the run that takes the keys for itself. */
export const isCovered = (): boolean =>
  document.querySelector('[aria-modal="true"], dialog[open], [role="menu"], [role="listbox"]') !== null;

/**
 * Whether the space bar belongs to what has the focus: a button or link that was walked to by keys, or an option that is
 * not picked yet. If a click left the focus there, the space bar goes on with the quiz.
 */
export function keepsSpace(target: EventTarget | null, byPointer: boolean): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.dataset.option !== undefined) return !target.checked;
  return !byPointer && target.closest('button, a[href], summary, [role="button"], [role="switch"], input') !== null;
}
