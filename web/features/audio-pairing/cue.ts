/** The beep and the notification of a match. Both must be allowed by a press of the person, so they are prepared with it. */
let audio: AudioContext | null = null;

/** Call within a press of a button. */
export function prepareCue(): void {
  if (typeof AudioContext !== 'undefined') {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
  }
  if (typeof Notification !== 'undefined' && Notification.permission === 'default') void Notification.requestPermission().catch(() => undefined);
}

const NOTES = [
  { hertz: 880, from: 0 },
  { hertz: 1_175, from: 0.18 },
  { hertz: 880, from: 0.5 },
  { hertz: 1_175, from: 0.68 },
];

export function beep(): void {
  if (!audio || audio.state !== 'running') return;
  for (const { hertz, from } of NOTES) {
    const begin = audio.currentTime + from;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = hertz;
    volume.gain.setValueAtTime(0.15, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + 0.16);
  }
}

/** For whoever is looking at something else; a press on it brings them here. */
export function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notification = new Notification(title, { body, tag: 'wardmates.pairing' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Some phones offer notifications from service workers only.
  }
}
