import { SPEECH_RATE, SPEECH_SECONDS_MAX } from './contract';
import { soundNotValid } from './refusals';
import { NotWav, readWavHead, type WavHead } from './wav';

/** Shorter is a click, in seconds. */
const SECONDS_MIN = 0.1;

function headOf(sound: Uint8Array): WavHead | null {
  try {
    return readWavHead(sound);
  } catch (error) {
    if (error instanceof NotWav) return null;
    throw error;
  }
}

/** @throws Problem invalid `sound-not-valid` for what no page of ours sends */
export function checkSound(sound: Uint8Array): void {
  const head = headOf(sound);
  if (!head || head.rate !== SPEECH_RATE || head.channels !== 1) throw soundNotValid();
  const seconds = (sound.length - head.dataAt) / 2 / SPEECH_RATE;
  if (seconds < SECONDS_MIN || seconds > SPEECH_SECONDS_MAX) throw soundNotValid();
}
