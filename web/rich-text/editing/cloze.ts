import { Editor, Element, type Node, Node as Nodes, type NodeEntry, type Point, Range, Transforms } from 'slate';
import { type ClozeMark, clozeMarks } from '~/domain/flashcards/cloze/cloze-text';
import { isTextBlock, type RichElement } from '../nodes';
import { selectedTextBlocks } from './where';

/** What a leaf is drawn as: the signs of a mark, or what it hides. */
export interface ClozeLook {
  cloze?: 'sign' | 'hidden';
}

const isLine = (node: Node): node is RichElement => Element.isElement(node) && isTextBlock(node.type);

/** The point at a character of a line. */
function pointAt([line, path]: NodeEntry<RichElement>, offset: number): Point {
  let left = offset;
  let last: Point = { path: [...path, 0], offset: 0 };
  for (const [text, at] of Nodes.texts(line)) {
    last = { path: [...path, ...at], offset: Math.min(left, text.text.length) };
    if (left <= text.text.length) return last;
    left -= text.text.length;
  }
  return last;
}

/** The inverse of `pointAt`. */
function offsetOf([line, path]: NodeEntry<RichElement>, point: Point): number {
  let before = 0;
  for (const [text, at] of Nodes.texts(line)) {
    if ([...path, ...at].join() === point.path.join()) return before + point.offset;
    before += text.text.length;
  }
  return before;
}

const rangeAt = (line: NodeEntry<RichElement>, from: number, to: number): Range => ({
  anchor: pointAt(line, from),
  focus: pointAt(line, to),
});

/** How the marks of a line are drawn. */
export function clozeLooks([node, path]: NodeEntry): (Range & ClozeLook)[] {
  if (!isLine(node)) return [];
  const words = Nodes.string(node);
  if (!words.includes('{{c')) return [];
  const line: NodeEntry<RichElement> = [node, path];
  return clozeMarks(words).flatMap(({ from, begin, end, to }) => [
    { ...rangeAt(line, from, begin), cloze: 'sign' as const },
    { ...rangeAt(line, begin, end), cloze: 'hidden' as const },
    { ...rangeAt(line, end, to), cloze: 'sign' as const },
  ]);
}

interface Found {
  line: NodeEntry<RichElement>;
  mark: ClozeMark;
}

/** The innermost mark around the selection. */
export function clozeAt(editor: Editor): Found | null {
  const [line, ...others] = selectedTextBlocks(editor);
  if (!line || others.length > 0) return null;
  const [start, end] = Range.edges(editor.selection!).map((point) => offsetOf(line, point)) as [number, number];
  const mark = clozeMarks(Nodes.string(line[0])).find(
    ({ from, to }) => from < end && start < to && from <= start && end <= to,
  );
  return mark ? { line, mark } : null;
}

const numbersIn = (editor: Editor): number[] => {
  const lines = [...Nodes.descendants(editor)].flatMap(([node]) => (isLine(node) ? [Nodes.string(node)] : []));
  return lines.flatMap((line) => clozeMarks(line).map(({ number }) => number));
};

/** The numbers that are in the text, from the lowest. */
export const clozeNumbers = (editor: Editor): number[] =>
  [...new Set(numbersIn(editor))].toSorted((one, other) => one - other);

const nextNumber = (editor: Editor): number => Math.max(0, ...numbersIn(editor)) + 1;

/** Shows again what a mark hides; its hint goes. */
function takeBack(editor: Editor, { line, mark: { from, begin, end, to } }: Found): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { at: rangeAt(line, end, to) });
    Transforms.delete(editor, { at: rangeAt(line, from, begin) });
  });
}

const WORD = /[\p{L}\p{N}\p{M}'’-]/u;

/** What of a line is to be hidden, in characters: without blanks at its ends, and with the whole of every mark that it touches. */
function extentIn(editor: Editor, line: NodeEntry<RichElement>): [number, number] | null {
  const words = Nodes.string(line[0]);
  const within = Range.intersection(editor.selection!, Editor.range(editor, line[1]));
  if (!within) return null;
  let [from, to] = Range.edges(within).map((point) => offsetOf(line, point)) as [number, number];
  if (Range.isCollapsed(editor.selection!)) {
    while (from > 0 && WORD.test(words[from - 1]!)) from -= 1;
    while (to < words.length && WORD.test(words[to]!)) to += 1;
  }
  while (from < to && /\s/.test(words[from]!)) from += 1;
  while (to > from && /\s/.test(words[to - 1]!)) to -= 1;
  for (const mark of clozeMarks(words))
    if (mark.from < to && from < mark.to && (from > mark.from || to < mark.to))
      [from, to] = [Math.min(from, mark.from), Math.max(to, mark.to)];
  return from < to ? [from, to] : null;
}

/**
 * Hides what is selected, or the word at the caret, on a card of its own or on the last one; what is hidden already is shown again.
 * @param same on the card with the highest number so far
 */
export function toggleCloze(editor: Editor, same = false): void {
  if (!editor.selection) return;
  const found = clozeAt(editor);
  if (found) return takeBack(editor, found);
  const number = Math.max(1, nextNumber(editor) - (same ? 1 : 0));
  const extents = selectedTextBlocks(editor).flatMap((line) => {
    const extent = extentIn(editor, line);
    return extent ? [{ line, extent }] : [];
  });
  Editor.withoutNormalizing(editor, () => {
    for (const { line, extent } of extents.toReversed()) {
      // Signs have no emphasis: they never stand half inside of one.
      const range = rangeAt(line, ...extent);
      const kept = Editor.rangeRef(editor, range, { affinity: 'inward' });
      Transforms.insertNodes(editor, { text: '}}' }, { at: range.focus });
      Transforms.insertNodes(editor, { text: `{{c${number}::` }, { at: range.anchor });
      const hidden = kept.unref();
      if (hidden) Transforms.select(editor, hidden);
    }
  });
}

/** Puts what is hidden at the selection on the card with another number. */
export function renumberCloze(editor: Editor, number: number): void {
  const found = clozeAt(editor);
  if (!found) return;
  const { from, begin } = found.mark;
  const digits = rangeAt(found.line, from + 3, begin - 2);
  Transforms.insertText(editor, String(number), { at: digits });
}
