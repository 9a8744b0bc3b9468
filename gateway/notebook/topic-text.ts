import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cutText } from '~/domain/kit/cut-text';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import { escapeHtml, sanitise, toPlainText } from '~/infra/html/sanitise';

/** How much of a topic's text everybody may read, in characters; the rest is for supporters (spec 1 §6). */
export const BEGINNING = 200;

/** More than the starter content has sections; each takes about half a kilobyte. */
const KEPT = 20_000;
const beginnings = new LRUCache<string, SafeHtml>({ max: KEPT });

/** Characters of HTML that nearly always hold the beginning. Reading the whole of every section was most of what a page cost. */
const HEAD = 500;

/** Lines become sentences of one; the rows of a table are set apart. */
const plain = (html: string): string =>
  toPlainText(html)
    .replaceAll(/^- /gm, '')
    .replaceAll(/( · .*)\n/g, '$1; ')
    .replaceAll(/\s+/g, ' ');

/** The first words of HTML as HTML that is only text. */
function beginningOf(html: string): SafeHtml {
  const head = plain(cutText(html, HEAD));
  // The head may end within a word, a tag or an entity: only what is longer than the beginning is cut before that.
  const text = html.length > HEAD && head.length <= BEGINNING ? plain(html) : head;
  if (text.length <= BEGINNING) return SafeHtml.clean(sanitise(`<p>${escapeHtml(text)}</p>`));
  const cut = cutText(text, BEGINNING + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cutText(text, BEGINNING);
  return SafeHtml.clean(sanitise(`<p>${escapeHtml(words)}…</p>`));
}

/**
 * What a person may read of a topic's text: a supporter the whole, others its beginning.
 * The same texts are shown over and over, and a beginning takes 0.3 ms to make, so the last 20,000 are remembered.
 */
export function topicText(text: SafeHtml, supporter: boolean): SafeHtml {
  if (supporter) return text;
  const html = String(text);
  // By hash: the text itself as a key would be kept whole.
  const key = createHash('sha256').update(html).digest('base64');
  const known = beginnings.get(key);
  if (known !== undefined) return known;
  const beginning = beginningOf(html);
  beginnings.set(key, beginning);
  return beginning;
}
