import sanitizeHtml from 'sanitize-html';
import { cutText } from '~/domain/kit/cut-text';
import type { CleanHtml } from '~/domain/kit/html/clean-html';
import { HTML_MAX, sanitise, toPlainText } from './sanitise';

/** What the `annotation` toolbar can make. */
const TAGS = ['p', 'br', 'strong', 'em', 'u', 'mark', 'ul', 'ol', 'li', 'a'];
/** Other blocks keep their words apart as paragraphs do. */
const PARAGRAPHS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'blockquote',
  'pre',
  'figcaption',
  'dt',
  'dd',
  'td',
  'th',
  'caption',
];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href', 'target', 'rel'], mark: ['class'] },
  transformTags: Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
};

/** Sanitised HTML of a note, with nothing in it that its toolbar cannot make; empty when there is nothing to read. */
export function sanitiseAnnotation(html: string): CleanHtml | '' {
  const safe = sanitise(sanitizeHtml(sanitise(cutText(html, HTML_MAX)), OPTIONS));
  return toPlainText(safe) === '' ? '' : safe;
}
