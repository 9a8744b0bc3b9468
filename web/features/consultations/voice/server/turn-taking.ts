import { SILENT_BELOW, SPEAKS_ABOVE } from '~/web/call/speaking';

/** Whose turn it is, from how loud the microphone is. Pure: levels go in, an answer comes out. */
export interface TurnTaking {
  readonly speaking: boolean;
  /** Milliseconds of speech heard so far while no turn is open; it fades between syllables. */
  readonly heardFor: number;
  /** Milliseconds of silence, if somebody speaks. */
  readonly silentFor: number;
  /** How loud the room is by itself (root mean square, 0 to 1). */
  readonly floor: number;
}

/** Milliseconds of silence that end a turn: longer than the pause of who looks for a word. */
export const TURN_ENDS_AFTER = 900;
/** Milliseconds of speech that begin one; while the patient speaks it takes more, for the loudspeaker is heard, too. */
export const TURN_BEGINS_AFTER = 120;
export const INTERRUPTS_AFTER = 200;

/** Between syllables, what was heard fades so much more slowly than it came. */
const FADES = 0.25;
/** Speech is so many times louder than the room; if it ends, so many times. */
const ABOVE_FLOOR = 3;
const BELOW_FLOOR = 1.8;
/** What is left of the patient's voice in the microphone is quieter than a person in front of it. */
const INTERRUPTS_LOUDER = 2;
/** The share of the way that the floor goes in 20 ms: down at once, up within ten seconds, as with a fan that was switched on. */
const DOWN = 0.3;
const UP = 0.002;
const STEP_MS = 20;

export const BEFORE_SPEECH: TurnTaking = { speaking: false, heardFor: 0, silentFor: 0, floor: 0 };

/** The floor after a block. */
function floorAfter(floor: number, level: number, length: number): number {
  const share = 1 - (1 - (level < floor ? DOWN : UP)) ** (length / STEP_MS);
  return floor + (level - floor) * share;
}

/**
 * @param level root mean square of a block, 0 to 1
 * @param length of the block, in milliseconds
 * @param patientSpeaks whether the patient is heard from the loudspeaker
 */
export function listen(before: TurnTaking, level: number, length: number, patientSpeaks: boolean): TurnTaking {
  const floor = floorAfter(before.floor, level, length);
  if (before.speaking) {
    const silent = level < Math.max(SILENT_BELOW, before.floor * BELOW_FLOOR);
    const silentFor = silent ? before.silentFor + length : 0;
    return { speaking: silentFor < TURN_ENDS_AFTER, heardFor: 0, silentFor, floor };
  }
  const above = Math.max(SPEAKS_ABOVE, before.floor * ABOVE_FLOOR) * (patientSpeaks ? INTERRUPTS_LOUDER : 1);
  const heardFor = Math.max(0, before.heardFor + (level > above ? length : -length * FADES));
  const speaking = heardFor >= (patientSpeaks ? INTERRUPTS_AFTER : TURN_BEGINS_AFTER);
  return { speaking, heardFor: speaking ? 0 : heardFor, silentFor: 0, floor };
}
