/** Sound as WAV: 16-bit PCM, the one form that every speech server takes and gives. Pure; runs in the browser too. */

export interface WavHead {
  /** Samples a second of each channel. */
  rate: number;
  channels: number;
  /** Where the samples begin, in bytes. */
  dataAt: number;
  /** How long they are, in bytes; null if a server streams and cannot know. */
  dataBytes: number | null;
}

/** The bytes are not such a WAV. */
export class NotWav extends Error {}

const HEAD = 44;
/** A head with more before its samples is none of a speech server. */
const HEAD_MAX = 4_096;
const PCM = 1;
/** PCM too, with a longer description. */
const EXTENSIBLE = 0xfffe;

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/**
 * Reads the head of a WAV, as far as it has come.
 * @returns null while more bytes are needed
 * @throws NotWav if it is something else, or not 16-bit PCM of one or two channels
 */
export function readWavHead(bytes: Uint8Array): WavHead | null {
  if (bytes.length < 12) return null;
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') throw new NotWav('it is no WAV');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: { rate: number; channels: number } | null = null;
  for (let at = 12; ;) {
    if (at > HEAD_MAX) throw new NotWav('its head does not end');
    if (at + 8 > bytes.length) return null;
    const name = nameAt(bytes, at);
    const size = view.getUint32(at + 4, true);
    if (name === 'data') {
      if (!format) throw new NotWav('its samples come before their format');
      return { ...format, dataAt: at + 8, dataBytes: size === 0 || size >= 0x7fff_0000 ? null : size };
    }
    if (name === 'fmt ') {
      if (size < 16) throw new NotWav('its format is cut short');
      if (at + 24 > bytes.length) return null;
      const [kind, channels, rate, bits] = [
        view.getUint16(at + 8, true),
        view.getUint16(at + 10, true),
        view.getUint32(at + 12, true),
        view.getUint16(at + 22, true),
      ];
      if ((kind !== PCM && kind !== EXTENSIBLE) || bits !== 16) throw new NotWav('it is not 16-bit PCM');
      if (channels < 1 || channels > 2 || rate < 8_000 || rate > 96_000) throw new NotWav('its format is not usable');
      format = { rate, channels };
    }
    // Parts begin at even places.
    at += 8 + size + (size % 2);
  }
}

/** A WAV of one channel. @param samples from -1 to 1; what is louder is cut */
export function writeWav(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const name = (at: number, letters: string) =>
    bytes.set(
      [...letters].map((letter) => letter.charCodeAt(0)),
      at,
    );
  name(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let index = 0; index < samples.length; index += 1) {
    const value = Math.max(-1, Math.min(1, samples[index]!));
    view.setInt16(HEAD + index * 2, Math.round(value * 0x7fff), true);
  }
  return bytes;
}

/** The samples of 16-bit PCM, of both channels their mean, from -1 to 1. What is not a whole frame at the end is left out. */
export function samplesOf(bytes: Uint8Array, channels: number): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array(Math.floor(bytes.length / (2 * channels)));
  for (let index = 0; index < samples.length; index += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += view.getInt16((index * channels + channel) * 2, true);
    samples[index] = sum / channels / 0x8000;
  }
  return samples;
}
