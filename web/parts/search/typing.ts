/** Letters from which on things are offered. */
export const OFFERED_FROM = 2;
/** Milliseconds after the last letter before titles are searched, and before texts are. */
export const TITLES_AFTER = 150;
export const TEXTS_AFTER = 450;
