import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unguarded } from '../csv/columns';
import { rowsOf } from '../csv/read';
import { hasTags } from '../markup';
import { type Bytes, Unreadable } from '../unreadable';
import type { PackageCard } from './package-card';
import { OUR_COLUMNS, sourceOf, UNKNOWN_SCHEDULE } from './package-card';
import { textAsHtml } from './prepare-card';
import { ordinalsIn, parseCloze, showCloze } from '~/domain/flashcards/cloze/cloze-text';
import { tagsIn, takeHints, type TextHints } from './text-hints';
import { cutText } from '~/domain/kit/cut-text';

/** Names of columns in the first row, in either language; without them the first two columns are front and back, the third tags. */
const NAMES: Readonly<Record<string, string>> = {
  front: 'front',
  question: 'front',
  anverso: 'front',
  pregunta: 'front',
  frente: 'front',
  back: 'back',
  answer: 'back',
  reverso: 'back',
  respuesta: 'back',
  dorso: 'back',
  tags: 'tags',
  etiquetas: 'tags',
  deck: 'deck',
  mazo: 'deck',
  guid: 'guid',
};
const POSITIONS = ['front', 'back', 'tags', 'deck'];
const ROW_MAX = 400_000;
/** Deletions of one row, each of which is a card. */
const DELETIONS_MAX = 64;
/** Between question and answer of "Cards in plain text", whose second column has both. */
const ANSWER_RULE = /^.*<hr\b[^>]{0,40}\bid=["']?answer\b[^>]{0,40}>/is;

/** Front and back of the cards of a row: one, or one for each deletion if the front is a cloze text. */
function sidesOf(front: string, back: string): { ord: number; front: string; back: string }[] {
  const parts = parseCloze(front);
  const ordinals = ordinalsIn(parts).slice(0, DELETIONS_MAX);
  if (ordinals.length === 0) return [{ ord: 0, front, back: back.replace(ANSWER_RULE, '').trimStart() }];
  return ordinals.map((ordinal) => ({
    ord: Math.max(0, ordinal - 1),
    front: showCloze(parts, ordinal, 'question'),
    back: showCloze(parts, ordinal, 'answer') + (back === '' ? '' : `<hr>${back}`),
  }));
}

const columnsOf = (cells: readonly string[]): Map<string, number> | null => {
  const names = cells.map((cell) => NAMES[cell.trim().toLowerCase()]);
  if (!names.includes('front')) return null;
  return new Map(names.flatMap((name, index) => (name === undefined ? [] : [[name, index] as const])));
};

/** The columns that Anki's own lines name; the fields are what is left, in their order. All after the back belong to it, such as "Extra". */
function hintedColumns(hints: TextHints): Map<string, number> {
  const named = columnsOf(hints.columns) ?? new Map<string, number>();
  const taken = new Set([...named.values(), ...hints.places.values()]);
  const columns = new Map([...named, ...hints.places]);
  let next = 0;
  for (const name of hints.places.has('tags') ? ['front', 'back'] : ['front', 'back', 'tags']) {
    if (columns.has(name)) continue;
    while (taken.has(next)) next += 1;
    columns.set(name, next);
    taken.add(next);
  }
  return columns;
}

/** A text without tags keeps its signs; one with tags is HTML. Anki's own lines say which it is. */
const htmlOf = (cell: string, isHtml: boolean | null): string => ((isHtml ?? hasTags(cell)) ? cell : textAsHtml(cell));

const titleOf = (front: string): string =>
  cutText(
    cutText(front, 2_000)
      .replaceAll(/(?:<[^>]{0,500}>|\s)+/g, ' ')
      .trim(),
    120,
  );

/** A field after the back: it stands below it. */
function isFurther(index: number, columns: ReadonlyMap<string, number>): boolean {
  return index > (columns.get('back') ?? Infinity) && ![...columns.values()].includes(index);
}

/** Anki's own guid stays as it is; ours may end in the ordinal of the card. */
function guidFor(given: string, front: string, ofAnki: boolean): { guid: string; ord: number } {
  if (given === '') return { guid: `csv-${bytesToHex(sha256(utf8ToBytes(front))).slice(0, 32)}`, ord: 0 };
  return ofAnki ? { guid: given, ord: 0 } : sourceOf(given);
}

/**
 * Cards of CSV: commas, semicolons or tabs; UTF-8 with or without its mark, UTF-16 or Windows-1252; quoted line ends; with Anki's
 * own lines at the top or without. A row without a guid has one of its front, so that the same file twice brings nothing twice.
 * @param deck of rows that name none
 * @throws Unreadable
 */
export async function* csvCards(bytes: Bytes, deck: string, changedAt: number): AsyncGenerator<PackageCard> {
  let columns: Map<string, number> | null = null;
  let ours = false;
  let hints: TextHints | null = null;
  const rows = rowsOf(bytes, (text) => {
    const taken = takeHints(text);
    hints = taken.hints;
    return taken;
  });
  const hinted = () => hints;
  for await (const { cells } of rows) {
    const found = hinted();
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      columns = columnsOf(cells);
      ours = cells.join() === OUR_COLUMNS.join();
      if (columns) continue;
      if (cells.length < 2) throw new Unreadable('unknown-format', 1);
      columns = found ? hintedColumns(found) : new Map(POSITIONS.map((name, index) => [name, index]));
    }
    const names = columns;
    const cell = (name: string): string => {
      const written = cells[names.get(name) ?? -1] ?? '';
      return (found ? written : unguarded(written)).replaceAll('\r', '\n');
    };
    const given = cutText(cell('guid').trim(), 200);
    // A side without tags would become a paragraph, and its entities words.
    const isHtml = found?.html ?? (ours && given !== '' ? true : null);
    const further = found ? cells.filter((text, index) => isFurther(index, names) && text.trim() !== '') : [];
    const back = [cell('back'), ...further].map((text) => htmlOf(text, isHtml)).join('<br>');
    const long = cells.reduce((sum, { length }) => sum + length, 0) > ROW_MAX;
    const tags = found
      ? [...found.tags, ...tagsIn(cell('tags'))]
      : cell('tags')
          .split(/[;,]/)
          .map((tag) => tag.trim())
          .filter(Boolean);
    const whole = htmlOf(cell('front'), isHtml);
    const source = guidFor(given, whole, found !== null);
    for (const side of sidesOf(whole, back))
      yield {
        guid: source.guid,
        ord: source.ord + side.ord,
        title: titleOf(side.front),
        deck: cell('deck').trim() || found?.deck || deck,
        front: side.front,
        back: side.back,
        tags,
        changedAt,
        reviews: [],
        ...UNKNOWN_SCHEDULE,
        occlusion: null,
        refusal: long ? 'too-long' : cell('front').trim() === '' ? 'empty-front' : null,
      };
  }
  if (!columns) throw new Unreadable('unknown-format', 1);
}
