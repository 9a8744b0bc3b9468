import { QUESTION_CHARS_MAX } from '../../domain/questions/exchange';
import { type Bytes, Unreadable } from './unreadable';

/** Bytes before which the encoding must have been told. */
const HEAD = 4;
/** Of these there is none in a text, and many in everything else. */
const NOT_OF_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decoderFor(head: Uint8Array, declared: string | null): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  try {
    return new TextDecoder(declared ?? 'utf-8', { fatal: true });
  } catch {
    throw new Unreadable('not-text', 1);
  }
}

/** The encoding that an XML declaration names, where there is one. */
const declaredIn = (head: Uint8Array): string | null => /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(Buffer.from(head.subarray(0, 200)).toString('latin1'))?.[1] ?? null;

/**
 * The text of a file, in pieces: UTF-8, UTF-16 with its mark, or for XML what the declaration names. The mark is not part of it.
 * @throws Unreadable `not-text`, with the line, for bytes that are no text in that encoding
 */
export async function* textOf(bytes: Bytes, options: { xml?: boolean } = {}): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array = new Uint8Array(0);
  let line = 1;
  function* decode(piece?: Uint8Array): Generator<string> {
    let text: string;
    try {
      text = piece ? decoder!.decode(piece, { stream: true }) : decoder!.decode();
    } catch {
      throw new Unreadable('not-text', line);
    }
    const broken = NOT_OF_TEXT.exec(text);
    // What is before it is read first: of two flaws the first is told, in pieces of any size.
    const good = broken ? text.slice(0, broken.index) : text;
    line += countLines(good);
    yield good;
    if (broken) throw new Unreadable('not-text', line);
  }
  for await (const piece of bytes) {
    if (decoder) {
      yield* decode(piece);
      continue;
    }
    head = head.length === 0 ? piece : Buffer.concat([head, piece]);
    if (head.length < (options.xml ? 200 : HEAD)) continue;
    decoder = decoderFor(head, options.xml ? declaredIn(head) : null);
    yield* decode(head);
  }
  if (!decoder) {
    decoder = decoderFor(head, options.xml ? declaredIn(head) : null);
    yield* decode(head);
  }
  yield* decode();
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
