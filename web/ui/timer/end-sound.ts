const MUTED = 'wardmates.timer.muted';

export const isMuted = (): boolean => localStorage.getItem(MUTED) === 'true';

export function setMuted(muted: boolean): void {
  if (muted) localStorage.setItem(MUTED, 'true');
  else localStorage.removeItem(MUTED);
}

/** Two soft falling tones; silent when muted or where there is no sound. */
export function playEnd(): void {
  if (isMuted() || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  [659, 523].forEach((frequency, index) => {
    const begin = context.currentTime + index * 0.45;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.2, begin + 0.05);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.9);
    if (index === 1) tone.onended = () => void context.close();
  });
}
