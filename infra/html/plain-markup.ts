/** Tags that stand on their own, those that hold only words, and lists; none with attributes. */
const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol']);
const INLINE = new Set(['strong', 'em', 'u', 's', 'sub', 'sup']);
const LISTS = new Set(['ul', 'ol']);

const PIECE = /<(\/?)([a-z][a-z0-9]*)>|&(?:amp|lt|gt);|[^<>&\0\r]+/gy;

const mayHold = (parent: string | undefined, tag: string): boolean => {
  if (parent === undefined) return BLOCKS.has(tag) || INLINE.has(tag);
  if (LISTS.has(parent)) return tag === 'li';
  return INLINE.has(tag) && !(INLINE.has(parent) && parent === tag);
};

/**
 * Whether HTML is so plain that there is nothing in it to take out: words, paragraphs, headings, flat lists and emphasis,
 * each closed where it must be, and not one attribute. Most texts are, and seeing that costs a fraction of sanitising.
 */
export function isPlainMarkup(html: string): boolean {
  const open: string[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < html.length) {
    const piece = PIECE.exec(html);
    if (!piece) return false;
    const [, closes, tag] = piece;
    if (tag === undefined) {
      // Words straight in a list would be moved by a browser.
      if (LISTS.has(open.at(-1) ?? '') && piece[0].trim() !== '') return false;
      continue;
    }
    if (closes) {
      if (open.pop() !== tag) return false;
    } else {
      if (!mayHold(open.at(-1), tag) || open.length > 8) return false;
      open.push(tag);
    }
  }
  return open.length === 0;
}
