import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unguarded } from '../csv/columns';
import { rowsOf } from '../csv/read';
import { hasTags } from '../markup';
import { type Bytes, Unreadable } from '../unreadable';
import type { PackageCard } from './package-card';
import { sourceOf } from './package-card';
import { textAsHtml } from './prepare-card';
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
/** Anki writes its own hints for the import above the rows, such as `#separator:tab`. */
const HINT = /^#(?:separator|html|tags|columns|notetype|deck|guid)\b[^:]*:/i;

const columnsOf = (cells: readonly string[]): Map<string, number> | null => {
  const names = cells.map((cell) => NAMES[cell.trim().toLowerCase()]);
  if (!names.includes('front')) return null;
  return new Map(names.flatMap((name, index) => (name === undefined ? [] : [[name, index] as const])));
};

/** A text without tags keeps its signs; one with tags is HTML. */
const htmlOf = (cell: string): string => (hasTags(cell) ? cell : textAsHtml(cell));

/**
 * Cards of CSV: commas, semicolons or tabs; UTF-8 with or without its mark, UTF-16 or Windows-1252; quoted line ends. A row
 * without a guid has one of its front, so that the same file twice brings nothing twice.
 * @param deck of rows that name none
 * @throws Unreadable
 */
export async function* csvCards(bytes: Bytes, deck: string, changedAt: number): AsyncGenerator<PackageCard> {
  let columns: Map<string, number> | null = null;
  for await (const { cells } of rowsOf(bytes)) {
    if (cells.every((cell) => cell.trim() === '') || HINT.test(cells[0]!)) continue;
    if (!columns) {
      columns = columnsOf(cells);
      if (columns) continue;
      if (cells.length < 2) throw new Unreadable('unknown-format', 1);
      columns = new Map(POSITIONS.map((name, index) => [name, index]));
    }
    const names = columns;
    const cell = (name: string): string => unguarded(cells[names.get(name) ?? -1] ?? '').replaceAll('\r', '\n');
    const [front, back] = [htmlOf(cell('front')), htmlOf(cell('back'))];
    const long = cells.reduce((sum, { length }) => sum + length, 0) > ROW_MAX;
    const given = cutText(cell('guid').trim(), 200);
    yield {
      ...(given === ''
        ? { guid: `csv-${bytesToHex(sha256(utf8ToBytes(front))).slice(0, 32)}`, ord: 0 }
        : sourceOf(given)),
      title: cutText(
        cutText(cell('front'), 2_000)
          .replaceAll(/<[^>]{0,500}>|\s+/g, ' ')
          .trim(),
        120,
      ),
      deck: cell('deck').trim() || deck,
      front,
      back,
      tags: cell('tags')
        .split(/[;,]/)
        .map((tag) => tag.trim())
        .filter(Boolean),
      changedAt,
      reviews: [],
      occlusion: null,
      refusal: long ? 'too-long' : cell('front').trim() === '' ? 'empty-front' : null,
    };
  }
  if (!columns) throw new Unreadable('unknown-format', 1);
}
