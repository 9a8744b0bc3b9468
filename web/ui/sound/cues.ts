import { isMuted } from './muted';
import { play, type Tone } from './tones';

const note = (hertz: number, from: number): Tone => ({ hertz, from, length: 0.16, volume: 0.15 });
/** A struck bell: the tone and its overtones, which fade sooner. */
const stroke = (from: number): Tone[] => [
  { hertz: 880, from, length: 1.4, volume: 0.2 },
  { hertz: 2_428, from, length: 0.7, volume: 0.08 },
  { hertz: 4_759, from, length: 0.35, volume: 0.03 },
];

/** A partner was found. */
export const playMatch = (): void => play([note(880, 0), note(1_175, 0.18), note(880, 0.5), note(1_175, 0.68)]);

/** Something passed to this person: two quiet rising notes. */
export const playTwoNotes = (): void =>
  play([note(523.25, 0), note(659.25, 0.16)].map((tone) => ({ ...tone, volume: 0.12 })));

/** The four roles are one chord: who is all there, is heard. */
const OF_ROLE = { student: 523.25, examiner: 659.25, patient: 783.99, observer: 1_046.5 };

/** Somebody got a role: one soft note; silent when muted. */
export function playRole(role: keyof typeof OF_ROLE): void {
  if (isMuted()) return;
  play([{ hertz: OF_ROLE[role], from: 0, length: 0.6, volume: 0.1, swell: 0.02 }]);
}

/** A second before the start has passed; silent when muted. */
export function playCount(): void {
  if (isMuted()) return;
  play([{ hertz: 392, from: 0, length: 0.25, volume: 0.12, swell: 0.01 }]);
}

/** Somebody knocks: two short low taps; silent when muted. */
export function playKnock(): void {
  if (isMuted()) return;
  play([0, 0.14].map((from) => ({ hertz: 196, from, length: 0.12, volume: 0.25 })));
}

/** Time is up: two soft falling tones; silent when muted. */
export function playEnd(): void {
  if (isMuted()) return;
  play([659, 523].map((hertz, index) => ({ hertz, from: index * 0.45, length: 0.9, volume: 0.2, swell: 0.05 })));
}

/** The bell of a circuit: one stroke to begin, two as a warning, three at the end; silent when muted. */
export function playBell(strokes: 1 | 2 | 3): void {
  if (isMuted()) return;
  play(Array.from({ length: strokes }, (_, index) => stroke(index * 0.55)).flat());
}
