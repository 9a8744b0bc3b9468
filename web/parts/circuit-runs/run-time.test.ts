import { remainingAt } from '~/domain/stations/countdown';
import { bellAt, countdownOf } from './run-time';

const MINUTE = 60_000;
const END = 1_800_000_000_000;
const station = { round: 2, phase: 'station', phase_total: 8 * MINUTE, phase_ends_at: END } as const;
const bell = (at: number, more: Partial<Parameters<typeof bellAt>[0]> = {}) =>
  bellAt({ ...station, ...more }, at)?.bell ?? null;

describe("the run's one clock", () => {
  it('counts down to the end that the server gave', () =>
    expect(
      remainingAt(countdownOf({ phase_total: 8 * MINUTE, phase_ends_at: END, remaining: null }), END - 5_000),
    ).toBe(5_000));
  it('stands still while paused', () =>
    expect(remainingAt(countdownOf({ phase_total: 8 * MINUTE, phase_ends_at: null, remaining: 90_000 }), END)).toBe(
      90_000,
    ));
  it('is right where the phase ended while nobody looked', () =>
    expect(remainingAt(countdownOf({ phase_total: MINUTE, phase_ends_at: END, remaining: null }), END + MINUTE)).toBe(
      0,
    ));
});

describe('the bell', () => {
  it('rings at the start of the station, two minutes before its end, and at its end', () => {
    expect([END - 8 * MINUTE, END - 7 * MINUTE, END - 2 * MINUTE, END - MINUTE, END].map((at) => bell(at))).toEqual([
      'start',
      null,
      'warning',
      null,
      'end',
    ]);
  });
  it('rings the end of a station that was skipped when the feedback begins', () =>
    expect(bell(END - 3 * MINUTE, { phase: 'feedback', phase_total: 3 * MINUTE })).toBe('end'));
  it('is silent while paused and in the reading', () => {
    expect(bell(END, { phase_ends_at: null })).toBeNull();
    expect(bell(END - 8 * MINUTE, { phase: 'reading' })).toBeNull();
  });
  it('has not been missed for two seconds, and has after that', () => {
    expect(bell(END - 8 * MINUTE + 1_999)).toBe('start');
    expect(bell(END - 8 * MINUTE + 2_000)).toBeNull();
  });
  it('is one bell, whether the clock or the server says first that the station is over', () => {
    expect(bellAt(station, END)?.name).toBe(
      bellAt({ ...station, phase: 'feedback', phase_total: MINUTE, phase_ends_at: END + MINUTE }, END)?.name,
    );
  });
  it('warns again when a minute was added after the warning', () => {
    expect(bellAt(station, END - 2 * MINUTE)?.name).not.toBe(
      bellAt({ ...station, phase_ends_at: END + MINUTE, phase_total: 9 * MINUTE }, END - MINUTE)?.name,
    );
  });
});
