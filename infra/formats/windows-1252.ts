/** Bytes without a meaning in Windows-1252, which decoders turn into control characters. */
const UNDEFINED = /[\u0080-\u009f]/;
/** Letters that Western European words hardly have; they show that a text is in another encoding, such as MacRoman or a code page of DOS. */
const UNLIKELY = /[‚ƒ†‡ˆ‰Š‹ŒŽ˜š›œžŸÐÝÞðýþ¤¦¨¬¯¸]/;
/** Three letters beyond ASCII in a row: Cyrillic or Greek, or binary data. */
const RUN = /[À-ÖØ-öø-ÿ]{3}/;

/**
 * Decodes Windows-1252, and throws for what plainly is not: it has undefined bytes, rare letters, or words of nothing but
 * letters beyond ASCII. Every byte string decodes to something, so this is the only way to tell.
 * @throws Error for a text that is none
 */
export function fromWindows1252(): (piece?: Uint8Array) => string {
  const decoder = new TextDecoder('windows-1252');
  let before = '';
  return (piece) => {
    const text = piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    const looked = before + text;
    if (UNDEFINED.test(looked) || UNLIKELY.test(looked) || RUN.test(looked)) throw new Error('not Windows-1252');
    before = looked.slice(-2);
    return text;
  };
}
