/**
 * A checklist as a JSON file: the shape of a checklist without its ids (spec 3 §3), described by `checklist-schema.ts`. A file
 * that carries ids is read without them.
 * What comes in may be anything. Pure; runs in the browser too.
 */
import {
  HTML_IN_TITLE,
  ITEMS_MAX,
  ITEM_TITLE_MAX,
  SECTIONS_MAX,
  SECTION_TITLE_MAX,
  tidyChecklist,
  tidyTitle,
  type WrittenSection,
} from './checklist-rows';
import { cutText } from '~/domain/kit/cut-text';

export const NOT_JSON = 'Invalid JSON file. Please check the file format.';
export const NO_FILE = 'Please select a valid JSON file.';
/** Characters of a file; the largest checklist is smaller. */
export const FILE_MAX = 1_048_576;
/** A checklist is four deep; a slightly deeper file still gets a precise flaw. */
const DEPTH_MAX = 8;
/** Names that would change the prototype of an object. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type FileFlaw =
  | 'not-json'
  | 'too-large'
  | 'too-deep'
  | 'forbidden-name'
  | 'not-a-checklist'
  | 'empty'
  | 'unknown-field'
  | 'bad-order'
  | 'title-missing'
  | 'title-too-long'
  | 'html'
  | 'too-many-sections'
  | 'too-many-items';

/** In which words a file is refused; `where` is its place, such as `[0].items[2].title`. */
export const FILE_REASONS: Record<Exclude<FileFlaw, 'not-json'>, string> = {
  'too-large': 'the file is larger than 1 MB',
  'too-deep': 'the file is nested too deeply',
  'forbidden-name': 'the file uses a name that is not allowed',
  'not-a-checklist': 'the file does not hold a checklist',
  empty: 'the checklist is empty',
  'unknown-field': 'the file has a field that checklists do not have',
  'bad-order': 'an order is not a whole number from 0',
  'title-missing': 'a title is missing',
  'title-too-long': 'a title is too long',
  html: 'titles are plain text, and this one holds HTML',
  'too-many-sections': `there are more than ${SECTIONS_MAX} sections`,
  'too-many-items': `there are more than ${ITEMS_MAX} items`,
};

export type ReadFile =
  | { ok: true; sections: WrittenSection[] }
  | { ok: false; flaw: FileFlaw; where: string; message: string };

class Refused extends Error {
  constructor(
    readonly flaw: FileFlaw,
    readonly where = '',
  ) {
    super(flaw);
  }
}

/** The message of a refused file, to the letter of spec 3 §5. */
export const messageOf = (flaw: FileFlaw, where = ''): string =>
  flaw === 'not-json' ? NOT_JSON : `Import failed: ${FILE_REASONS[flaw]}${where === '' ? '' : ` (${where})`}`;

/** How deeply brackets are nested, outside of strings; told without parsing, for a parser may run out of stack. */
function depthOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') deepest = Math.max(deepest, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return deepest;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own fields of an object, none of which may be another than those named. */
function fieldsOf(value: unknown, where: string, names: readonly string[]): Map<string, unknown> {
  if (!isObject(value)) throw new Refused('not-a-checklist', where);
  const fields = new Map(Object.entries(value));
  for (const name of fields.keys()) {
    if (FORBIDDEN.has(name)) throw new Refused('forbidden-name', `${where}.${name}`);
    if (!names.includes(name)) throw new Refused('unknown-field', `${where}.${cutText(name, 40)}`);
  }
  return fields;
}

function titleOf(fields: Map<string, unknown>, where: string, max: number): string {
  const value = fields.get('title');
  if (typeof value !== 'string') throw new Refused('title-missing', `${where}.title`);
  if (value.length > max) throw new Refused('title-too-long', `${where}.title`);
  if (HTML_IN_TITLE.test(value)) throw new Refused('html', `${where}.title`);
  const title = tidyTitle(value);
  if (title === '') throw new Refused('title-missing', `${where}.title`);
  return title;
}

function orderOf(fields: Map<string, unknown>, where: string, index: number): number {
  const value = fields.get('order');
  if (value === undefined) return index;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 1_000_000)
    throw new Refused('bad-order', `${where}.order`);
  return value;
}

/** In the order that the file gives them, and numbered from 0. */
const inOrder = <T extends { order: number }>(all: T[]): T[] =>
  all
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.order - b.one.order || a.index - b.index)
    .map(({ one }, order) => ({ ...one, order }));

function listAt(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new Refused('not-a-checklist', where);
  return value;
}

function sectionsIn(value: unknown): WrittenSection[] {
  const sections = listAt(value, '');
  if (sections.length === 0) throw new Refused('empty');
  if (sections.length > SECTIONS_MAX) throw new Refused('too-many-sections');
  let items = 0;
  return inOrder(
    sections.map((one, index) => {
      const where = `[${index}]`;
      const fields = fieldsOf(one, where, ['id', 'order', 'title', 'items']);
      const list = listAt(fields.get('items'), `${where}.items`);
      items += list.length;
      if (items > ITEMS_MAX) throw new Refused('too-many-items');
      return {
        title: titleOf(fields, where, SECTION_TITLE_MAX),
        order: orderOf(fields, where, index),
        items: inOrder(
          list.map((item, position) => {
            const place = `${where}.items[${position}]`;
            const own = fieldsOf(item, place, ['id', 'order', 'title']);
            return { title: titleOf(own, place, ITEM_TITLE_MAX), order: orderOf(own, place, position) };
          }),
        ),
      };
    }),
  );
}

function parse(text: string): unknown {
  if (text.length > FILE_MAX) throw new Refused('too-large');
  const plain = text.replace(/^\ufeff/, '');
  // What begins like nothing that JSON is begins like a picture, or like a page.
  if (!/^\s*[[{"\-\dtfn]/.test(plain)) throw new Refused('not-json');
  if (depthOf(plain) > DEPTH_MAX) throw new Refused('too-deep');
  try {
    return JSON.parse(plain);
  } catch {
    throw new Refused('not-json');
  }
}

/** Reads the file of a checklist. Never throws, for any text; linear time. */
export function readChecklistFile(text: string): ReadFile {
  try {
    return { ok: true, sections: sectionsIn(parse(text)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { ok: false, flaw: error.flaw, where: error.where, message: messageOf(error.flaw, error.where) };
  }
}

/** A checklist as its file: the same shape without ids (spec 3 §3), tidied as saving would. */
export const writeChecklistFile = (sections: readonly WrittenSection[]): string =>
  `${JSON.stringify(
    tidyChecklist(sections).map(({ order, title, items }) => ({
      order,
      title,
      items: items.map((item) => ({ order: item.order, title: item.title })),
    })),
    null,
    2,
  )}\n`;
