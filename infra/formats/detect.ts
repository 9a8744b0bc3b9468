import type { Format } from '~/domain/questions/exchange/contract';
import { delimiterOf, takeSep } from './csv/read';
import { protect } from './gift/escapes';
import { textOf } from './text';

/** Enough of a file's beginning to tell its format by, in bytes. */
export const HEAD_BYTES = 64 * 1024;

/** Braces with nothing, with a sign for an answer, or with true or false behind them; or closed ones. */
const ANSWERS = /\{(?:\s*(?:[=~#}]|(?:t|true|f|false)\s*[#}])|[^{}]*\})/i;

async function beginningOf(head: Uint8Array): Promise<string> {
  let text = '';
  try {
    // A character that is cut at the end is no reason to doubt the rest.
    for await (const piece of textOf([head.subarray(0, HEAD_BYTES)], { xml: true })) text += piece;
  } catch {
    return text;
  }
  return text;
}

/** The format of a file by its first bytes, independent of its name; null if it is unknown. */
export async function detectFormat(head: Uint8Array): Promise<Format | null> {
  const { head: beginning, delimiter } = takeSep(await beginningOf(head));
  const text = beginning.trimStart();
  if (/^<(?:\?xml|quiz\b|!DOCTYPE|!--)/i.test(text)) return 'moodle-xml';
  const first = text.split(/\r\n|\r|\n/, 1)[0]!;
  if (first.split(delimiter ?? delimiterOf(first)).some((name) => /^"?question[_ -]text"?$/i.test(name.trim())))
    return 'csv';
  const lines = text.split(/\r\n|\r|\n/);
  if (
    lines.some((line) => /^\s*ANSWER:\s*[A-Z]\s*(?:[.):].*)?$/.test(line)) &&
    lines.some((line) => /^\s*[A-Z][.)]/.test(line))
  )
    return 'aiken';
  if (/^\s*\$CATEGORY:/m.test(text) || /^\s*::[^\n]*::/m.test(text) || ANSWERS.test(protect(text))) return 'gift';
  return null;
}
