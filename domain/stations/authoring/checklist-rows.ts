/** A checklist as rows, as its builder has them (spec 3 §3). Pure; runs in the browser too. */

import type { Cover } from '../patient-facts';

/** What rows before any heading stand under (spec 3 §3). */
export const DEFAULT_HEADING = 'Section title';
export const SECTION_TITLE_MAX = 300;
export const ITEM_TITLE_MAX = 500;
/** An examiner's marks name at most so many items. */
export const ITEMS_MAX = 500;
export const SECTIONS_MAX = 60;

export interface WrittenItem {
  /** Kept over a change of the text, and the marks under way with it; left out for a new one. */
  id?: number;
  title: string;
  order: number;
  /** What covers it in a talk; left out for what its title says. */
  covered_by?: Cover;
}

export interface WrittenSection {
  id?: number;
  title: string;
  order: number;
  items: WrittenItem[];
}

export interface ChecklistRow {
  id?: number;
  title: string;
  /** Begins a section. */
  heading: boolean;
  covered_by?: Cover;
}

const withId = ({ id }: { id?: number }): { id?: number } => (id === undefined ? {} : { id });
const withCover = ({ covered_by }: { covered_by?: Cover }): { covered_by?: Cover } =>
  covered_by === undefined ? {} : { covered_by };

/** Sections from heading rows; rows before any heading go under the default heading (spec 3 §3). */
export function sectionsOf(rows: readonly ChecklistRow[]): WrittenSection[] {
  const sections: WrittenSection[] = [];
  for (const row of rows) {
    if (row.heading) sections.push({ ...withId(row), title: row.title, order: sections.length, items: [] });
    else {
      if (sections.length === 0) sections.push({ title: DEFAULT_HEADING, order: 0, items: [] });
      const { items } = sections[sections.length - 1]!;
      items.push({ ...withId(row), title: row.title, order: items.length, ...withCover(row) });
    }
  }
  return sections;
}

export const rowsOf = (sections: readonly WrittenSection[]): ChecklistRow[] =>
  sections.flatMap((section) => [
    { ...withId(section), title: section.title, heading: true },
    ...section.items.map((item) => ({ ...withId(item), title: item.title, heading: false, ...withCover(item) })),
  ]);

/** Control characters, half surrogates and marks that are not seen do not go into a title; spaces are one. */
export const tidyTitle = (title: string): string =>
  title
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .replaceAll(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** What a browser would take for a tag, a comment or an entity that hides one: titles are plain text. */
export const HTML_IN_TITLE = /<(?:[a-z]|\/[a-z]|!--|!doctype|\?)[^<]*>|&(?:lt|#0*60|#x0*3c);/i;

/** The checklist as it is kept: titles tidied, blank items left out, blank headings under the default one, numbered from 0. */
export const tidyChecklist = (sections: readonly WrittenSection[]): WrittenSection[] =>
  sections.map((section, order) => ({
    ...withId(section),
    title: tidyTitle(section.title) || DEFAULT_HEADING,
    order,
    items: section.items
      .map((item) => ({ ...withId(item), title: tidyTitle(item.title), ...withCover(item) }))
      .filter(({ title }) => title !== '')
      .map((item, position) => ({ ...item, order: position })),
  }));

/** What the import of a checklist template answers: titles of sections with their items, and a category that is ignored (spec 3 §7). */
export function sectionsOfTemplate(answer: Readonly<Record<string, unknown>>): WrittenSection[] {
  return Object.entries(answer)
    .filter((entry): entry is [string, string[]] => entry[0] !== 'category' && Array.isArray(entry[1]))
    .map(([title, items], order) => ({
      title,
      order,
      items: items.map((item, index) => ({ title: item, order: index })),
    }));
}
