export type ReviewShortcut =
  | 'reveal'
  | 'right'
  | 'wrong'
  | 'bookmark'
  | 'end'
  | 'vote-up'
  | 'vote-down'
  | 'undo'
  | 'bury'
  | 'suspend';

const KEYS: Readonly<Record<string, ReviewShortcut>> = {
  ' ': 'reveal',
  '1': 'right',
  '2': 'wrong',
  b: 'bookmark',
  e: 'end',
  u: 'undo',
  '-': 'bury',
  '!': 'suspend',
};
const WITH_SHIFT: Readonly<Record<string, ReviewShortcut>> = {
  arrowup: 'vote-up',
  arrowdown: 'vote-down',
  '!': 'suspend',
};

/** What a key stands for in a review (spec 2 §2); `-` and `!` as in Anki. */
export function reviewShortcut(press: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): ReviewShortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return (press.shiftKey ? WITH_SHIFT : KEYS)[press.key.toLowerCase()] ?? null;
}
