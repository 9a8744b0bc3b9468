/** The four buttons of Anki, from 1. */
export const RATING_NAMES = ['again', 'hard', 'good', 'easy'] as const;
export type RatingName = (typeof RATING_NAMES)[number];

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
  | 'suspend'
  | 'replay'
  | RatingName;

const KEYS: Readonly<Record<string, ReviewShortcut>> = {
  ' ': 'reveal',
  '1': 'right',
  '2': 'wrong',
  b: 'bookmark',
  e: 'end',
  u: 'undo',
  r: 'replay',
  '-': 'bury',
  '!': 'suspend',
};
/** Of one who answers by four buttons. */
const RATINGS: Readonly<Record<string, ReviewShortcut>> = { '1': 'again', '2': 'hard', '3': 'good', '4': 'easy' };
const WITH_SHIFT: Readonly<Record<string, ReviewShortcut>> = {
  arrowup: 'vote-up',
  arrowdown: 'vote-down',
  '!': 'suspend',
};

/** What a key stands for in a review (spec 2 §2); `-`, `!` and `r` as in Anki. */
export function reviewShortcut(
  press: { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean },
  fourButtons = false,
): ReviewShortcut | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const keys = press.shiftKey ? WITH_SHIFT : fourButtons ? { ...KEYS, ...RATINGS } : KEYS;
  return keys[press.key.toLowerCase()] ?? null;
}
