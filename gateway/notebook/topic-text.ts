import { LRUCache } from 'lru-cache';
import { escapeHtml, sanitiseShown, toPlainText } from '~/infra/html/sanitise';

/** How much of a topic's text everybody may read, in characters; the rest is for supporters (spec 1 §6). */
export const BEGINNING = 200;

const KEPT = 500;
const beginnings = new LRUCache<string, string>({ max: KEPT });

/** The first words of HTML as HTML that is only text. */
function beginningOf(html: string): string {
  const text = toPlainText(html).replaceAll(/\s+/g, ' ');
  if (text.length <= BEGINNING) return `<p>${escapeHtml(text)}</p>`;
  const cut = text.slice(0, BEGINNING + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || text.slice(0, BEGINNING);
  return `<p>${escapeHtml(words)}…</p>`;
}

/**
 * What a person may read of a topic's text, as HTML that is safe to show: a supporter the whole, others its beginning.
 * The same texts are shown over and over, so the last 500 beginnings are remembered.
 */
export function topicText(html: string, supporter: boolean): string {
  if (supporter) return sanitiseShown(html);
  const known = beginnings.get(html);
  if (known !== undefined) return known;
  const beginning = beginningOf(html);
  beginnings.set(html, beginning);
  return beginning;
}
