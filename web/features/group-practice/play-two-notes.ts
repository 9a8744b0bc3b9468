const NOTE_SECONDS = 0.16;

/** Two quiet rising notes. Silent where the browser has no sound, or allows none before the person has touched the page. */
export function playTwoNotes(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  [523.25, 659.25].forEach((pitch, index) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const from = audio.currentTime + index * NOTE_SECONDS;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + NOTE_SECONDS);
    if (index === 1) note.onended = () => void audio.close();
  });
}
