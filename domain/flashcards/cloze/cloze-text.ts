/** A part of a cloze text: words, or a deletion with its ordinals, its content and its hint. */
type Part = string | Deletion;
interface Deletion {
  ordinals: number[];
  parts: Part[];
  hint: string;
}

/** Deeper deletions are read as words, as no author writes them. */
const DEPTH_MAX = 8;
const TOKEN = /\{\{c(\d{1,3}(?:,\d{1,3})*)::|\}\}/g;

const close = (deletion: Deletion): Deletion => {
  // The hint follows the last words of the deletion itself.
  const last = deletion.parts.at(-1);
  if (typeof last !== 'string') return deletion;
  const at = last.indexOf('::');
  if (at === -1) return deletion;
  return { ...deletion, parts: [...deletion.parts.slice(0, -1), last.slice(0, at)], hint: last.slice(at + 2) };
};

/** A text with deletions such as `{{c1::heart::organ}}`, nested ones and such with several ordinals (`{{c1,2::…}}`) included. */
export function parseCloze(text: string): Part[] {
  const root: Part[] = [];
  const open: (Deletion & { from: number })[] = [];
  const add = (part: Part) => {
    if (part !== '') (open.at(-1)?.parts ?? root).push(part);
  };
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match[1] === undefined && open.length === 0) continue;
    if (match[1] !== undefined && open.length >= DEPTH_MAX) continue;
    add(text.slice(at, match.index));
    at = match.index + match[0].length;
    if (match[1] !== undefined) open.push({ ordinals: match[1].split(',').map(Number), parts: [], hint: '', from: at });
    else {
      const { from: _, ...deletion } = open.pop()!;
      add(close(deletion));
    }
  }
  add(text.slice(at));
  // What is never closed is no deletion.
  while (open.length > 0) {
    const unclosed = open.pop()!;
    add(`{{c${unclosed.ordinals.join(',')}::`);
    unclosed.parts.forEach(add);
  }
  return root;
}

/** The ordinals of all deletions of a text, from the lowest: there is a card for each. */
export const ordinalsIn = (parts: readonly Part[]): number[] =>
  [
    ...new Set(
      parts.flatMap((part) => (typeof part === 'string' ? [] : [...part.ordinals, ...ordinalsIn(part.parts)])),
    ),
  ].toSorted((one, other) => one - other);

/** Whether a text has a deletion with this ordinal. */
export const hasOrdinal = (parts: readonly Part[], ordinal: number): boolean =>
  parts.some(
    (part) => typeof part !== 'string' && (part.ordinals.includes(ordinal) || hasOrdinal(part.parts, ordinal)),
  );

/**
 * A side of the card of one ordinal, as HTML. The question shows `[...]` or the hint in place of what is asked, the answer shows
 * it in bold; deletions of other ordinals are shown as they are.
 */
export function showCloze(parts: readonly Part[], ordinal: number, side: 'question' | 'answer'): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const inner = () => showCloze(part.parts, ordinal, side);
      if (!part.ordinals.includes(ordinal)) return inner();
      return side === 'answer' ? `<strong>${inner()}</strong>` : `<strong>[${part.hint || '...'}]</strong>`;
    })
    .join('');
}

/** A card of a cloze text, as HTML that is not sanitised. */
export interface ClozeCard {
  /** From 1: its deletions are numbered so. */
  number: number;
  front: string;
  back: string;
}

/**
 * The cards of a cloze text, from the lowest number; `extra` stands below every answer.
 * @param most how many are made: each is as long as the text
 */
export function clozeCards(text: string, extra: string, most: number): ClozeCard[] {
  const parts = parseCloze(text);
  return ordinalsIn(parts)
    .slice(0, most)
    .map((number) => ({
      number,
      front: showCloze(parts, number, 'question'),
      back: showCloze(parts, number, 'answer') + extra,
    }));
}

/** Where a deletion stands in a line of plain text, in characters: its signs, and between them what it hides. */
export interface ClozeMark {
  number: number;
  /** `{{c1::` begins. */
  from: number;
  /** What is hidden begins. */
  begin: number;
  /** `::hint}}` or `}}` begins. */
  end: number;
  /** After `}}`. */
  to: number;
}

/** The deletions in a line of plain text that are closed, inner ones before those around them. One with several numbers has its first. */
export function clozeMarks(line: string): ClozeMark[] {
  const open: { number: number; from: number; begin: number; lastWords: number }[] = [];
  const marks: ClozeMark[] = [];
  for (const match of line.matchAll(TOKEN)) {
    const after = match.index + match[0].length;
    if (match[1] !== undefined) {
      if (open.length < DEPTH_MAX)
        open.push({ number: Number(match[1].split(',')[0]), from: match.index, begin: after, lastWords: after });
      continue;
    }
    const mark = open.pop();
    if (!mark) continue;
    const hint = line.slice(mark.lastWords, match.index).indexOf('::');
    const end = hint === -1 ? match.index : mark.lastWords + hint;
    marks.push({ number: mark.number, from: mark.from, begin: mark.begin, end, to: after });
    if (open.length > 0) open.at(-1)!.lastWords = after;
  }
  return marks;
}
