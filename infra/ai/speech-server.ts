import { z } from 'zod';
import type { Language } from '~/domain/accounts/contract';
import { SpeechError, type SpeechFailure, type SpeechServer } from '~/domain/consultations/speech/speech';
import { NotWav, readWavHead } from '~/domain/consultations/speech/wav';
import type { SpeechConfig } from '../process/config';
import { after, type After } from './after';

/** The longest text and the longest sound that is read, in bytes: half a minute of speech at 48 kHz. */
const TEXT_MAX = 64 * 1024;
const SOUND_MAX = 4 * 1024 * 1024;

export interface SpeechOptions extends Omit<SpeechConfig, 'baseUrl' | 'timeoutSeconds'> {
  /** Such as `https://api.example/v1`; `/audio/…` is put behind it. */
  baseUrl: string;
  /** Milliseconds of silence, before the answer or within it, that end it. */
  timeoutMs: number;
  after?: After;
}

const transcription = z.object({ text: z.string() });

const nonsense = (message: string, cause?: unknown) => new SpeechError('speech-nonsense', message, { cause });
const failureOf = (status: number): SpeechFailure =>
  status === 429 || status === 408 || status >= 500 ? 'speech-unreachable' : 'speech-refused';

/** The pieces of what is answered to a request, until it ends, is silent for too long or is larger than `most` bytes. @throws SpeechError */
async function* post(
  { baseUrl, apiKey, timeoutMs, after: startLimit = after }: SpeechOptions,
  path: string,
  request: { body: string | FormData; headers?: Record<string, string> },
  most: number,
): AsyncGenerator<Uint8Array, void> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  let cancelLimit = startLimit(timeoutMs, stop);
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      headers: { ...request.headers, ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: request.body,
      // The key goes to the address that was configured and to no other.
      redirect: 'error',
      signal: silence.signal,
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new SpeechError(
        response.ok ? 'speech-nonsense' : failureOf(response.status),
        `the speech server answered ${response.status}`,
      );
    }
    let size = 0;
    for await (const piece of response.body) {
      cancelLimit();
      size += piece.byteLength;
      if (size > most) throw nonsense(`the answer is larger than ${most} bytes`);
      yield piece;
      // Only the server's silence counts: the reader may take its time.
      cancelLimit = startLimit(timeoutMs, stop);
    }
  } catch (error) {
    if (error instanceof SpeechError) throw error;
    throw new SpeechError(
      'speech-unreachable',
      silence.signal.aborted
        ? `the speech server was silent for ${timeoutMs} ms`
        : 'the speech server could not be reached',
      { cause: error },
    );
  } finally {
    cancelLimit();
    // A reader that stops early ends the request.
    silence.abort();
  }
}

async function readText(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return Buffer.concat(parts).toString('utf8');
}

function textOf(answer: string): string {
  try {
    return transcription.parse(JSON.parse(answer)).text.replace(/\s+/g, ' ').trim();
  } catch {
    // Without the cause: it would quote what somebody said.
    throw nonsense('the transcription is not what was asked for');
  }
}

/** A WAV that comes in pieces, held back until its head is whole. @throws SpeechError */
async function* wavIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let waiting: Uint8Array | null = new Uint8Array(0);
  for await (const piece of pieces) {
    if (!waiting) {
      yield piece;
      continue;
    }
    waiting = Buffer.concat([waiting, piece]);
    if (!isWav(waiting)) continue;
    yield waiting;
    waiting = null;
  }
  if (waiting) throw nonsense('the sound ended before its head');
}

function isWav(beginning: Uint8Array): boolean {
  try {
    return readWavHead(beginning) !== null;
  } catch (error) {
    if (error instanceof NotWav) throw nonsense(`the sound is not usable: ${error.message}`);
    throw error;
  }
}

/** A speech server that speaks the OpenAI protocol. There is no retry: the person who speaks would have to wait. */
export const openAiSpeech = (options: SpeechOptions): SpeechServer => ({
  async transcribe(sound: Uint8Array<ArrayBuffer>, language: Language) {
    const form = new FormData();
    form.set('file', new Blob([sound], { type: 'audio/wav' }), 'speech.wav');
    form.set('model', options.transcriptionModel);
    form.set('language', language);
    form.set('response_format', 'json');
    return textOf(await readText(post(options, '/audio/transcriptions', { body: form }, TEXT_MAX)));
  },

  speak(words: string) {
    const { model, voice } = options;
    const body = JSON.stringify({ model, voice, input: words, response_format: 'wav' });
    const headers = { 'content-type': 'application/json' };
    return wavIn(post(options, '/audio/speech', { body, headers }, SOUND_MAX));
  },
});

/** The configured speech server; null without one, and then browsers use their own speech. */
export function speechServerOf({ baseUrl, timeoutSeconds, ...config }: SpeechConfig): SpeechServer | null {
  return baseUrl ? openAiSpeech({ ...config, baseUrl, timeoutMs: timeoutSeconds * 1_000 }) : null;
}

/** The host that would hear and speak, and with which models; null without one. A person agrees before anything goes there. */
export const speechServiceOf = ({
  baseUrl,
  transcriptionModel,
  model,
}: SpeechConfig): { service: string; hears: string; speaks: string } | null =>
  baseUrl ? { service: new URL(baseUrl).host, hears: transcriptionModel, speaks: model } : null;
