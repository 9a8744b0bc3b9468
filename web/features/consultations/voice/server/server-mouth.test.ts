import { readWavHead, samplesOf, writeWav } from '~/domain/consultations/speech/wav';
import type { Spoken } from '../mouth';
import { piecesOf, ServerMouth } from './server-mouth';

const RATE = 24_000;
const wave = (seconds: number) =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => Math.sin(index / 9) * 0.5);
async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
}
const settle = () => new Promise((done) => setImmediate(done));
const part = (from: number): Spoken => ({ turn: 'a', from, to: from + 5, words: 'Hello' });

describe('a WAV that comes in pieces', () => {
  it.each([1, 7, 43, 44, 45, 1_000, 9_601, 1_000_000])('of %d bytes is all of its samples, in few', async (length) => {
    const wav = writeWav(wave(1), RATE);
    const pieces: number[] = [];
    const all: number[] = [];
    for await (const { samples, rate } of piecesOf(inPieces(wav, length))) {
      expect(rate).toBe(RATE);
      pieces.push(samples.length);
      all.push(...samples);
    }
    const head = readWavHead(wav)!;
    expect(all).toEqual([...samplesOf(wav.subarray(head.dataAt), 1)]);
    expect(pieces.length).toBeLessThanOrEqual(6);
  });

  it('begins to be heard before it has ended, and leaves out what stands behind its samples', async () => {
    const wav = Buffer.concat([writeWav(wave(0.5), RATE), Buffer.from('LISTxxxx')]);
    let sent = 0;
    async function* sending() {
      for await (const piece of inPieces(wav, 2_000)) {
        sent += piece.length;
        yield piece;
      }
    }
    const pieces = piecesOf(sending());
    const first = await pieces.next();
    expect(sent).toBeLessThan(wav.length);
    let count = first.value!.samples.length;
    for await (const { samples } of pieces) count += samples.length;
    expect(count).toBe(RATE / 2);
  });

  it('is refused where it is none', async () => {
    const none = piecesOf(inPieces(new TextEncoder().encode('no sound at all, really'), 5));
    await expect(none.next()).rejects.toThrow('no WAV');
    await expect(piecesOf(inPieces(new Uint8Array(3), 5)).next()).rejects.toThrow('before its head');
  });
});

describe('the voice of the speech server', () => {
  /** Sentences wait until they are sent; what is played ends when the test says so. */
  function aMouth() {
    const asked: { from: number; send: (bytes: Uint8Array) => void; fail: () => void; signal: AbortSignal }[] = [];
    const playing: (() => void)[] = [];
    let [played, stopped, failed] = [0, 0, 0];
    const mouth = new ServerMouth({
      fetch: ({ from }, signal) =>
        new Promise((resolve, reject) =>
          asked.push({
            from,
            signal,
            send: (bytes) => resolve(inPieces(bytes, 2_000)),
            fail: () => reject(new Error()),
          }),
        ),
      player: {
        play: (samples, _rate, ended) => {
          played += samples.length;
          playing.push(ended);
        },
        stop: () => void (stopped += 1),
      },
      failed: () => void (failed += 1),
    });
    return { mouth, asked, playing, played: () => played, stopped: () => stopped, failed: () => failed };
  }
  const short = writeWav(wave(0.1), RATE);

  it('asks for one part after the other, and speaks until the last sample was heard', async () => {
    const { mouth, asked, playing, played } = aMouth();
    expect(mouth.speaking).toBe(false);
    mouth.say(part(0));
    mouth.say(part(6));
    await settle();
    expect([asked.map(({ from }) => from), mouth.speaking]).toEqual([[0], true]);
    asked[0]!.send(short);
    await settle();
    expect(asked.map(({ from }) => from)).toEqual([0, 6]);
    asked[1]!.send(short);
    await settle();
    expect(played()).toBe(4_800);
    expect(mouth.speaking).toBe(true);
    playing.forEach((ended) => ended());
    expect(mouth.speaking).toBe(false);
  });

  it('falls silent at once, also with what is on its way and what was still to be asked for', async () => {
    const { mouth, asked, playing, played, stopped, failed } = aMouth();
    mouth.say(part(0));
    mouth.say(part(6));
    await settle();
    mouth.hush();
    expect([asked[0]!.signal.aborted, stopped(), mouth.speaking]).toEqual([true, 1, false]);
    asked[0]!.send(short);
    await settle();
    expect([asked.length, played(), failed()]).toEqual([1, 0, 0]);

    // It speaks again, and what was stopped before does not count any more.
    mouth.say(part(12));
    await settle();
    asked[1]!.send(short);
    await settle();
    playing.forEach((ended) => ended());
    expect([played(), mouth.speaking]).toEqual([2_400, false]);
  });

  it('says where it cannot be heard, and goes on with the next part', async () => {
    const { mouth, asked, failed, played } = aMouth();
    mouth.say(part(0));
    mouth.say(part(6));
    mouth.say(part(12));
    await settle();
    asked[0]!.fail();
    await settle();
    asked[1]!.send(new Uint8Array(100));
    await settle();
    asked[2]!.send(short);
    await settle();
    expect([failed(), played()]).toEqual([2, 2_400]);
  });
});
