import { SPEECH_SECONDS_MAX } from '~/domain/consultations/speech/contract';
import { loudnessOf } from '~/web/call/speaking';
import { BEFORE_SPEECH, listen } from './turn-taking';

/** Milliseconds that are kept from before speech was recognised as such: its first sound. */
export const KEPT_BEFORE = 400;

export interface TurnEnds {
  /** Somebody has begun to speak. */
  began(): void;
  /** What was said, at the rate of the microphone. */
  ended(samples: Float32Array): void;
}

/** Cuts what a microphone hears into turns. */
export class TurnRecorder {
  private blocks: Float32Array[] = [];
  private length = 0;
  private taking = BEFORE_SPEECH;
  private begun = false;

  /** @param rate samples a second @param byLevel whether silence ends a turn; else only `finish` does */
  constructor(
    private readonly rate: number,
    readonly byLevel: boolean,
    private readonly ends: TurnEnds,
  ) {}

  /** Whether somebody speaks, or has begun a turn that is not over. */
  get speaking(): boolean {
    return this.begun;
  }

  /** @param block samples from -1 to 1 @param patientSpeaks whether the patient is heard meanwhile @returns how loud it was, 0 to 1 */
  take(block: Float32Array, patientSpeaks: boolean): number {
    const level = loudnessOf(block);
    const length = (block.length / this.rate) * 1_000;
    this.taking = listen(this.taking, level, length, patientSpeaks);
    this.blocks.push(block);
    this.length += block.length;
    if (!this.begun && this.taking.speaking) {
      this.begun = true;
      this.ends.began();
    }
    if (!this.begun) this.keepOnly((KEPT_BEFORE / 1_000) * this.rate);
    else if ((this.byLevel && !this.taking.speaking) || this.isFull(block.length)) this.finish();
    return level;
  }

  /** Ends the turn that was begun. @returns whether there was one */
  finish(): boolean {
    const { begun, blocks } = this;
    this.blocks = [];
    this.begun = false;
    const samples = new Float32Array(this.length);
    this.length = 0;
    // Of who goes on speaking after the longest turn, the rest is a turn, too.
    this.taking = { ...BEFORE_SPEECH, floor: this.taking.floor };
    if (!begun) return false;
    let at = 0;
    for (const block of blocks) {
      samples.set(block, at);
      at += block.length;
    }
    this.ends.ended(samples);
    return true;
  }

  private isFull(next: number): boolean {
    return this.length + next > SPEECH_SECONDS_MAX * this.rate;
  }

  private keepOnly(samples: number): void {
    while (this.blocks.length > 0 && this.length - this.blocks[0]!.length >= samples)
      this.length -= this.blocks.shift()!.length;
  }
}
