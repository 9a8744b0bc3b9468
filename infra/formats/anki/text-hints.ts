import { delimiterOf, type Head, takeSep } from '../csv/read';

/** The lines that begin with `#` above the rows of Anki's "Notes in plain text" and "Cards in plain text", as Anki reads them. */
export interface TextHints {
  delimiter: string | null;
  /** Whether cells are HTML; null if the file does not say. */
  html: boolean | null;
  /** Of rows that name none; empty if the file does not say. */
  deck: string;
  /** Of every row. */
  tags: string[];
  /** Names of columns, and the columns of what is no field, from 0. */
  columns: string[];
  places: ReadonlyMap<'deck' | 'guid' | 'notetype' | 'tags', number>;
}

const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  '\\t': '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};
const HINT =
  /^#\s*(separator|html|columns|deck|notetype|tags|guid column|deck column|notetype column|tags column)\s*:(.*)$/is;
/** How Anki writes tags: with blanks between them. */
export const tagsIn = (text: string): string[] => text.split(/[\s\u3000]+/).filter(Boolean);

/** A line as Anki wrote it: a spreadsheet puts it in quotes, and fills it up with empty cells. */
function asWritten(line: string): { text: string; filledWith: string | null } {
  const last = line.at(-1) ?? '';
  let end = line.length;
  while (end > 0 && /[,;\t]/.test(last) && line[end - 1] === last) end -= 1;
  const [filled, filling] = [line.slice(0, end), line.slice(end)];
  const text = /^".*"$/s.test(filled) ? filled.slice(1, -1).replaceAll('""', '"') : filled;
  // `#separator:;` is filled with nothing: that is its value.
  return text.endsWith(':') && filling.length === 1
    ? { text: text + filling, filledWith: null }
    : { text, filledWith: filling[0] ?? null };
}

/** A quoted cell that begins with `#` is a row, unless a spreadsheet put a hint into quotes. */
const isRemark = (line: string): boolean =>
  line.startsWith('#') || (line.startsWith('"#') && HINT.test(asWritten(line).text));

/** Lines that begin with `#`, and what follows them. */
function split(head: string): { remarks: string[]; rest: string } {
  const lines = head.split('\n');
  const count = lines.findIndex((line) => line.trim() !== '' && !isRemark(line));
  // A last line that is not whole may go on.
  const end = count === -1 ? lines.length - 1 : count;
  return { remarks: lines.slice(0, end), rest: lines.slice(end).join('\n') };
}

function readHints(remarks: readonly string[]): TextHints | null {
  const written = remarks.map(asWritten);
  const values = new Map<string, string>();
  for (const { text } of written) {
    const [, key, value] = HINT.exec(text) ?? [];
    if (key !== undefined) values.set(key.toLowerCase(), value!);
  }
  if (values.size === 0) return null;
  const given = (key: string) => (values.get(key) ?? '').trim();
  const separator = values.get('separator') ?? '';
  const named = SEPARATORS[separator.trim().toLowerCase()] ?? (separator.length === 1 ? separator : null);
  // A spreadsheet that filled the lines up wrote the rows with the same sign, despite the hint.
  const delimiter = written.find(({ filledWith }) => filledWith !== null)?.filledWith ?? named;
  const places = (['deck', 'guid', 'notetype', 'tags'] as const).flatMap((name) => {
    const place = Number.parseInt(given(`${name} column`), 10);
    return place >= 1 ? [[name, place - 1] as const] : [];
  });
  const columns = values.get('columns');
  return {
    delimiter,
    html: values.has('html') ? given('html').toLowerCase() === 'true' : null,
    deck: given('deck'),
    tags: tagsIn(given('tags')),
    columns:
      columns === undefined ? [] : columns.split(delimiter ?? '\t').map((name) => name.replaceAll('"', '').trim()),
    places: new Map(places),
  };
}

/**
 * The beginning of a file without the lines of Anki at its top. In a file without hints, a line with `#` is a remark only if it
 * has fewer cells than the row below it: `#` is also how a fracture is written.
 */
export function takeHints(text: string): Head & { hints: TextHints | null } {
  const { remarks, rest } = split(text);
  if (remarks.every((line) => line.trim() === '')) return { ...takeSep(text), hints: null };
  const hints = readHints(remarks);
  const first = /\S[^\n]*\n/.exec(rest)?.[0];
  const sign = delimiterOf(first ?? rest);
  const cellsIn = (line: string) => line.split(sign).length;
  const kept = remarks.map((line) => (hints || cellsIn(line) < cellsIn(first ?? rest) ? '' : line));
  return {
    head: [...kept, rest].join('\n'),
    delimiter: hints?.delimiter ?? sign,
    whole: first !== undefined,
    remarks: hints !== null,
    hints,
  };
}
