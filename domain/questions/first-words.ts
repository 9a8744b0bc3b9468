import { cutText } from '../kit/cut-text';
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
  '&nbsp;': ' ',
};

/** What is written under a picture, a tag, whole or cut off at the end, an entity, or words up to the next of them. */
const PIECE = /<figcaption\b.*?(?:<\/figcaption>|$)|<[^>]*(?:>|$)|&(?:lt|gt|quot|#39|amp|nbsp);|&|[^<&]+/gs;
/** Tags that stand within a word. */
const WITHIN = /^<\/?(?:strong|em|u|s|sub|sup|mark|a)\b/;

/** What words have to be freed of. */
const NOT_PLAIN = ['<', '&', '  ', '\n', '\r', '\t'];

/** Most stems begin with enough plain words: nothing needs to be taken out of those. Looked for one by one, which is many times faster than by a pattern. */
function plainBeginning(html: string, length: number): string | null {
  if (!html.startsWith('<p>') || html[3] === ' ') return null;
  const words = html.slice(3, 3 + length);
  // A space at the end may be all that there is behind the words.
  if (words.length < length || (words.endsWith(' ') && !/^\p{L}/u.test(html.slice(3 + length, 5 + length))))
    return null;
  return NOT_PLAIN.some((piece) => words.includes(piece)) ? null : words;
}

function beginning(html: string, length: number): string {
  let found = '';
  PIECE.lastIndex = 0;
  // Twice as much as is wanted, for the spaces that go.
  for (let match = PIECE.exec(html); match && found.length <= 2 * length; match = PIECE.exec(html)) {
    const piece = match[0];
    if (piece[0] === '<') found += WITHIN.test(piece) ? '' : ' ';
    else found += piece[0] === '&' ? (ENTITIES[piece] ?? piece) : piece;
  }
  return found.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The first words of HTML as one line of plain text, to name a question by in a list. Text, never to be shown as HTML.
 * @param html may be cut anywhere, even within a tag
 * @param max characters; with more it ends in `…`, between two words if it can
 */
export function firstWords(html: string, max = 120): string {
  const text = plainBeginning(html, max + 1) ?? beginning(html, max);
  if (text.length <= max) return text;
  const cut = cutText(text, max + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cutText(text, max)).replace(/[.,;:]+$/, '')}…`;
}
