/** Marks that are not seen themselves but reorder or hide what is around them. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A name as it can be shown among others: on one line, without control or direction characters. */
export const plainName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
