import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { cutText } from '~/domain/kit/cut-text';
import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { EMPTY, type ExchangedQuestion, type Note, type Read } from '~/domain/questions/exchange/exchanged-question';
import { asHtml, asOption, hasTags, plainAsHtml } from '../markup';
import { textOf } from '../text';
import { type Bytes, telling, Unreadable } from '../unreadable';
import { Refused } from '../weigh';
import { COLUMNS, unguarded } from './columns';

/** A row with all its cells, in characters; a longer one is refused. What a file may be bounds what one row can hold in memory. */
const ROW_MAX = 1_000_000;
const DELIMITERS = [',', ';', '\t'];
/** Excel's own first line, which names the delimiter of the rest. */
const SEP = /^\s*sep=([^\s"\w]|\t)[^\S\n\r]*(?=[\n\r]|$)/i;

export interface Head {
  /** Without what is no row; the ends of its lines stay so that lines are counted. */
  head: string;
  delimiter: string | null;
  /** Whether the first row is in it. */
  whole: boolean;
  /** Whether further lines that begin with `#` are no rows. */
  remarks?: boolean;
}

/** The beginning of a file without Excel's `sep=` line. */
export function takeSep(text: string): Head {
  const [line, delimiter = null] = SEP.exec(text) ?? [];
  const head = line === undefined ? text : text.slice(line.length);
  return { head, delimiter, whole: /\S[^\n\r]*[\n\r]/.test(head) };
}

/** The sign that separates the names of the header row. */
export function delimiterOf(head: string): string {
  const [line] = head.replace(/^\s+/, '').split(/\r\n|\r|\n/, 1);
  const first = cutText(line!, 4_000);
  const counts = DELIMITERS.map((sign) => first.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/**
 * Every end of a line as LF, so that lines can be counted. CR alone ends a line only if it ends the first one: elsewhere it is
 * within a cell, which some writers do not quote.
 */
async function* withPlainEnds(text: AsyncGenerator<string>): AsyncGenerator<string> {
  let held = '';
  let ends: RegExp | null = null;
  for await (const piece of text) {
    const whole = held + piece;
    held = whole.endsWith('\r') ? '\r' : '';
    const known = whole.slice(0, whole.length - held.length);
    const first: string | null | undefined = ends ? null : /\r\n|\r|\n/.exec(known)?.[0];
    if (first) ends = first === '\r' ? /\r\n?/g : /\r\n/g;
    yield ends ? known.replaceAll(ends, '\n') : known;
  }
  if (held !== '') yield '\n';
}

/** The text with its first piece holding the first row, also if other lines come before it. */
async function* withHead(text: AsyncGenerator<string>, take: (text: string) => Head): AsyncGenerator<string, void> {
  let head = '';
  // Not a loop over it, for leaving one would end it.
  for (let next = await text.next(); !next.done; next = await text.next()) {
    head += next.value;
    if (head.length > 8_000 || take(head).whole) break;
  }
  yield head;
  yield* text;
}

interface Row {
  cells: string[];
  line: number;
}

/**
 * The rows of a file, below what `take` takes off its beginning. CRLF within a cell comes as LF, and so does CR if it ends the rows.
 * @throws Unreadable `broken-file` with the first line of the row, for quotes that do not close
 */
export async function* rowsOf(bytes: Bytes, take: (text: string) => Head = takeSep): AsyncGenerator<Row> {
  const text = withHead(withPlainEnds(textOf(bytes)), take);
  const { head, delimiter, remarks } = take((await text.next()).value ?? '');
  // Of the row that is being parsed: an error knows only the last line that was read, and may come before the rows that were whole.
  let begins = 1;
  const parser = parse({
    on_record: (record: string[], { lines }) => {
      begins = lines + 1;
      return record;
    },
    delimiter: delimiter ?? delimiterOf(head),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    record_delimiter: '\n',
    ...(remarks ? { comment: '#', comment_no_infix: true } : {}),
  });
  const source = Readable.from(
    (async function* () {
      yield head;
      yield* text;
    })(),
  );
  // The iteration below throws every error.
  pipeline(source, parser, () => undefined);
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { cells: record, line };
      line = info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable('broken-file', begins);
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

type Cells = (column: string) => string;

function typeOf(cell: Cells): 1 | 4 {
  const type = cell('question_type')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  if (type === '' || type === '1' || type === 'multiple-choice' || type === 'mcq') return MULTIPLE_CHOICE;
  if (type === '4' || type === 'free-text') return FREE_TEXT;
  throw new Refused('unknown-question-type', cutText(type, 60));
}

/** Numbers or letters, with commas, semicolons, spaces or strokes between them. @throws Refused `correct-unreadable` */
function rightOnes(written: string, count: number): Set<number> {
  const right = written
    .split(/[,;/\s]+/)
    .filter(Boolean)
    .map((one) => (/^[A-I]$/i.test(one) ? one.toUpperCase().charCodeAt(0) - 64 : Number(one)));
  if (right.some((one) => !Number.isInteger(one) || one < 1 || one > count))
    throw new Refused('correct-unreadable', cutText(written, 60));
  return new Set(right);
}

const htmlOf = (text: string): string => (hasTags(text) ? asHtml(text, 'html') : plainAsHtml(text));

function questionOf(cell: Cells, notes: Set<Note>): ExchangedQuestion {
  const question_type = typeOf(cell);
  const written = COLUMNS.filter((name) => name.startsWith('option_')).map((name) => cell(name));
  const last = written.findLastIndex((text) => text !== '');
  const options = written.slice(0, last + 1);
  const right = question_type === FREE_TEXT ? new Set<number>() : rightOnes(cell('correct'), options.length);
  const answers = options.map((text, index) => {
    if (question_type === FREE_TEXT) return { label: index < 4 ? cell(`label_${index + 1}`) : '', text, correct: true };
    // Signs that are no tags are meant as they are written.
    const option = hasTags(text) ? asOption(text, 'html') : { text, lost: false, picture: false };
    if (option.picture) throw new Refused('picture-in-option', String(index + 1));
    if (option.lost) notes.add('option-markup');
    return { label: '', text: option.text, correct: right.has(index + 1) };
  });
  const difficulty = cell('difficulty');
  if (difficulty !== '' && !/^[123]$/.test(difficulty)) notes.add('difficulty-unknown');
  const language = cell('language').toLowerCase();
  return {
    ...EMPTY,
    question_type,
    any_right: right.size > 1 && /\//.test(cell('correct')),
    stem: htmlOf(cell('question_text')),
    explanation: htmlOf(cell('explanation')),
    answers,
    further_reading: cell('further_reading'),
    specialty: cell('specialty'),
    topic: cell('topic'),
    focus: cell('focus'),
    difficulty: /^[123]$/.test(difficulty) ? Number(difficulty) : 0,
    language: language === 'en' || language === 'es' ? language : '',
    tags: cell('tags')
      .split(';')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
}

/** @throws Unreadable `unknown-format` if the header row does not name what must be there */
function columnsOf(header: string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const known = name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_');
    if (!columns.has(known)) columns.set(known, index);
  }
  if (!columns.has('question_text') || !columns.has('option_1')) throw new Unreadable('unknown-format', 1);
  return columns;
}

/** CSV with the columns of `columns.ts`: RFC 4180 quoting; commas, semicolons or tabs; a mark at the beginning of UTF-8 or UTF-16 is fine. */
export const readCsv = telling(async function* (bytes) {
  let columns: Map<string, number> | null = null;
  let header = 0;
  let number = 0;
  for await (const { cells, line } of rowsOf(bytes)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!columns) {
      columns = columnsOf(cells);
      header = cells.length;
      continue;
    }
    number += 1;
    const names = columns;
    const cell: Cells = (column) =>
      unguarded(cells[names.get(column) ?? -1] ?? '')
        .replaceAll('\r', '\n')
        .trim();
    const placed = { number, line, title: cutText(cell('question_text'), 1_000) };
    const notes = new Set<Note>();
    let read: Read;
    try {
      if (cells.reduce((sum, { length }) => sum + length, 0) > ROW_MAX) throw new Refused('too-large');
      // Most often a comma in a text that nobody has quoted: everything behind it would be in the wrong column.
      if (cells.length > header && cells.slice(header).some((extra) => extra.trim() !== ''))
        throw new Refused('too-many-cells', String(cells.length));
      read = { ...placed, kind: 'question', question: questionOf(cell, notes), pictures: new Map(), notes: [...notes] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      read = { ...placed, kind: 'refused', refusal: error.refusal, about: error.about };
    }
    yield read;
  }
  if (!columns) throw new Unreadable('unknown-format', 1);
});
