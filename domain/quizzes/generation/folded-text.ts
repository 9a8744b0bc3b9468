/** Zero-width and bidirectional marks, tags, private and broken characters: nothing that a reader is meant to see. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cs}]/gu;
const CONTROLS = /[^\P{Cc}\n]/gu;

/** Text from outside as plain text: composed, without what cannot be seen, with single spaces and at most one empty line. */
export const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(CONTROLS, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** For comparing words: one form of each character, without accents, in lower case. */
export const fold = (text: string): string =>
  clean(text)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘´`]/g, "'");

/** A letter; a digit, with the sign that joins it to the next; a sign that changes the meaning; a minus before a number. */
const MEANT = /\p{L}|\p{N}(?:[.,/:-](?=\p{N}))?|[\p{Sm}%]|(?<=^|\s)-(?=\p{N})/gu;

/** For telling whether two options say the same: folded, without spaces and punctuation; `<5`, `>5` and `-5` stay different. */
export const foldHard = (text: string): string => (fold(text).match(MEANT) ?? []).join('');

/** The words of a text, folded, as letters only. */
export const wordsOf = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];
