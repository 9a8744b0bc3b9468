import { Typography } from '@mantine/core';
import DOMPurify from 'dompurify';
import classes from './rich-text.module.css';

const ALLOWED = {
  ALLOWED_TAGS: [
    'p', 'br', 'hr', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img',
    'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div', 'dl', 'dt', 'dd',
  ],
  ALLOWED_ATTR: ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'lang', 'start', 'class'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
};

/** Sanitised again where it is shown; links to elsewhere open in a new tab and learn nothing of this one. */
export function sanitise(html: string): string {
  const body = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return body.innerHTML;
}

/** How many texts are held ready. */
const READY_MAX = 200;
const ready = new Map<string, string>();

/** Sanitised once: a text that will be shown soon can be made ready while nobody waits for it. */
export function makeReady(html: string): string {
  const known = ready.get(html);
  if (known !== undefined) return known;
  const clean = sanitise(html);
  if (ready.size >= READY_MAX) ready.delete(ready.keys().next().value!);
  ready.set(html, clean);
  return clean;
}

/** Authored HTML in the product's type, at a width for reading. Nothing is shown for empty text. */
export function RichText({ html }: { html: string }) {
  const clean = makeReady(html);
  if (!clean) return null;
  return (
    <Typography className={classes.text}>
      <div dangerouslySetInnerHTML={{ __html: clean }} />
    </Typography>
  );
}
