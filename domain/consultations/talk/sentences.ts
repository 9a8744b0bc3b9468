/** What arrives bit by bit, handed on a whole sentence at a time. Pure. */
import { sentencesOf } from '../engine/words/text';

/** What a patient says of a sentence, without what a model may put around it; nothing if nothing is left. */
function spokenOf(sentence: string): string[] {
  const spoken = sentence
    .replaceAll(/[*_`#]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*(?:patient|paciente)\s*:\s*/i, '')
    .trim();
  return spoken === '' ? [] : [spoken];
}

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
    yield* sentences.slice(0, -1).flatMap(spokenOf);
    waiting = waiting.slice(waiting.lastIndexOf(sentences.at(-1)!));
  }
  yield* sentencesOf(waiting).flatMap(spokenOf);
}
