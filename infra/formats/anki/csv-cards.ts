import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unguarded } from '../csv/columns';
import { rowsOf } from '../csv/read';
import { hasTags } from '../markup';
import { type Bytes, Unreadable } from '../unreadable';
import type { PackageCard } from './package-card';
import { sourceOf } from './package-card';
import { textAsHtml } from './prepare-card';
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

const columnsOf = (cells: readonly string[]): Map<string, number> | null => {
  const names = cells.map((cell) => NAMES[cell.trim().toLowerCase()]);
  if (!names.includes('front')) return null;
  return new Map(names.flatMap((name, index) => (name === undefined ? [] : [[name, index] as const])));
};

/** The columns that Anki's own lines name; the fields are what is left, in their order. */
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
      if (columns) continue;
      if (cells.length < 2) throw new Unreadable('unknown-format', 1);
      columns = found ? hintedColumns(found) : new Map(POSITIONS.map((name, index) => [name, index]));
    }
    const names = columns;
    const cell = (name: string): string => {
      const written = cells[names.get(name) ?? -1] ?? '';
      return (found ? written : unguarded(written)).replaceAll('\r', '\n');
    };
    const [front, back] = [htmlOf(cell('front'), found?.html ?? null), htmlOf(cell('back'), found?.html ?? null)];
    const long = cells.reduce((sum, { length }) => sum + length, 0) > ROW_MAX;
    const given = cutText(cell('guid').trim(), 200);
    const tags = found
      ? [...found.tags, ...tagsIn(cell('tags'))]
      : cell('tags')
          .split(/[;,]/)
          .map((tag) => tag.trim())
          .filter(Boolean);
    yield {
      ...guidFor(given, front, found !== null),
      title: cutText(
        cutText(cell('front'), 2_000)
          .replaceAll(/<[^>]{0,500}>|\s+/g, ' ')
          .trim(),
        120,
      ),
      deck: cell('deck').trim() || found?.deck || deck,
      front,
      back,
      tags,
      changedAt,
      reviews: [],
      occlusion: null,
      refusal: long ? 'too-long' : cell('front').trim() === '' ? 'empty-front' : null,
    };
  }
  if (!columns) throw new Unreadable('unknown-format', 1);
}
