import { Text, type Descendant } from 'slate';
import { imageClass, linkAddress, markerClass } from '~/domain/kit/html/vocabulary';
import { sanitiseToBody } from '~/web/ui/sanitise';
import {
  CONTAINERS,
  isInlineType,
  isList,
  isTextBlock,
  MARKS,
  markNames,
  TEXT_BLOCKS,
  type CellElement,
  type ImageElement,
  type Marks,
  type RichElement,
  type RowElement,
} from '../nodes';
import { escapeText, tag, writeDom } from './escape';

/** A stretch of a line that has the same marks throughout. */
interface Run {
  marks: Marks;
  html: string;
}

const marker = (marks: Marks, content: string): string =>
  tag('mark', content, { class: marks.marker && marks.marker !== 'plain' ? markerClass(marks.marker) : undefined });

/** Neighbours of the same mark share one tag; the marks stand in one order, so that the same text is always the same HTML. */
function writeRuns(runs: readonly Run[], order: readonly (keyof Marks)[] = ['marker', ...markNames]): string {
  const [mark, ...inner] = order;
  if (mark === undefined) return runs.map(({ html }) => html).join('');
  let html = '';
  for (let from = 0; from < runs.length;) {
    const value = runs[from]!.marks[mark];
    let to = from + 1;
    while (to < runs.length && runs[to]!.marks[mark] === value) to += 1;
    const content = writeRuns(runs.slice(from, to), inner);
    if (!value) html += content;
    else html += mark === 'marker' ? marker(runs[from]!.marks, content) : tag(MARKS[mark], content);
    from = to;
  }
  return html;
}

/** The marks of a picture, or of what is kept in a line, are those of its empty text. */
const marksOf = (nodes: readonly Descendant[]): Marks => {
  const [first] = nodes;
  return first && Text.isText(first) ? first : {};
};

function writeImage({ src, alt, width, height, size }: ImageElement): string {
  return tag('img', '', { src, alt, width, height, class: size && imageClass(size) });
}

const writeKept = (html: string): string => [...sanitiseToBody(html).childNodes].map(writeDom).join('');

function runOf(node: Descendant): Run {
  if (Text.isText(node)) return { marks: node, html: escapeText(node.text).replaceAll('\n', '<br />') };
  if (node.type === 'link')
    return {
      marks: {},
      html: linkAddress(node.href) ? tag('a', writeLine(node.children), { href: node.href }) : writeLine(node.children),
    };
  const marks = marksOf(node.children);
  if (node.type === 'image') return { marks, html: writeImage(node) };
  if (node.type === 'kept-inline') return { marks, html: writeKept(node.html) };
  return { marks: {}, html: writeBlock(node) };
}

const writeLine = (nodes: readonly Descendant[]): string =>
  writeRuns(nodes.map(runOf).filter(({ html }) => html !== ''));

function writeCell({ header, scope, colspan, rowspan, children }: CellElement): string {
  return tag(header ? 'th' : 'td', writeBlocks(children), { scope, colspan, rowspan });
}

const isHead = (node: Descendant): boolean => !Text.isText(node) && (node as RowElement).head === true;

function writeTable(rows: readonly Descendant[]): string {
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const bodyAt = firstOfBody === -1 ? rows.length : firstOfBody;
  const part = (name: string, some: readonly Descendant[]) => (some.length > 0 ? tag(name, writeBlocks(some)) : '');
  return tag('table', part('thead', rows.slice(0, bodyAt)) + part('tbody', rows.slice(bodyAt)));
}

function writeBlock(node: RichElement): string {
  if (node.type === 'kept' || node.type === 'kept-inline') return writeKept(node.html);
  if (node.type === 'table') return writeTable(node.children);
  if (node.type === 'table-cell') return writeCell(node);
  if (isTextBlock(node.type)) {
    const name = TEXT_BLOCKS[node.type];
    return name ? tag(name, writeLine(node.children)) : writeLine(node.children);
  }
  if (node.type === 'link' || node.type === 'image') return runOf(node).html;
  return tag(CONTAINERS[node.type as keyof typeof CONTAINERS], writeBlocks(node.children), {
    start: isList(node.type) && 'start' in node ? node.start : undefined,
  });
}

const writeBlocks = (nodes: readonly Descendant[]): string =>
  nodes.map((node) => (Text.isText(node) || isInlineType(node.type) ? writeLine([node]) : writeBlock(node))).join('');

/** Whether nothing but space is written, and nothing else is to be seen. */
export function isBlank(nodes: readonly Descendant[]): boolean {
  return nodes.every((node) => {
    if (Text.isText(node)) return node.text.trim() === '';
    return (
      node.type !== 'image' &&
      node.type !== 'kept' &&
      node.type !== 'kept-inline' &&
      node.type !== 'table' &&
      isBlank(node.children)
    );
  });
}

/** After a table, or what cannot be edited, the editor has an empty paragraph to go on in; while it is empty it is not written. */
function withoutSpare(nodes: readonly Descendant[]): readonly Descendant[] {
  const [before, last] = nodes.slice(-2) as RichElement[];
  const isSpare =
    last?.type === 'paragraph' && isBlank([last]) && (before?.type === 'table' || before?.type === 'kept');
  return isSpare ? withoutSpare(nodes.slice(0, -1)) : nodes;
}

/** The HTML of each block of the whole text; none when nothing is written. */
export const blocksOf = (nodes: readonly Descendant[]): { node: Descendant; html: string }[] =>
  isBlank(nodes) ? [] : withoutSpare(nodes).map((node) => ({ node, html: writeBlocks([node]) }));

/** The editor's content as HTML of the vocabulary; empty when nothing is written. */
export const toHtml = (nodes: readonly Descendant[]): string =>
  blocksOf(nodes)
    .map(({ html }) => html)
    .join('');
