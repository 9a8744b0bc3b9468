import { loudnessOf } from './speaking';

/** Listens to a stream to say how loud it is. */
export interface Ear {
  /** Root mean square of the last moment, 0 to 1. */
  level: () => number;
  close: () => void;
}

const SAMPLES = 1_024;
let shared: AudioContext | null = null;

/** One for the page. It may have to wait for a touch before it runs; until then everything is silent to it. */
function audioContext(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  if (!shared) {
    const context = new AudioContext();
    shared = context;
    for (const touch of ['pointerdown', 'keydown'] as const)
      document.addEventListener(touch, () => void context.resume().catch(() => undefined), { passive: true });
  }
  if (shared.state === 'suspended') void shared.resume().catch(() => undefined);
  return shared;
}

export function openEar(stream: MediaStream): Ear {
  const context = audioContext();
  if (!context) return { level: () => 0, close: () => undefined };
  const source = context.createMediaStreamSource(stream);
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  source.connect(analyser);
  const samples = new Float32Array(SAMPLES);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => source.disconnect(),
  };
}
