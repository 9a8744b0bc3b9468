import { QUESTION_CHARS_MAX } from '~/domain/questions/exchange/exchanged-question';
import { fileKindOf } from './file-kind';
import { type Bytes, Unreadable } from './unreadable';
import { fromWindows1252 } from './windows-1252';

/** Bytes within which the kind of file and its encoding are recognised, or its end reached. */
const HEAD = 512;
/** Of these there is none in a text, and many in everything else. */
const NOT_OF_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

type Decode = (piece?: Uint8Array) => string;

const decoding = (encoding: string): Decode => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (piece) => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode());
};

/** How many bytes follow the first byte of a character in UTF-8; 0 for what is no such byte. */
const followers = (byte: number): number =>
  byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0;

/**
 * UTF-8, or Windows-1252 if the first character beyond ASCII is none in UTF-8: spreadsheets on Windows write it. What comes
 * before that character is the same in both, so nothing has to be read twice.
 */
function utf8OrWindows(): Decode {
  let decide: Uint8Array | null = new Uint8Array(0);
  let decode: Decode | null = null;
  return (piece) => {
    if (decode) return decode(piece);
    const bytes: Uint8Array =
      decide!.length === 0 && piece ? piece : Buffer.concat([decide!, piece ?? Buffer.alloc(0)]);
    const first = bytes.findIndex((byte) => byte > 0x7f);
    if (first === -1 && piece) return Buffer.from(bytes).toString('latin1');
    const count = first === -1 ? 0 : followers(bytes[first]!);
    if (first !== -1 && count > 0 && bytes.length <= first + count && piece) {
      decide = bytes.slice(first);
      return Buffer.from(bytes.subarray(0, first)).toString('latin1');
    }
    const tail = bytes.subarray(first + 1, first + 1 + count);
    const isUtf8 = first === -1 || (count > 0 && tail.length === count && tail.every((byte) => (byte & 0xc0) === 0x80));
    decode = isUtf8 ? decoding('utf-8') : fromWindows1252();
    return decode(bytes) + (piece ? '' : decode());
  };
}

function decoderFor(head: Uint8Array, xml: boolean): Decode {
  const kind = fileKindOf(head);
  if (kind) throw new Unreadable(kind, 1);
  if (head[0] === 0xff && head[1] === 0xfe) return decoding('utf-16le');
  if (head[0] === 0xfe && head[1] === 0xff) return decoding('utf-16be');
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return decoding('utf-8');
  const declared = xml ? declaredIn(head) : null;
  // A declaration that can be read as ASCII is not in UTF-16, even if it says so.
  if (declared === null || /^(?:utf-?16|ucs-?2|iso-10646-ucs-2)/i.test(declared))
    return xml && isXml(head) ? decoding('utf-8') : utf8OrWindows();
  try {
    return decoding(declared);
  } catch {
    throw new Unreadable('not-text', 1);
  }
}

const beginningOf = (head: Uint8Array): string => Buffer.from(head.subarray(0, 200)).toString('latin1');
const isXml = (head: Uint8Array): boolean => /^\s*</.test(beginningOf(head));
/** The encoding that an XML declaration names, if there is one. */
const declaredIn = (head: Uint8Array): string | null =>
  /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(beginningOf(head))?.[1] ?? null;

/**
 * The text of a file, in pieces: UTF-8, UTF-16 with its mark, Windows-1252 if it plainly is that, or for XML what the
 * declaration names. The mark is not part of it.
 * @throws Unreadable `not-text`, with the line, for bytes that are no text in that encoding; `utf-16-without-mark`,
 *   `excel-workbook`, `zip-archive` for what is another kind of file
 */
export async function* textOf(bytes: Bytes, options: { xml?: boolean } = {}): AsyncGenerator<string> {
  let decode: Decode | null = null;
  let head: Uint8Array = new Uint8Array(0);
  let line = 1;
  function* decoded(piece?: Uint8Array): Generator<string> {
    let text: string;
    try {
      text = decode!(piece);
    } catch {
      throw new Unreadable('not-text', line);
    }
    const broken = NOT_OF_TEXT.exec(text);
    // The text before it is yielded first: of two flaws the first is reported, in pieces of any size.
    const good = broken ? text.slice(0, broken.index) : text;
    line += countLines(good);
    yield good;
    if (broken) throw new Unreadable('not-text', line);
  }
  for await (const piece of bytes) {
    if (decode) {
      yield* decoded(piece);
      continue;
    }
    head = head.length === 0 ? piece : Buffer.concat([head, piece]);
    if (head.length < HEAD) continue;
    decode = decoderFor(head, options.xml ?? false);
    yield* decoded(head);
  }
  if (!decode) {
    decode = decoderFor(head, options.xml ?? false);
    yield* decoded(head);
  }
  yield* decoded();
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** @throws Unreadable `broken-file` for a line that no question could be in */
export async function* linesOf(bytes: Bytes): AsyncGenerator<{ text: string; line: number }> {
  let line = 0;
  let pending: string[] = [];
  let length = 0;
  let afterReturn = false;
  for await (let text of textOf(bytes)) {
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    if (text !== '') afterReturn = text.endsWith('\r');
    const parts = text.split(/\r\n|\r|\n/);
    for (const [index, part] of parts.entries()) {
      if (part !== '') pending.push(part);
      length += part.length;
      if (length > QUESTION_CHARS_MAX) throw new Unreadable('broken-file', line + 1);
      if (index === parts.length - 1) break;
      line += 1;
      yield { text: pending.length === 1 ? pending[0]! : pending.join(''), line };
      pending = [];
      length = 0;
    }
  }
  if (length > 0) yield { text: pending.join(''), line: line + 1 };
}
