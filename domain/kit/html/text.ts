/** How much HTML says, in characters: the same on the server and in the browser. Pure. */
import { WORDLESS } from './vocabulary';

/** Named if a character that counts for nothing, or a sign of HTML, is meant; every other name stands for one character. */
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const SOME_CHARACTER = '\u00b7';
/** Marks that are not seen themselves. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Where the tag that begins at `from` has ended; quotes may hold a `>`. What is never closed goes on to the end. */
function afterTag(html: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < html.length; at += 1) {
    const sign = html[at]!;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') return at + 1;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return html.length;
}

function afterComment(html: string, from: number): number {
  const end = html.indexOf('-->', from + 4);
  return end === -1 ? html.length : end + 3;
}

/** Behind the end of an element whose words are nobody's text. */
function afterWordless(html: string, from: number, name: string): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? afterTag(html, found.index) : html.length;
}

function character(whole: string, reference: string): string {
  if (!reference.startsWith('#')) return NAMED[reference] ?? SOME_CHARACTER;
  const code = /^#x/i.test(reference) ? parseInt(reference.slice(2), 16) : parseInt(reference.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** The text between the tags. Linear time for any input. */
function betweenTags(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) return text + html.slice(at);
    text += html.slice(at, open);
    const name = /^<\/?([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20))?.[1]?.toLowerCase();
    if (html.startsWith('<!--', open)) at = afterComment(html, open);
    else if (name === undefined && !/[!?/]/.test(html[open + 1] ?? '')) {
      text += '<';
      at = open + 1;
    } else {
      at = afterTag(html, open);
      if (name && html[open + 1] !== '/' && (WORDLESS as readonly string[]).includes(name))
        at = afterWordless(html, at, name);
    }
  }
  return text;
}

/**
 * How many characters of plain text there are: tags, what is not seen, and the ends count for nothing, a run of spaces
 * for one, and a character outside the basic plane, such as an emoji, for one.
 */
export const textLength = (html: string): number =>
  [
    ...betweenTags(html)
      .replaceAll(/&(#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,30});/gi, character)
      .replaceAll(INVISIBLE, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ].length;

/** Whether HTML says nothing at all. */
export const isBlankHtml = (html: string): boolean => textLength(html) === 0;
