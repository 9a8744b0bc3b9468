/**
 * Word writes a list as paragraphs, each with its level in a style of its own and its bullet or number as words; Word on the web as
 * a list for each item, with its level in `data-aria-level`.
 */
interface Item {
  paragraph: HTMLElement;
  level: number;
  ordered: boolean;
  /** The number it begins with, if it is one. */
  number: number | null;
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const BULLET = /^[\s\u00a0]*([·•●○▪■§ØüÞ➢✓\u2013o-])[\s\u00a0]{2,}/u;
const NUMBER = /^[\s\u00a0]*\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)]/i;

function itemOf(node: Node): Item | null {
  if (!(node instanceof HTMLElement) || node.localName !== 'p') return null;
  const listed = /mso-list:\s*(?!none|skip|ignore)\S+(?:\s+level(\d))?/i.exec(styleOf(node));
  if (!listed && !/\bMsoListParagraph/.test(node.className)) return null;
  const sign = [...node.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const words = (sign ?? node).textContent ?? '';
  const number = NUMBER.exec(words);
  if (!listed && !sign && !BULLET.test(words)) return null;
  return {
    paragraph: node,
    level: Number(listed?.[1] ?? 1),
    ordered: number !== null && (sign !== undefined || listed !== null),
    number: number && /^\d/.test(number[1]!) ? Number(number[1]) : null,
  };
}

/** Takes the bullet or the number off the words. */
function withoutSign({ paragraph }: Item): void {
  if (paragraph.localName !== 'p') return;
  const sign = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  if (sign) return sign.remove();
  const [first] = textsOf(paragraph);
  if (first) first.data = first.data.replace(BULLET, '');
}

function textsOf(parent: Node): Text[] {
  return [...parent.childNodes].flatMap((node) => (node instanceof Text ? [node] : textsOf(node)));
}

function buildLists(items: readonly Item[]): void {
  const open: { level: number; list: HTMLElement }[] = [];
  for (const item of items) {
    const name = item.ordered ? 'ol' : 'ul';
    while (
      open.length > 0 &&
      (open.at(-1)!.level > item.level || (open.at(-1)!.level === item.level && open.at(-1)!.list.localName !== name))
    )
      open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = item.paragraph.ownerDocument.createElement(name);
      if (item.number !== null && item.number !== 1) list.setAttribute('start', String(item.number));
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else item.paragraph.before(list);
      open.push({ level: item.level, list });
    }
    withoutSign(item);
    const entry = item.paragraph.ownerDocument.createElement('li');
    entry.append(...item.paragraph.childNodes);
    open.at(-1)!.list.append(entry);
    item.paragraph.remove();
  }
}

const isOnlineList = (node: ChildNode | null): node is HTMLElement =>
  node instanceof HTMLElement &&
  ['ul', 'ol'].includes(node.localName) &&
  node.querySelector('li[data-aria-level]') !== null;

/** The item of Word on the web as a block in front of its list. */
function takeOnlineItem(entry: Element, list: HTMLElement): Item {
  const paragraph = list.ownerDocument.createElement('div');
  paragraph.append(...entry.childNodes);
  list.before(paragraph);
  const number = Number(entry.getAttribute('data-aria-posinset'));
  return {
    paragraph,
    level: Number(entry.getAttribute('data-aria-level')) || 1,
    ordered: list.localName === 'ol',
    number: number >= 1 ? number : null,
  };
}

function joinOnlineLists(body: HTMLElement): void {
  for (const wrapper of [...body.querySelectorAll('div.ListContainerWrapper')])
    wrapper.replaceWith(...wrapper.childNodes);
  for (const first of [...body.querySelectorAll<HTMLElement>('ul,ol')]) {
    if (!first.isConnected) continue;
    const items: Item[] = [];
    for (let list: ChildNode | null = first; isOnlineList(list);) {
      const found: HTMLElement = list;
      for (const entry of [...found.children]) items.push(takeOnlineItem(entry, found));
      list = found.nextSibling;
      while (list instanceof Text && list.data.trim() === '') list = list.nextSibling;
      found.remove();
    }
    buildLists(items);
  }
}

/** Makes real lists of them. */
export function makeWordLists(body: HTMLElement): void {
  joinOnlineLists(body);
  const parents = new Set([...body.querySelectorAll('p')].map((paragraph) => paragraph.parentElement!));
  for (const parent of parents) {
    let run: Item[] = [];
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text && node.data.trim() === '') continue;
      const item = itemOf(node);
      if (item) run.push(item);
      else {
        buildLists(run);
        run = [];
      }
    }
    buildLists(run);
  }
}
