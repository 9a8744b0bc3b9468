/** What arrives bit by bit, handed on a whole sentence at a time. Pure. */
import { sentencesOf } from '../engine/words/text';

/** What a model may put around what somebody says: nothing of it is spoken. */
const spokenOnly = (text: string): string =>
  text
    .replaceAll(/[*_`#]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*(?:patient|paciente)\s*:\s*/i, '')
    .trim();

/** Longest sentence that is waited for, in characters: nobody speaks on without a stop. */
const SENTENCE_MAX = 2_000;

/** The sentences of a stream of text, each as soon as the next has begun or the stream has ended. */
export async function* sentencesIn(bits: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const bit of bits) {
    waiting += bit;
    const sentences = sentencesOf(waiting);
    // The last one may go on: `It began at 3.` could be `3.30`.
    if (sentences.length < 2) {
      if (waiting.length > SENTENCE_MAX) break;
      continue;
    }
    for (const sentence of sentences.slice(0, -1)) {
      const spoken = spokenOnly(sentence);
      if (spoken !== '') yield spoken;
    }
    waiting = waiting.slice(waiting.lastIndexOf(sentences.at(-1)!));
  }
  for (const sentence of sentencesOf(waiting)) {
    const spoken = spokenOnly(sentence);
    if (spoken !== '') yield spoken;
  }
}
