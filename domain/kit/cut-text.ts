/** A text without what no database takes: NUL, and halves of surrogate pairs. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\ufffd');

let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `max` UTF-16 units long: what `length`, `z.string().max()` and, counting fewer, PostgreSQL count. It
 * ends between two graphemes, so that no emoji loses a half, which PostgreSQL would refuse. Only a grapheme that is longer than
 * `max` by itself is cut, between two code points.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  graphemes ??= new Intl.Segmenter();
  // Whether a grapheme ends here depends on what is before and on the next code point alone.
  const end = graphemes.segment(text.slice(0, max + 2)).containing(max)!.index;
  if (end > 0) return text.slice(0, end);
  return text.slice(0, (text.codePointAt(max - 1) ?? 0) > 0xff_ff ? max - 1 : max);
}
