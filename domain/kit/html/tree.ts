/** Clean HTML as a tree, the same on the server and in the browser. Pure. */

export interface HtmlElement {
  /** Empty for a run of inline nodes that has no element of its own. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly HtmlNode[];
}
/** A string is text, with its entities decoded. */
export type HtmlNode = string | HtmlElement;

const VOID = new Set(['br', 'hr', 'img']);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const CODE_POINT_MAX = 0x10ffff;

const decode = (text: string): string =>
  text.replaceAll(ENTITY, (whole, name?: string, decimal?: string, hexadecimal?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hexadecimal!, 16);
    return code > 0 && code <= CODE_POINT_MAX ? String.fromCodePoint(code) : whole;
  });
const encode = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

interface Open {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}

/**
 * Reads what the sanitiser has left. Text beside it is no reason to fail: an end without a beginning is left out, and what is
 * never closed is closed at the end. In time that grows with the text.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, end, name, attributes] of html.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (name === undefined) {
      const last = parent.children.at(-1);
      const text = decode(token);
      if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text;
      else parent.children.push(text);
      continue;
    }
    const tag = name.toLowerCase();
    if (end) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const element: Open = {
      tag,
      attributes: Object.fromEntries(
        [...(attributes ?? '').matchAll(ATTRIBUTE)].map(([, key, value]) => [key!.toLowerCase(), decode(value!)]),
      ),
      children: [],
    };
    parent.children.push(element);
    if (!VOID.has(tag)) open.push(element);
  }
  return root.children;
}

const attributesOf = (attributes: HtmlElement['attributes']): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${encode(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** The tag that an element begins with. */
export const beginningOf = ({ tag, attributes }: Pick<HtmlElement, 'tag' | 'attributes'>): string =>
  tag === '' ? '' : `<${tag}${attributesOf(attributes)}${VOID.has(tag) ? ' /' : ''}>`;

/** Writes a tree as the sanitiser would. */
export const writeHtml = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node);
      const end = node.tag === '' || VOID.has(node.tag) ? '' : `</${node.tag}>`;
      return `${beginningOf(node)}${writeHtml(node.children)}${end}`;
    })
    .join('');

/** The words of a tree, without its tags. */
export const textOfNodes = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${textOfNodes(node.children)} `)).join('');
