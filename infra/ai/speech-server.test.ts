import type { SpeechError } from '~/domain/consultations/speech/speech';
import { readWavHead, samplesOf, writeWav } from '~/domain/consultations/speech/wav';
import { handLimit } from '../tooling/testing/hand-limit';
import {
  type LocalSpeechServer,
  SPOKEN_RATE,
  startSpeechServer,
  streamedWav,
  toneOf,
} from '../tooling/testing/speech-server';
import type { After } from './after';
import { openAiSpeech, speechServerOf, speechServiceOf } from './speech-server';

let local: LocalSpeechServer;
beforeAll(async () => void (local = await startSpeechServer()));
afterAll(() => local.close());

const config = { apiKey: 'key', transcriptionModel: 'hears-1', model: 'speaks-1', voice: 'nova' };
const server = (after?: After, baseUrl = local.baseUrl) =>
  openAiSpeech({ ...config, baseUrl, timeoutMs: 60_000, after });
const question = writeWav(toneOf(0.2, 16_000), 16_000);

const failure = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: SpeechError) => error.kind,
  );

/** The pieces that are spoken, and how it ended. */
async function listen(after?: After): Promise<[Uint8Array[], string]> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of server(after).speak('Good morning.')) pieces.push(piece);
    return [pieces, 'done'];
  } catch (error) {
    return [pieces, (error as SpeechError).kind];
  }
}

describe('speech to text', () => {
  it('sends the sound as a file of a form, with the model, the language and the key', async () => {
    local.hears('  ¿Le duele\n el pecho?  ');
    expect(await server().transcribe(question, 'es')).toBe('¿Le duele el pecho?');
    const sent = local.heard.at(-1)!;
    expect(sent).toMatchObject({
      headers: { authorization: 'Bearer key' },
      fields: { model: 'hears-1', language: 'es', response_format: 'json' },
      file: { name: 'speech.wav', type: 'audio/wav' },
    });
    expect(sent.file.bytes.equals(question)).toBe(true);
  });

  it.each([
    ['a server that is busy', { status: 503 }, 'speech-unreachable'],
    ['too many requests', { status: 429 }, 'speech-unreachable'],
    ['a wrong key', { status: 401 }, 'speech-refused'],
    ['an answer that breaks off', { body: '{"text": "Wh', ends: 'broken' as const }, 'speech-unreachable'],
    ['no JSON', { body: 'Where does it hurt?' }, 'speech-nonsense'],
    ['another structure', { body: '{"words": "Where does it hurt?"}' }, 'speech-nonsense'],
    ['an answer without end', { body: `{"text": "${'x'.repeat(70_000)}"}` }, 'speech-nonsense'],
  ])('can fail: %s', async (_, reply, kind) => {
    local.hears(reply);
    expect(await failure(server().transcribe(question, 'en'))).toBe(kind);
  });

  it('never says in an error what somebody said', async () => {
    local.hears({ body: '{"words": "my secret symptom"}' });
    const error = await server()
      .transcribe(question, 'en')
      .then(
        () => null,
        (thrown: SpeechError) => thrown,
      );
    expect(JSON.stringify([error!.message, String(error!.cause), error!.stack])).not.toContain('secret');
  });

  it('of a server that is away, or is silent for too long, comes to nothing', async () => {
    const gone = await startSpeechServer();
    await gone.close();
    expect(await failure(server(undefined, gone.baseUrl).transcribe(question, 'en'))).toBe('speech-unreachable');
    local.hears({ ends: 'never' });
    const limit = handLimit();
    const before = local.heard.length;
    const waiting = failure(server(limit.after).transcribe(question, 'en'));
    while (local.heard.length === before) await new Promise((resolve) => setImmediate(resolve));
    limit.pass();
    expect(await waiting).toBe('speech-unreachable');
    expect(limit.lengths).toEqual([60_000]);
    expect(limit.running()).toBe(0);
  });
});

describe('text to speech', () => {
  it('asks for a WAV in the voice that was chosen, and hands it on as it comes', async () => {
    const wav = streamedWav(toneOf(0.1));
    // Cut within the head, and within a sample.
    local.speaks(() => ({ body: [wav.subarray(0, 30), wav.subarray(30, 1_001), wav.subarray(1_001)] }));
    const [pieces, how] = await listen();
    expect(how).toBe('done');
    expect(readWavHead(pieces[0]!)).toMatchObject({ rate: SPOKEN_RATE, channels: 1, dataBytes: null });
    expect(Buffer.concat(pieces).equals(wav)).toBe(true);
    expect(samplesOf(Buffer.concat(pieces).subarray(44), 1)).toHaveLength(2_400);
    expect(local.spoken.at(-1)).toMatchObject({
      headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
      body: { model: 'speaks-1', voice: 'nova', input: 'Good morning.', response_format: 'wav' },
    });
  });

  it.each([
    ['a server that is busy', { status: 500 }, 'speech-unreachable'],
    ['a refusal', { status: 400 }, 'speech-refused'],
    ['another sound than was asked for', { body: 'ID3 an MP3 of some length that is no WAV' }, 'speech-nonsense'],
    ['no sound', { body: '' }, 'speech-nonsense'],
    ['half a head', { body: [streamedWav(toneOf(0.1)).subarray(0, 20)] }, 'speech-nonsense'],
    ['a sound without end', { body: [streamedWav(toneOf(90))] }, 'speech-nonsense'],
  ])('can fail: %s', async (_, reply, kind) => {
    local.speaks(() => reply);
    expect((await listen())[1]).toBe(kind);
  });

  it('that breaks off, or falls silent in the middle, was heard until then', async () => {
    local.speaks(() => ({ body: [streamedWav(toneOf(0.1))], ends: 'broken' }));
    const [pieces, how] = await listen();
    expect([Buffer.concat(pieces).length > 44, how]).toEqual([true, 'speech-unreachable']);

    local.speaks(() => ({ body: [streamedWav(toneOf(0.1))], ends: 'silence' }));
    const limit = handLimit();
    const speech = server(limit.after).speak('Good morning.');
    let heard = 0;
    while (heard < 44 + 4_800) heard += (await speech.next()).value!.length;
    const next = failure(speech.next());
    limit.pass();
    expect(await next).toBe('speech-unreachable');
    expect(limit.running()).toBe(0);
  });
});

it('is there where it is configured, and says which service it is', () => {
  const nothing = { ...config, baseUrl: undefined, timeoutSeconds: 15 };
  expect(speechServerOf(nothing)).toBeNull();
  expect(speechServiceOf(nothing)).toBeNull();
  const some = { ...nothing, baseUrl: 'https://speech.example:8443/v1' };
  expect(speechServerOf(some)).not.toBeNull();
  expect(speechServiceOf(some)).toEqual({ service: 'speech.example:8443', hears: 'hears-1', speaks: 'speaks-1' });
});
