import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeWav } from '~/domain/consultations/speech/wav';

/** What a speech server speaks with. */
export const SPOKEN_RATE = 24_000;

/** A tone that stands for spoken words, as samples from -1 to 1. @param seconds how long */
export const toneOf = (seconds: number, rate: number = SPOKEN_RATE): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => 0.3 * Math.sin((index / rate) * 2 * Math.PI * 220),
  );

/** The WAV that a server streams: it does not know how long it will be. */
export function streamedWav(samples: Float32Array, rate: number = SPOKEN_RATE): Buffer {
  const wav = Buffer.from(writeWav(samples, rate));
  wav.writeUInt32LE(0xffff_ffff, 4);
  wav.writeUInt32LE(0xffff_ffff, 40);
  return wav;
}

export interface Transcribing {
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: Buffer };
}
export interface Speaking {
  headers: IncomingHttpHeaders;
  body: { model: string; voice: string; input: string; response_format: string };
}

/** Text and pieces are answered as they are. */
export interface SpeechReply {
  status?: number;
  body?: string | readonly Uint8Array[];
  type?: string;
  /** `broken` in the middle of what it says; `silence` after it, with the answer left open; `never` answers nothing at all. */
  ends?: 'done' | 'broken' | 'silence' | 'never';
}

export interface LocalSpeechServer {
  /** What `SPEECH_BASE_URL` would be. */
  baseUrl: string;
  heard: Transcribing[];
  spoken: Speaking[];
  /** What it hears next, in order; the last one stays. */
  hears(...texts: (string | SpeechReply)[]): void;
  /** Sets what it answers to a request to speak; by default a short tone. */
  speaks(reply: (words: string) => SpeechReply | Promise<SpeechReply>): void;
  close(): Promise<void>;
}

/** The parts of a multipart body, as a speech server reads them. */
async function readForm(headers: IncomingHttpHeaders, body: Buffer): Promise<Omit<Transcribing, 'headers'>> {
  const form = await new Response(Uint8Array.from(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const fields: Record<string, string> = {};
  let file = { name: '', type: '', bytes: Buffer.alloc(0) };
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file')
      file = { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
  }
  return { fields, file };
}

function send(reply: SpeechReply, type: string, response: ServerResponse): void {
  const { status = 200, body = '', ends = 'done' } = reply;
  if (ends === 'never') return;
  response.writeHead(status, { 'content-type': reply.type ?? type });
  for (const piece of typeof body === 'string' ? [body] : body) response.write(piece);
  // Without the last piece of its encoding: what came is read, and then it is broken off.
  if (ends === 'broken') response.socket?.end();
  else if (ends === 'done') response.end();
}

/** A local server that speaks the OpenAI protocol of speech as far as we use it. */
export async function startSpeechServer(): Promise<LocalSpeechServer> {
  const heard: Transcribing[] = [];
  const spoken: Speaking[] = [];
  let texts: (string | SpeechReply)[] = ['Hello.'];
  let speak: (words: string) => SpeechReply | Promise<SpeechReply> = () => ({ body: [streamedWav(toneOf(0.3))] });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(request.url ?? '', request.headers, Buffer.concat(parts), response));
  });
  async function answer(url: string, headers: IncomingHttpHeaders, body: Buffer, response: ServerResponse) {
    if (url === '/v1/audio/transcriptions') {
      heard.push({ headers, ...(await readForm(headers, body)) });
      const next = (texts.length > 1 ? texts.shift() : texts[0])!;
      return send(
        typeof next === 'string' ? { body: JSON.stringify({ text: next }) } : next,
        'application/json',
        response,
      );
    }
    if (url === '/v1/audio/speech') {
      const asked = JSON.parse(body.toString('utf8')) as Speaking['body'];
      spoken.push({ headers, body: asked });
      return send(await speak(asked.input), 'audio/wav', response);
    }
    response.writeHead(404).end();
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    spoken,
    hears: (...next) => void (texts = next),
    speaks: (reply) => void (speak = reply),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
