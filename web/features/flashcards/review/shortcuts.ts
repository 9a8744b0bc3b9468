export type ReviewShortcut = 'reveal' | 'right' | 'wrong' | 'bookmark' | 'end';

const KEYS: Readonly<Record<string, ReviewShortcut>> = {
  ' ': 'reveal',
  '1': 'right',
  '2': 'wrong',
  b: 'bookmark',
  e: 'end',
};

/** What a key stands for in a review (spec 2 §2). */
export function reviewShortcut(press: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): ReviewShortcut | null {
  if (press.shiftKey || press.ctrlKey || press.altKey || press.metaKey) return null;
  return KEYS[press.key.toLowerCase()] ?? null;
}
