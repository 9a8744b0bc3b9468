import { checkSound } from './check-sound';
import { SPEECH_BYTES_MAX, SPEECH_RATE, SPEECH_SECONDS_MAX } from './contract';
import { NotWav, readWavHead, samplesOf, writeWav } from './wav';

const samples = (count: number) => Float32Array.from({ length: count }, (_, index) => Math.sin(index / 7) * 0.8);
/** With another value at a place of its head. */
const changed = (change: (view: DataView) => void, count = 1_600): Uint8Array => {
  const wav = writeWav(samples(count), SPEECH_RATE);
  change(new DataView(wav.buffer));
  return wav;
};

describe('a WAV', () => {
  it('is read as it was written', () => {
    const wav = writeWav(samples(100), 24_000);
    expect(readWavHead(wav)).toEqual({ rate: 24_000, channels: 1, dataAt: 44, dataBytes: 200 });
    const read = samplesOf(wav.subarray(44), 1);
    expect(read).toHaveLength(100);
    samples(100).forEach((sample, index) => expect(read[index]).toBeCloseTo(sample, 3));
  });

  it('cuts what is too loud, and does not turn it over', () => {
    expect([...samplesOf(writeWav(Float32Array.from([2, -2]), 16_000).subarray(44), 1)]).toEqual([
      expect.closeTo(1, 3),
      expect.closeTo(-1, 3),
    ]);
  });

  it('is not known before its head is whole, wherever it is cut', () => {
    const wav = writeWav(samples(10), 16_000);
    for (let cut = 0; cut < 44; cut += 1) expect(readWavHead(wav.subarray(0, cut))).toBeNull();
    expect(readWavHead(wav.subarray(0, 44))).not.toBeNull();
  });

  it('of two channels is their mean; half a frame at the end is left out', () => {
    const stereo = new Uint8Array(new Int16Array([0x4000, 0, -0x4000, -0x4000, 5]).buffer);
    expect([...samplesOf(stereo, 2)]).toEqual([0.25, -0.5]);
    expect(samplesOf(new Uint8Array([1]), 1)).toHaveLength(0);
  });

  it('with a part that is not known is read past it, and a stream has no length', () => {
    const wav = Buffer.from(writeWav(samples(10), 16_000));
    const list = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1');
    const longer = Buffer.concat([wav.subarray(0, 36), list, wav.subarray(36)]);
    expect(readWavHead(longer)).toMatchObject({ dataAt: 44 + list.length, dataBytes: 20 });
    expect(readWavHead(changed((view) => view.setUint32(40, 0xffff_ffff, true)))).toMatchObject({ dataBytes: null });
    expect(readWavHead(changed((view) => view.setUint32(40, 0, true)))).toMatchObject({ dataBytes: null });
  });

  it.each([
    ['another form', (view: DataView) => view.setUint8(0, 79)],
    ['RIFF of something else', (view: DataView) => view.setUint8(8, 65)],
    ['floating point', (view: DataView) => view.setUint16(20, 3, true)],
    ['8 bits', (view: DataView) => view.setUint16(34, 8, true)],
    ['six channels', (view: DataView) => view.setUint16(22, 6, true)],
    ['a rate of nothing', (view: DataView) => view.setUint32(24, 0, true)],
    ['samples without a format', (view: DataView) => view.setUint8(12, 120)],
    ['a part that never ends', (view: DataView) => view.setUint32(16, 0xfffffff0, true)],
  ])('is not: %s', (_, change) => expect(() => readWavHead(changed(change))).toThrow(NotWav));
});

describe('what is uploaded', () => {
  const code = (sound: Uint8Array) => {
    try {
      checkSound(sound);
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const lasting = (seconds: number) => writeWav(new Float32Array(Math.round(seconds * SPEECH_RATE)), SPEECH_RATE);

  it(`lasts a tenth of a second to ${SPEECH_SECONDS_MAX}, and fits then`, () => {
    expect(code(lasting(0.1))).toBe('taken');
    expect(code(lasting(SPEECH_SECONDS_MAX))).toBe('taken');
    expect(lasting(SPEECH_SECONDS_MAX).length).toBeLessThanOrEqual(SPEECH_BYTES_MAX);
    expect(code(lasting(0.09))).toBe('sound-not-valid');
    expect(code(lasting(SPEECH_SECONDS_MAX + 0.01))).toBe('sound-not-valid');
  });

  it('has the rate and the one channel that the contract names', () => {
    expect(code(writeWav(samples(16_000), 24_000))).toBe('sound-not-valid');
    expect(code(changed((view) => view.setUint16(22, 2, true)))).toBe('sound-not-valid');
    expect(code(new TextEncoder().encode('x'.repeat(5_000)))).toBe('sound-not-valid');
    expect(code(new Uint8Array(0))).toBe('sound-not-valid');
  });
});
