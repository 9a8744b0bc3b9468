/** What of a section is compared as a whole; its text is compared block by block. `look` is its colour and icon. */
export const COMPARED_FIELDS = ['title', 'focus', 'look', 'sources'] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

/** The name of a change of a section: a field, or `text-1` for the first change of its text. */
export type ChangeName = ComparedField | `text-${number}`;
export const CHANGE_NAME = /^(?:title|focus|look|sources|text-[1-9]\d{0,4})$/;
