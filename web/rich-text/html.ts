import { Element, Text, type Descendant } from 'slate';
import { BLOCKS, emptyText, isList, MARKS, type Block, type Mark, type RichElement } from './nodes';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);
const isMark = (name: string): name is Mark => name in MARKS;

function writeNode(node: Descendant): string {
  if (Text.isText(node)) {
    const marks = Object.keys(node).filter((name) => isMark(name) && node[name] === true) as Mark[];
    return marks.reduce((html, mark) => `<${MARKS[mark]}>${html}</${MARKS[mark]}>`, escape(node.text).replaceAll('\n', '<br>'));
  }
  return `<${BLOCKS[node.type]}>${node.children.map(writeNode).join('')}</${BLOCKS[node.type]}>`;
}

const isBlank = (nodes: readonly Descendant[]): boolean => nodes.every((node) => (Text.isText(node) ? node.text.trim() === '' : isBlank(node.children)));

/** The editor's content as HTML; empty when nothing is written. */
export const toHtml = (nodes: readonly Descendant[]): string => (isBlank(nodes) ? '' : nodes.map(writeNode).join(''));

const BLOCK_OF: Record<string, Block> = { P: 'paragraph', H1: 'heading', H2: 'heading', H3: 'heading', H4: 'subheading', UL: 'bulleted-list', OL: 'numbered-list', LI: 'list-item' };
const MARK_OF: Record<string, Mark> = { STRONG: 'bold', B: 'bold', EM: 'italic', I: 'italic', U: 'underline', SUB: 'subscript', SUP: 'superscript' };

function readInline(node: Node, marks: Partial<Record<Mark, true>>): Descendant[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [{ text: node.textContent.replaceAll(/\s+/g, ' '), ...marks }] : [];
  if (node.nodeName === 'BR') return [{ text: '\n', ...marks }];
  const mark = MARK_OF[node.nodeName];
  return [...node.childNodes].flatMap((child) => readInline(child, mark ? { ...marks, [mark]: true } : marks));
}

const withText = (children: Descendant[]): Descendant[] => (children.length > 0 ? children : [{ text: '' }]);

function readBlocks(parent: Node): RichElement[] {
  const blocks: RichElement[] = [];
  let loose: Descendant[] = [];
  const close = () => {
    if (!isBlank(loose)) blocks.push({ type: 'paragraph', children: loose });
    loose = [];
  };
  for (const node of parent.childNodes) {
    const type = BLOCK_OF[node.nodeName];
    if (type && isList(type)) {
      close();
      const items = [...node.childNodes].filter((child) => child.nodeName === 'LI');
      blocks.push({ type, children: withText(items.map((item) => ({ type: 'list-item' as const, children: withText(readInline(item, {})) }))) });
    } else if (type) {
      close();
      blocks.push({ type: type === 'list-item' ? 'paragraph' : type, children: withText(readInline(node, {})) });
    } else if (node.nodeName === 'DIV' || node.nodeName === 'BLOCKQUOTE') {
      close();
      blocks.push(...readBlocks(node));
    } else {
      loose.push(...readInline(node, {}));
    }
  }
  close();
  return blocks;
}

/** HTML as the editor's content. What the editor has no name for is kept as its text. */
export function fromHtml(html: string): RichElement[] {
  const blocks = readBlocks(new DOMParser().parseFromString(html, 'text/html').body).filter((block) => !isList(block.type) || block.children.some((child) => Element.isElement(child)));
  return blocks.length > 0 ? blocks : emptyText();
}
