import type { Descendant } from 'slate';
import { IMAGE_WIDTHS, imageClass, MARKERS, markerClass } from '~/domain/kit/html/vocabulary';
import { sanitiseToBody } from '~/web/ui/sanitise';
import {
  emptyText,
  MARKS,
  markNames,
  type CellElement,
  type Mark,
  type Marks,
  type RichElement,
  type RowElement,
} from '../nodes';
import { tag, writeDom } from './escape';
import { withShownSpace } from './inline-space';

const MARK_OF: Record<string, Mark> = Object.fromEntries(markNames.map((mark) => [MARKS[mark], mark]));
const TEXT_BLOCK_OF = { p: 'paragraph', h2: 'main-heading', h3: 'heading', h4: 'subheading' } as const;
const INLINE = new Set([...Object.keys(MARK_OF), 'mark', 'a', 'img', 'audio', 'br', 'small', 'kbd', 'q']);

/** What the words being read stand in. */
interface Context {
  marks: Marks;
  link: string | null;
}
const NOWHERE: Context = { marks: {}, link: null };

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;
const isBlock = (node: Node): boolean => isElement(node) && !INLINE.has(node.localName);
const holdsBlock = (node: Node): boolean => [...node.childNodes].some((child) => isBlock(child) || holdsBlock(child));
const elements = (node: Node): HTMLElement[] => [...node.childNodes].filter(isElement);
const wordsOf = (node: Node): string => (node.textContent ?? '').trim();

function within(element: HTMLElement, context: Context): Context {
  const mark = MARK_OF[element.localName];
  if (mark) return { ...context, marks: { ...context.marks, [mark]: true } };
  if (element.localName === 'mark')
    return {
      ...context,
      marks: {
        ...context.marks,
        marker: MARKERS.find((marker) => element.className === markerClass(marker)) ?? 'plain',
      },
    };
  if (element.localName === 'a') return { ...context, link: element.getAttribute('href') ?? context.link };
  return context;
}

const empty = (marks: Marks): Descendant[] => [{ text: '', ...marks }];
const count = (element: Element, name: string): number | undefined =>
  element.hasAttribute(name) ? Number(element.getAttribute(name)) : undefined;

function readImage(image: HTMLElement, marks: Marks): RichElement {
  const [width, height] = [count(image, 'width'), count(image, 'height')];
  const size = IMAGE_WIDTHS.find((choice) => image.className === imageClass(choice));
  return {
    type: 'image',
    src: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
    ...(width && { width }),
    ...(height && { height }),
    ...(size && { size }),
    children: empty(marks),
  };
}

function readInline(node: Node, context: Context): Descendant[] {
  const { marks, link } = context;
  let found: Descendant;
  if (!isElement(node)) found = { text: (node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' '), ...marks };
  else if (node.localName === 'br') found = { text: '\n', ...marks };
  else if (node.localName === 'img') found = readImage(node, marks);
  else if (node.localName in MARK_OF || node.localName === 'mark' || node.localName === 'a')
    return [...node.childNodes].flatMap((child) => readInline(child, within(node, context)));
  else found = { type: 'kept-inline', html: writeDom(node), children: empty(marks) };
  return link === null ? [found] : [{ type: 'link', href: link, children: [found] }];
}

