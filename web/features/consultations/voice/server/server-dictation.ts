import { SPEECH_RATE } from '~/domain/consultations/speech/contract';
import { writeWav } from '~/domain/consultations/speech/wav';
import { meterOf } from '~/web/call/speaking';
import { NoMicrophone } from '~/web/call/microphone';
import { ProblemError } from '~/web/live/problem-error';
import { type DeafBecause, type Dictating, type DictationState, IDLE } from '../dictating';
import { openBlocks, type OpenMicrophone } from './microphone-blocks';
import { resample } from './resample';
import { TurnRecorder } from './turn-recorder';

/** Turns that wait for the network at most: who is offline for longer types. */
const WAITING_MAX = 5;
/** Milliseconds until what waits is tried again, also if the browser did not notice that the network is back. */
export const RETRY_EVERY = 5_000;
/** Milliseconds between two looks at the level. */
const LOOK_EVERY = 80;

export interface ServerDictationEnds {
  /** Called with the words of each turn. */
  heard(words: string): void;
  /** The person has begun to speak: the patient stops. */
  began(): void;
  /** Turns a WAV into text. @throws ProblemError */
  transcribe(wav: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string>;
  /** Whether the patient is heard from the loudspeaker. */
  patientSpeaks(): boolean;
  open?: typeof openBlocks;
}

function problemOf(error: unknown): DeafBecause {
  if (!(error instanceof ProblemError)) return 'unknown';
  return error.status === 429 ? 'too-fast' : 'server';
}

/** One person speaking to the speech server: turn by turn while it is open, each ended by silence or by the person. */
export class ServerDictation implements Dictating {
  private state: DictationState = IDLE;
  private readonly listeners = new Set<() => void>();
  private microphone: OpenMicrophone | null = null;
  private recorder: TurnRecorder | null = null;
  /** Counts openings: one that was closed meanwhile is not for us any more. */
  private opening = 0;
  private waiting: Uint8Array<ArrayBuffer>[] = [];
  private running: AbortController | null = null;
  private lookedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ends: ServerDictationEnds) {}

  /** @param byLevel silence ends a turn, and the next one may begin at once; else only `stop` ends it */
  start(_language: unknown, byLevel: boolean): void {
    if (this.state.hearing === 'starting' || this.state.hearing === 'listening') return;
    const opening = ++this.opening;
    this.show({ hearing: 'starting', problem: null, level: 0, speaks: false });
    void this.open(opening, byLevel);
  }

  readonly stop = (): void => {
    const { recorder } = this;
    this.close();
    if (!recorder || recorder.finish() || recorder.byLevel || this.isWriting) return;
    this.show({ problem: 'no-speech' });
  };

  readonly abort = (): void => {
    clearTimeout(this.timer);
    this.running?.abort();
    this.waiting = [];
    this.close();
  };

  /** The network is back, or the person asks. */
  readonly retry = (): void => void this.send();

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) window.addEventListener('online', this.retry);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('online', this.retry);
    };
  };
  readonly snapshot = (): DictationState => this.state;

  private get isWriting(): boolean {
    return this.waiting.length > 0;
  }

  private async open(opening: number, byLevel: boolean): Promise<void> {
    const early: Float32Array[] = [];
    try {
      const microphone = await (this.ends.open ?? openBlocks)(
        (block) => (this.recorder ? this.take(block) : early.push(block)),
        () => this.stop(),
      );
      if (opening !== this.opening) return microphone.close();
      this.microphone = microphone;
      this.recorder = new TurnRecorder(microphone.rate, byLevel, {
        began: () => {
          this.show({ speaks: true });
          this.ends.began();
        },
        ended: (samples) => {
          this.show({ speaks: false });
          this.keep(samples, microphone.rate);
        },
      });
      this.show({ hearing: 'listening' });
      early.splice(0).forEach((block) => this.take(block));
    } catch (error) {
      if (opening !== this.opening) return;
      const why = error instanceof NoMicrophone ? error.why : 'unknown';
      if (why === 'refused' || why === 'insecure') this.show({ hearing: 'blocked' });
      else this.show({ hearing: 'idle', problem: why === 'none' ? 'no-microphone' : 'unknown' });
    }
  }

  private take(block: Float32Array): void {
    const { recorder, microphone } = this;
    if (!recorder || !microphone) return;
    const level = recorder.take(block, this.ends.patientSpeaks());
    this.lookedAt += (block.length / microphone.rate) * 1_000;
    if (this.lookedAt < LOOK_EVERY) return;
    this.lookedAt = 0;
    if (this.recorder) this.show({ level: meterOf(level) });
  }

  private keep(samples: Float32Array, rate: number): void {
    if (this.waiting.length >= WAITING_MAX) return this.show({ problem: 'server' });
    this.waiting.push(writeWav(resample(samples, rate, SPEECH_RATE), SPEECH_RATE));
    this.show({ problem: null });
    void this.send();
  }

  /** One turn after the other, in their order. */
  private async send(): Promise<void> {
    if (this.running) return;
    clearTimeout(this.timer);
    const running = new AbortController();
    this.running = running;
    try {
      while (this.waiting.length > 0) {
        this.show({ writing: true, offline: false });
        const words = await this.ends.transcribe(this.waiting[0]!, running.signal);
        running.signal.throwIfAborted();
        this.waiting.shift();
        if (this.waiting.length === 0) this.show({ writing: false });
        if (words !== '') this.ends.heard(words);
        else this.show({ problem: 'no-speech' });
      }
    } catch (error) {
      if (running.signal.aborted) this.show({ writing: false });
      // What was said stays on this page, and goes out when the network is back.
      else if (error instanceof ProblemError && error.status === 0) {
        this.show({ offline: true, writing: false });
        this.timer = setTimeout(this.retry, RETRY_EVERY);
      } else {
        this.waiting.shift();
        this.show({ writing: false, problem: problemOf(error) });
      }
    } finally {
      this.running = null;
    }
    if (this.waiting.length > 0 && !this.state.offline && !running.signal.aborted) void this.send();
  }

  private close(): void {
    this.opening += 1;
    this.microphone?.close();
    this.microphone = null;
    this.recorder = null;
    const { hearing } = this.state;
    this.show({
      hearing: hearing === 'blocked' ? hearing : 'idle',
      level: 0,
      speaks: false,
      offline: this.isWriting && this.state.offline,
    });
  }

  private show(part: Partial<DictationState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
