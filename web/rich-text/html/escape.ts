import { cleanAttributes } from '~/domain/kit/html/vocabulary';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words, and values of attributes, escaped as the server's sanitiser does it, so that it finds nothing to change. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign]!);
const escapeValue = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

const EMPTY_TAGS = ['br', 'hr', 'img'];

/** An element with its attributes, limited to those of the vocabulary. */
export function tag(name: string, content = '', attributes: Record<string, string | number | undefined> = {}): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const clean = Object.entries(cleanAttributes(name, Object.fromEntries(given) as Record<string, string>));
  const opening = `<${name}${clean.map(([key, value]) => ` ${key}="${escapeValue(value)}"`).join('')}`;
  return EMPTY_TAGS.includes(name) ? `${opening} />` : `${opening}>${content}</${name}>`;
}

/** Sanitised nodes in the same writing. */
export function writeDom(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  return tag(
    node.localName,
    [...node.childNodes].map(writeDom).join(''),
    Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  );
}
