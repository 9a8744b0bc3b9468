import type { Mouth } from './mouth';
import { sentenceEnds } from './sentences';

/** Reads answers aloud, sentence by sentence, while they still arrive. */
export class Reader {
  private turn: string | null = null;
  /** What of the answer has been handed to the voice. */
  private read = '';

  constructor(private readonly mouth: Mouth) {}

  /** The answer as it stands. One that was begun anew is read anew. */
  follow(turn: string, text: string, finished: boolean): void {
    if (this.turn !== turn || !text.startsWith(this.read)) {
      this.stop();
      this.turn = turn;
    }
    for (const end of sentenceEnds(text, this.read.length, finished)) {
      const [from, words] = [this.read.length, text.slice(this.read.length, end).trim()];
      this.read = text.slice(0, end);
      if (words !== '') this.mouth.say({ turn, from, to: end, words });
    }
  }

  readonly stop = (): void => {
    this.mouth.hush();
    this.turn = null;
    this.read = '';
  };
}