/** What was written as one link is one again. */
function joinLinks(nodes: Descendant[]): Descendant[] {
  const joined: Descendant[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    if (
      'type' in node &&
      node.type === 'link' &&
      before &&
      'type' in before &&
      before.type === 'link' &&
      before.href === node.href
    )
      before.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}

function readLine(nodes: readonly Node[], context: Context): Descendant[] {
  const line = withShownSpace(joinLinks(nodes.flatMap((node) => readInline(node, context))));
  return line.length > 0 ? line : [{ text: '' }];
}

const isNothing = (line: readonly Descendant[]): boolean =>
  line.length === 1 && 'text' in line[0]! && line[0].text === '';

/** A block that the editor cannot edit, with the marks and the link that were around it. */
function kept(node: Node, { marks, link }: Context): RichElement {
  const marked = markNames
    .toReversed()
    .reduce((html, mark) => (marks[mark] ? tag(MARKS[mark], html) : html), writeDom(node));
  const { marker } = marks;
  const highlighted = marker
    ? tag('mark', marked, { class: marker === 'plain' ? undefined : markerClass(marker) })
    : marked;
  return {
    type: 'kept',
    html:
      link === null || (isElement(node) && node.querySelector('a'))
        ? highlighted
        : tag('a', highlighted, { href: link }),
    children: [{ text: '' }],
  };
}

function readList(list: HTMLElement, context: Context): RichElement[] {
  const items: RichElement[] = [];
  for (const child of list.childNodes) {
    const before = items.at(-1);
    // A list straight in a list belongs to the item before it: some programs write it so.
    if (isElement(child) && ['ul', 'ol'].includes(child.localName) && before)
      before.children.push(...readList(child, context));
    else if (isElement(child))
      items.push({
        type: 'list-item',
        children: readFlow(child.localName === 'li' ? child.childNodes : [child], context, 'line'),
      });
    else if (wordsOf(child)) items.push({ type: 'list-item', children: readFlow([child], context, 'line') });
  }
  if (items.length === 0) return [];
  const start = count(list, 'start');
  return [
    list.localName === 'ul'
      ? { type: 'bulleted-list', children: items }
      : { type: 'numbered-list', ...(start !== undefined && { start }), children: items },
  ];
}

function readCell(cell: HTMLElement, context: Context): CellElement {
  const [colspan, rowspan, scope] = [count(cell, 'colspan'), count(cell, 'rowspan'), cell.getAttribute('scope')];
  return {
    type: 'table-cell',
    ...(cell.localName === 'th' && { header: true as const }),
    ...(scope && { scope }),
    ...(colspan && { colspan }),
    ...(rowspan && { rowspan }),
    children: readFlow(cell.childNodes, context, 'line'),
  };
}

/** A table of a head and a body, or of one of them; any other is kept as it is. */
function readTable(table: HTMLElement, context: Context): RichElement[] {
  const parts = elements(table);
  const shape = parts.map((part) => part.localName).join(' ');
  const rows = parts.flatMap((part) =>
    elements(part).map((row) => ({ head: part.localName === 'thead', cells: elements(row) })),
  );
  if (rows.every(({ cells }) => cells.length === 0)) return wordsOf(table) ? [kept(table, context)] : [];
  if (!/^(thead( tbody)?|tbody)$/.test(shape) || rows.some(({ cells }) => cells.length === 0))
    return [kept(table, context)];
  const children = rows.map(({ head, cells }): RowElement => ({
    type: 'table-row',
    ...(head && { head: true as const }),
    children: cells.map((cell) => readCell(cell, context)),
  }));
  return [{ type: 'table', children }];
}

/** A figure without words of its own is only its picture or its table. */
function readFigure(figure: HTMLElement, context: Context): RichElement[] {
  const [only, ...others] = elements(figure);
  const loose = [...figure.childNodes].some((node) => !isElement(node) && wordsOf(node));
  const bare = only && others.length === 0 && !loose && ['img', 'table', 'a'].includes(only.localName);
  return bare ? readFlow([only], context, 'paragraph') : [kept(figure, context)];
}

function readBlock(element: HTMLElement, context: Context, loose: 'paragraph' | 'line'): RichElement[] {
  const name = element.localName;
  if (name in TEXT_BLOCK_OF) {
    const type = TEXT_BLOCK_OF[name as keyof typeof TEXT_BLOCK_OF];
    if (!holdsBlock(element)) return [{ type, children: readLine([...element.childNodes], context) }];
    return type === 'paragraph' ? readFlow(element.childNodes, context, 'paragraph', false) : [kept(element, context)];
  }
  switch (name) {
    case 'ul':
    case 'ol':
      return readList(element, context);
    case 'blockquote':
      return [{ type: 'quote', children: readFlow(element.childNodes, context, 'line') }];
    case 'table':
      return readTable(element, context);
    case 'figure':
      return readFigure(element, context);
    case 'hr':
    case 'pre':
    case 'dl':
    case 'small':
    case 'kbd':
    case 'q':
      return [kept(element, context)];
    default:
      // A div, and items that stand in no list; an inline tag around blocks hands its mark on to them.
      return readFlow(element.childNodes, within(element, context), INLINE.has(name) ? loose : 'paragraph', false);
  }
}

/** Blocks, and words that stand among them as blocks of the kind `loose`. */
function readFlow(
  nodes: Iterable<Node>,
  context: Context,
  loose: 'paragraph' | 'line',
  atLeastOne = true,
): RichElement[] {
  const blocks: RichElement[] = [];
  let line: Node[] = [];
  const close = () => {
    const children = readLine(line, context);
    if (!isNothing(children)) blocks.push({ type: loose, children });
    line = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (isBlock(node) || holdsBlock(node))) {
      close();
      blocks.push(...readBlock(node, context, loose));
    } else {
      line.push(node);
    }
  }
  close();
  return blocks.length > 0 || !atLeastOne ? blocks : [{ type: loose, children: [{ text: '' }] }];
}

/** HTML as the editor's content, sanitised on the way. What the editor cannot edit is kept as it is. */
export function fromHtml(html: string): RichElement[] {
  const blocks = readFlow(sanitiseToBody(html).childNodes, NOWHERE, 'paragraph', false);
  return blocks.length > 0 ? blocks : emptyText();
}
