import MarkdownIt from 'markdown-it';
import { escapeHtml, toPlainText } from '../html/sanitise';

/** How a text of a file is written. `moodle`: HTML in which the ends of lines count. */
export type TextFormat = 'html' | 'moodle' | 'plain' | 'markdown';

// Raw HTML stays text: what it may do is not Markdown's to decide.
const markdown = new MarkdownIt({ html: false, linkify: false });

const KNOWN =
  'a|abbr|article|b|big|blockquote|br|caption|center|cite|code|col|colgroup|dd|del|dfn|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|math|nolink|ol|p|pre|q|s|script|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|video|audio|iframe|object|embed|form|input|button|o:p';
const TAG = new RegExp(`<(?:/?(?:${KNOWN})(?=[\\s/>])|!--)`, 'i');
const STRAY = new RegExp(`<(?!/?(?:${KNOWN})(?=[\\s/>])|!--)`, 'gi');
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|li|table|blockquote|pre|figure|hr|dl|center)(?=[\s/>])/i;

/** Whether there is a tag of HTML in a text, and not only a sign for "less than". */
export const hasTags = (text: string): boolean => TAG.test(text);

/** Signs for "less than" that begin no tag are signs: `x<y`. */
const onlyTags = (text: string): string => text.replaceAll(STRAY, '&lt;');

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll(/\s*\n\s*/g, '<br />')}</p>`)
    .join('');

/** Text as HTML that shows the same, a paragraph for what is between empty lines. */
export const plainAsHtml = (text: string): string => paragraphs(escapeHtml(text));

/** A text of a file as HTML, which is yet to be sanitised. */
export function asHtml(text: string, format: TextFormat): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  if (format === 'plain') return plainAsHtml(trimmed);
  if (format === 'markdown') return markdown.render(trimmed).trim();
  const html = onlyTags(trimmed);
  if (BLOCK.test(html)) return html;
  return format === 'moodle' ? paragraphs(html) : `<p>${html}</p>`;
}

const RAISED: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};
const LOWERED: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
  '−': '₋',
};

const shifted = (signs: Record<string, string>) => (whole: string, inner: string) =>
  [...inner].every((sign) => signs[sign] !== undefined) ? [...inner].map((sign) => signs[sign]).join('') : whole;

export interface PlainOption {
  text: string;
  /** Markup that meant something is gone. */
  lost: boolean;
  /** A picture, sound, video or embedded page is in it. */
  picture: boolean;
}

/** A text of a file as the plain text of an option; raised and lowered figures stay so. */
export function asOption(text: string, format: TextFormat): PlainOption {
  if (format === 'plain' || (format !== 'markdown' && !/[<&]/.test(text)))
    return { text: text.trim(), lost: false, picture: false };
  const html = asHtml(text, format)
    .replaceAll(/<sup>([^<]{1,20})<\/sup>/gi, shifted(RAISED))
    .replaceAll(/<sub>([^<]{1,20})<\/sub>/gi, shifted(LOWERED));
  return {
    text: toPlainText(html),
    lost: /<(?!\/|p\b|br\b|div\b|span\b|!--)[a-z]/i.test(html),
    picture: /<(?:img|svg|video|audio|object|embed|iframe)\b/i.test(html),
  };
}

/** The same on one line within a list: a single paragraph loses its tags. */
export function inline(html: string): string {
  const single = /^<p>((?:(?!<\/?p\b)[\s\S])*)<\/p>$/i.exec(html);
  return single ? single[1]! : html;
}
