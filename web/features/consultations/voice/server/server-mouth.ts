import { NotWav, readWavHead, samplesOf, type WavHead } from '~/domain/consultations/speech/wav';
import type { Mouth, Spoken } from '../mouth';

/** What plays samples: the audio of the page, or a test's. */
export interface Player {
  /** Plays samples after those before them. @param rate samples a second @param ended told when they have been heard */
  play(samples: Float32Array<ArrayBuffer>, rate: number, ended: () => void): void;
  stop(): void;
}

export interface ServerMouthEnds {
  /** Streams the sound of words. @throws any error */
  fetch(part: Spoken, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  player: Player;
  /** Called if an answer cannot be heard: it is there to be read. */
  failed(): void;
}

/** Samples that are played at once, in seconds: the first ones soon, and few pieces after that. */
const PIECE_SECONDS = 0.2;

/** Speaks with the voice of the speech server, and begins while the rest still comes. */
export class ServerMouth implements Mouth {
  private talk = new AbortController();
  private last: Promise<void> = Promise.resolve();
  /** Parts that are asked for or come, and pieces that are not over. */
  private under = 0;

  constructor(private readonly ends: ServerMouthEnds) {}

  /** Whether the patient is heard, or will be in a moment. */
  get speaking(): boolean {
    return this.under > 0;
  }

  say(part: Spoken): void {
    const { signal } = this.talk;
    const done = this.begin(signal);
    this.last = this.last.then(() => this.speak(part, signal)).then(done, done);
  }

  readonly hush = (): void => {
    this.talk.abort();
    this.talk = new AbortController();
    this.last = Promise.resolve();
    this.under = 0;
    this.ends.player.stop();
  };

  /** @returns what ends it, once */
  private begin(signal: AbortSignal): () => void {
    this.under += 1;
    let over = false;
    return () => {
      if (over || signal.aborted) return;
      over = true;
      this.under -= 1;
    };
  }

  private async speak(part: Spoken, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      for await (const { samples, rate } of piecesOf(await this.ends.fetch(part, signal))) {
        if (signal.aborted) return;
        this.ends.player.play(samples, rate, this.begin(signal));
      }
    } catch {
      if (!signal.aborted) this.ends.failed();
    }
  }
}

/** The samples of a WAV that comes in any pieces. @throws NotWav */
export async function* piecesOf(
  sound: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ samples: Float32Array<ArrayBuffer>; rate: number }> {
  let waiting = new Uint8Array(0);
  let head: WavHead | null = null;
  let left = Infinity;
  const cut = (frame: number): Uint8Array => {
    const whole = waiting.subarray(0, Math.min(left, waiting.length - (waiting.length % frame)));
    waiting = waiting.slice(whole.length);
    left -= whole.length;
    return whole;
  };
  for await (const piece of sound) {
    const longer = new Uint8Array(waiting.length + piece.length);
    longer.set(waiting);
    longer.set(piece, waiting.length);
    waiting = longer;
    if (!head) {
      head = readWavHead(waiting);
      if (!head) continue;
      waiting = waiting.slice(head.dataAt);
      left = head.dataBytes ?? Infinity;
    }
    const { channels, rate } = head;
    if (waiting.length >= PIECE_SECONDS * rate * channels * 2 && left > 0)
      yield { samples: samplesOf(cut(2 * channels), channels), rate };
  }
  if (!head) throw new NotWav('it ended before its head');
  const rest = left > 0 ? cut(2 * head.channels) : waiting.subarray(0, 0);
  if (rest.length > 0) yield { samples: samplesOf(rest, head.channels), rate: head.rate };
}
