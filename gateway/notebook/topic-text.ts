import { LRUCache } from 'lru-cache';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { escapeHtml, sanitise, toPlainText } from '~/infra/html/sanitise';

/** How much of a topic's text everybody may read, in characters; the rest is for supporters (spec 1 §6). */
export const BEGINNING = 200;

const KEPT = 500;
const beginnings = new LRUCache<string, SafeHtml>({ max: KEPT });

/** Characters of HTML that nearly always hold the beginning. Reading the whole of every section was most of what a page cost. */
const HEAD = 500;

const plain = (html: string): string => toPlainText(html).replaceAll(/^- /gm, '').replaceAll(/\s+/g, ' ');

/** The first words of HTML as HTML that is only text. */
function beginningOf(html: string): SafeHtml {
  const head = plain(html.slice(0, HEAD));
  // The head may end within a word, a tag or an entity: only what is longer than the beginning is cut before that.
  const text = html.length > HEAD && head.length <= BEGINNING ? plain(html) : head;
  if (text.length <= BEGINNING) return SafeHtml.clean(sanitise(`<p>${escapeHtml(text)}</p>`));
  const cut = text.slice(0, BEGINNING + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || text.slice(0, BEGINNING);
  return SafeHtml.clean(sanitise(`<p>${escapeHtml(words)}…</p>`));
}

/**
 * What a person may read of a topic's text: a supporter the whole, others its beginning.
 * The same texts are shown over and over, so the last 500 beginnings are remembered.
 */
export function topicText(text: SafeHtml, supporter: boolean): SafeHtml {
  if (supporter) return text;
  const html = String(text);
  const known = beginnings.get(html);
  if (known !== undefined) return known;
  const beginning = beginningOf(html);
  beginnings.set(html, beginning);
  return beginning;
}
