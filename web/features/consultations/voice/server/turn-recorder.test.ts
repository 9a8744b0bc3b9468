import { SPEECH_SECONDS_MAX } from '~/domain/consultations/speech/contract';
import { loudnessOf } from '~/web/call/speaking';
import { blocksOf, joined, noisy, quiet, RATE, silence, speech } from '../../testing/made-sound';
import { resample } from './resample';
import { KEPT_BEFORE, TurnRecorder } from './turn-recorder';
import { INTERRUPTS_AFTER, TURN_BEGINS_AFTER, TURN_ENDS_AFTER } from './turn-taking';

/** What comes of sounds, one after the other. @param patient whether the patient is heard meanwhile */
function record(sound: Float32Array, { byLevel = true, patient = false } = {}) {
  const events: string[] = [];
  const turns: Float32Array[] = [];
  let seconds = 0;
  const note = (what: string) => events.push(`${what} ${seconds.toFixed(1)}`);
  const recorder = new TurnRecorder(RATE, byLevel, {
    began: () => note('began'),
    ended: (samples) => {
      note('ended');
      turns.push(samples);
    },
  });
  for (const block of blocksOf(sound)) {
    seconds += block.length / RATE;
    recorder.take(block, patient);
  }
  return { recorder, events, turns };
}
/** A fan that runs up within twenty seconds, and is louder then than quiet speech. */
const fan = (seconds: number) => noisy(seconds, (time) => Math.min(0.06, time * 0.003), 3);
/** When something happened, in seconds. */
const timeOf = (events: readonly string[], what: string) =>
  events.filter((event) => event.startsWith(what)).map((event) => Number(event.split(' ')[1]));

describe('a turn', () => {
  it('begins with speech and ends with a silence, and has its first sound', () => {
    const { events, turns } = record(joined(quiet(1), speech(2), quiet(3)));
    expect(timeOf(events, 'began')).toEqual([expect.closeTo(1 + TURN_BEGINS_AFTER / 1_000, 0)]);
    const [end] = timeOf(events, 'ended');
    expect(end).toBeGreaterThan(2.7);
    expect(end).toBeLessThan(3 + TURN_ENDS_AFTER / 1_000 + 0.2);
    expect(turns).toHaveLength(1);
    const [turn] = turns;
    // From before it was recognised as speech until the end of the silence.
    expect(turn!.length / RATE).toBeGreaterThan(2 + TURN_ENDS_AFTER / 1_000 - 0.2);
    expect(loudnessOf(turn!.subarray(0, RATE / 10))).toBeLessThan(0.01);
    const first = turn!.findIndex((sample) => Math.abs(sample) > 0.05) / RATE;
    expect(first).toBeGreaterThan(0.1);
    expect(first).toBeLessThan(KEPT_BEFORE / 1_000 + 0.05);
  });

  it('goes on through the pause of who looks for a word', () => {
    const { turns } = record(joined(quiet(1), speech(1), quiet(0.6), speech(1), quiet(2)));
    expect(turns).toHaveLength(1);
    expect(turns[0]!.length / RATE).toBeGreaterThan(3);
  });

  it('follows the one before, each by itself', () => {
    const { turns } = record(joined(quiet(1), speech(1), quiet(1.5), speech(1), quiet(1.5), speech(1), quiet(1.5)));
    expect(turns).toHaveLength(3);
    for (const turn of turns) expect(turn.length / RATE).toBeLessThan(2.6);
  });

  it.each([
    ['a quiet room', quiet(5)],
    ['no sound at all', silence(5)],
    ['a knock on the table', joined(quiet(1), noisy(0.05, 0.9), quiet(2))],
    ['noise that grows slowly', fan(30)],
    ['a voice far away', joined(quiet(2), speech(2, 0.02), quiet(1))],
  ])('is not: %s', (_, sound) => expect(record(sound).events).toEqual([]));

  it('is heard above a fan, and ends although the fan goes on', () => {
    const over = noisy(2, (time) => 0.06 + 0.6 * Math.max(0, Math.sin(8 * Math.PI * time)));
    const { turns } = record(joined(fan(30), over, noisy(4, 0.06, 3)));
    expect(turns).toHaveLength(1);
    expect(turns[0]!.length / RATE).toBeLessThan(4);
  });

  it('that a fan began, switched on at once, ends by itself, and is the only one', () => {
    const { events, turns } = record(joined(quiet(1), noisy(40, 0.06, 3)));
    expect(timeOf(events, 'began')).toHaveLength(1);
    expect(timeOf(events, 'ended')[0]).toBeLessThan(15);
    expect(turns).toHaveLength(1);
  });

  it(`is cut after ${SPEECH_SECONDS_MAX} s, and what is said after that is not lost`, () => {
    const { turns } = record(joined(quiet(1), speech(SPEECH_SECONDS_MAX + 10), quiet(2)));
    expect(turns).toHaveLength(2);
    for (const turn of turns) expect(turn.length / RATE).toBeLessThanOrEqual(SPEECH_SECONDS_MAX);
    expect((turns[0]!.length + turns[1]!.length) / RATE).toBeGreaterThan(SPEECH_SECONDS_MAX + 9);
  });

  it('by hand ends with the hand, not with a silence', () => {
    const { recorder, turns } = record(joined(quiet(1), speech(1), quiet(2), speech(1), quiet(2)), { byLevel: false });
    expect(turns).toHaveLength(0);
    expect(recorder.finish()).toBe(true);
    expect(turns).toHaveLength(1);
    expect(turns[0]!.length / RATE).toBeGreaterThan(6);
    expect(recorder.finish()).toBe(false);
  });

  it('in which nobody spoke is none', () => {
    const { recorder, turns } = record(quiet(3), { byLevel: false });
    expect(recorder.finish()).toBe(false);
    expect(turns).toEqual([]);
  });
});

describe('while the patient speaks', () => {
  it('what is left of their voice in the microphone is not a turn', () => {
    const echo = joined(quiet(1), speech(3, 0.08), quiet(1));
    expect(record(echo, { patient: true }).events).toEqual([]);
    expect(record(echo).events).not.toEqual([]);
  });

  it('somebody who speaks up interrupts, a little later than in silence', () => {
    const words = joined(quiet(1), noisy(2, 0.4), quiet(2));
    const [alone] = timeOf(record(words).events, 'began');
    const [over] = timeOf(record(words, { patient: true }).events, 'began');
    expect(over).toBeGreaterThan(alone!);
    expect(over).toBeLessThan(1 + INTERRUPTS_AFTER / 1_000 + 0.15);
  });
});

describe('another rate', () => {
  const tone = (rate: number, hertz: number) =>
    Float32Array.from({ length: rate }, (_, index) => Math.sin((index / rate) * 2 * Math.PI * hertz));
  /** How often it crosses zero upwards. */
  const crossings = (samples: Float32Array) =>
    samples.filter((sample, index) => index > 0 && samples[index - 1]! < 0 && sample >= 0).length;

  it.each([48_000, 44_100, 16_000])('from %d keeps length, pitch and loudness', (rate) => {
    const result = resample(tone(rate, 300), rate, 16_000);
    expect(result).toHaveLength(16_000);
    expect(Math.abs(crossings(result) - 300)).toBeLessThanOrEqual(1);
    expect(loudnessOf(result)).toBeCloseTo(Math.SQRT1_2, 1);
  });
});
