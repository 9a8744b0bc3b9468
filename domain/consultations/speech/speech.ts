import type { Language } from '../../accounts/contract';

/** A server that turns speech into text and text into speech. The adapter is in `infra/ai`. */
export interface SpeechServer {
  /**
   * What was said, as plain text; empty if nothing was.
   * @param sound a WAV, which is kept nowhere
   * @throws SpeechError and nothing else
   */
  transcribe(sound: Uint8Array<ArrayBuffer>, language: Language): Promise<string>;
  /**
   * The words spoken, as a WAV that comes in pieces. The first piece has the whole head.
   * @throws SpeechError and nothing else
   */
  speak(words: string): AsyncGenerator<Uint8Array, void>;
}

export const SPEECH_FAILURES = ['speech-unreachable', 'speech-refused', 'speech-nonsense'] as const;
export type SpeechFailure = (typeof SPEECH_FAILURES)[number];

/** Why a speech server came to nothing. The message never has words of anybody in it. */
export class SpeechError extends Error {
  constructor(
    readonly kind: SpeechFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SpeechError';
  }
}
