/** What every sound of the product is played by. */
export interface Tone {
  hertz: number;
  /** Seconds after the beginning of the sound. */
  from: number;
  /** Seconds that it takes to fade away. */
  length: number;
  /** 0 to 1; quiet is about 0.15. */
  volume: number;
  /** Seconds until it is at its loudest; at once without it. */
  swell?: number;
}

/** Milliseconds after which a sound that had to wait is not made any more: one that is late says something wrong. */
const LATEST = 1_000;

/** Browsers give a page few of them: all sounds share one. */
let audio: AudioContext | null = null;

const shared = (): AudioContext | null => (typeof AudioContext === 'undefined' ? null : (audio ??= new AudioContext()));

/** Settles when sound may be made; browsers allow a page none before the person has touched it, and keep this waiting until then. */
const waken = async (context: AudioContext): Promise<void> => {
  if (context.state !== 'running') await context.resume().catch(() => undefined);
};

/** Call within a press. */
export function prepareSound(): void {
  const context = shared();
  if (context) void waken(context);
}

/** Plays tones. Silent if the browser has no sound, or gives no leave in time. */
export function play(tones: readonly Tone[]): void {
  const context = shared();
  if (!context) return;
  if (context.state === 'running') return schedule(context, tones);
  const asked = performance.now();
  void waken(context).then(() => {
    if (context.state === 'running' && performance.now() - asked < LATEST) schedule(context, tones);
  });
}

function schedule(context: AudioContext, tones: readonly Tone[]): void {
  for (const { hertz, from, length, volume, swell = 0 } of tones) {
    const begin = context.currentTime + from;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(swell > 0 ? 0 : volume, begin);
    if (swell > 0) gain.gain.linearRampToValueAtTime(volume, begin + swell);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
