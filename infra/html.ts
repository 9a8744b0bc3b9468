import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../domain/html';
import { isPlainMarkup } from './plain-markup';

/** Longer HTML is cut before it is read, so that nobody can keep the process busy with it. In characters. */
export const HTML_MAX = 200_000;
/** What is nested deeper loses its tags and keeps its words. */
const NESTING_MAX = 24;

/** What the toolbar of station texts can make, and nothing else. */
const TAGS = [
  'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sub', 'sup', 'br', 'hr',
  'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img', 'mark', 'blockquote', 'figure', 'figcaption',
];

/** The highlight markers (spec 1 §9). */
export const MARKERS = ['marker-yellow', 'marker-pink', 'marker-green'];

const LINK = /^(https?:\/\/|mailto:)/i;
/** Our own media, without a way out of their folder, or another site's over TLS. */
const PICTURE = /^(https:\/\/|\/media\/(?!.*(\.\.|\/\/|\\|%2e|%5c)))/i;

const link = (tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => ({
  tagName,
  attribs: LINK.test(href.trim()) ? { href: href.trim(), target: '_blank', rel: 'noopener noreferrer' } : {},
});

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedClasses: { mark: MARKERS },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  nestingLimit: NESTING_MAX,
  transformTags: { a: link, b: 'strong', i: 'em', del: 's', strike: 's', h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
};

const PASSES_MAX = 6;

/** Takes everything out of HTML that the toolbar of station texts cannot make. The only maker of `SafeHtml`. */
export const sanitise = (html: string): SafeHtml => (html.length <= HTML_MAX && isPlainMarkup(html) ? (html as SafeHtml) : sanitiseFully(html));

/**
 * What is left after a tag is taken out can read differently when it is read again, as the browser will. So it is done
 * until nothing changes; what never settles nobody wrote in good faith, and only its words are kept.
 */
export function sanitiseFully(html: string): SafeHtml {
  let before = html.slice(0, HTML_MAX);
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const after = sanitizeHtml(before, OPTIONS);
    if (after === before) return after as SafeHtml;
    before = after;
  }
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} }) as SafeHtml;
}

const SHOWN_MAX = 500;
const shown = new Map<string, SafeHtml>();

/** `sanitise` for what is about to be shown: the same texts are shown over and over, so the last 500 are remembered. */
export function sanitiseShown(html: string): SafeHtml {
  const known = shown.get(html);
  const safe = known ?? sanitise(html);
  shown.delete(html);
  shown.set(html, safe);
  const [oldest] = shown.keys();
  if (shown.size > SHOWN_MAX && oldest !== undefined) shown.delete(oldest);
  return safe;
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** The words of HTML, a line for each block. */
export function toPlainText(html: string): string {
  const lines = sanitise(html)
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/(p|h2|h3|h4|li|tr|blockquote|figcaption|ul|ol|table)>|<br \/>|<hr \/>/g, '\n')
    .replaceAll(/<\/t[hd]>/g, ' ');
  return sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Text as HTML that shows exactly that text. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
