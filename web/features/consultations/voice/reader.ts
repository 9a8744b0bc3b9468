import { sentenceEnds } from './sentences';
import { hush, sayAloud, type VOICE_OF } from './speech-port';

/** Reads answers aloud, sentence by sentence, while they still arrive. */
export class Reader {
  private turn: string | null = null;
  /** What of the answer has been handed to the voice. */
  private read = '';
  /** Browsers forget what nobody holds, in the middle of a sentence. */
  private held: unknown[] = [];

  constructor(private readonly language: keyof typeof VOICE_OF) {}

  /** The answer as it stands. One that was begun anew is read anew. */
  follow(turn: string, text: string, finished: boolean): void {
    if (this.turn !== turn || !text.startsWith(this.read)) {
      this.stop();
      this.turn = turn;
    }
    for (const end of sentenceEnds(text, this.read.length, finished)) {
      const words = text.slice(this.read.length, end).trim();
      this.read = text.slice(0, end);
      if (words !== '') this.held.push(sayAloud(words, this.language));
    }
  }

  readonly stop = (): void => {
    hush();
    this.turn = null;
    this.read = '';
    this.held = [];
  };
}
