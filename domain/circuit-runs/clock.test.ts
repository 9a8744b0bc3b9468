import fc from 'fast-check';
import {
  addMinute,
  beginRoundNow,
  bellsBetween,
  bellsOf,
  pause,
  positionAt,
  remainingOf,
  restart,
  resume,
  type RunClock,
  runningTime,
  skip,
} from './clock';
import { PHASES } from './phases';

const MINUTE = 60_000;
const round = (reading: number, station: number, feedback: number) => ({
  reading: reading * MINUTE,
  station: station * MINUTE,
  feedback: feedback * MINUTE,
});
const clock = (over: Partial<RunClock> = {}): RunClock => ({
  startedAt: 1_000,
  pausedMs: 0,
  pausedAt: null,
  rounds: [round(2, 8, 3), round(0, 8, 3)],
  ...over,
});
const at = (minutes: number) => 1_000 + minutes * MINUTE;

const lengths = fc.record({ reading: fc.nat(300_000), station: fc.nat(900_000), feedback: fc.nat(300_000) });
const clocks = fc.record({
  startedAt: fc.nat(1e12),
  pausedMs: fc.constant(0),
  pausedAt: fc.constant(null),
  rounds: fc.array(lengths, { minLength: 1, maxLength: 12 }),
}) as fc.Arbitrary<RunClock>;
const rank = (one: RunClock, now: number) => {
  const position = positionAt(one, now);
  return position ? position.round * 3 + PHASES.indexOf(position.phase) : Infinity;
};

describe('the one clock', () => {
  it('goes from reading to the station to the feedback and on to the next round, passing over what has no length', () => {
    const where = [0, 1.99, 2, 9.99, 10, 12.99, 13, 20.99, 21].map((minutes) => positionAt(clock(), at(minutes)));
    expect(where.map((position) => [position?.round, position?.phase])).toEqual([
      [0, 'reading'],
      [0, 'reading'],
      [0, 'station'],
      [0, 'station'],
      [0, 'feedback'],
      [0, 'feedback'],
      [1, 'station'],
      [1, 'station'],
      [1, 'feedback'],
    ]);
    expect(positionAt(clock(), at(24))).toBeNull();
    expect(positionAt(clock(), at(3))).toEqual({
      round: 0,
      phase: 'station',
      elapsed: MINUTE,
      remaining: 7 * MINUTE,
      total: 8 * MINUTE,
      endsAt: at(10),
    });
  });

  it('never goes back, and what has run and what is left of a phase are its length', () => {
    fc.assert(
      fc.property(clocks, fc.nat(20_000_000), fc.nat(20_000_000), (one, first, later) => {
        const now = one.startedAt + first;
        expect(rank(one, now + later)).toBeGreaterThanOrEqual(rank(one, now));
        const position = positionAt(one, now);
        if (position) expect(position.elapsed + position.remaining).toBe(one.rounds[position.round]![position.phase]);
      }),
    );
  });

  it('pausing neither loses nor gains time, however often', () => {
    fc.assert(
      fc.property(
        clocks,
        fc.array(fc.tuple(fc.nat(300_000), fc.nat(3_600_000)), { maxLength: 8 }),
        fc.nat(600_000),
        (start, breaks, rest) => {
          let now = start.startedAt;
          let ran = 0;
          let one = start;
          for (const [runs, stands] of breaks) {
            now += runs;
            ran += runs;
            one = pause(one, now);
            expect(positionAt(one, now + stands)?.remaining).toBe(positionAt(one, now)?.remaining);
            now += stands;
            one = resume(one, now);
          }
          now += rest;
          ran += rest;
          expect(runningTime(one, now)).toBe(ran);
          expect(positionAt(one, now)).toEqual(
            positionAt(start, start.startedAt + ran) && {
              ...positionAt(start, start.startedAt + ran)!,
              endsAt: expect.any(Number),
            },
          );
        },
      ),
    );
  });

  it('pausing twice is pausing once, and so is going on', () => {
    const paused = pause(clock(), at(1));
    expect(pause(paused, at(5))).toBe(paused);
    const on = resume(paused, at(6));
    expect(resume(on, at(9))).toBe(on);
    expect(positionAt(on, at(6))).toMatchObject({ phase: 'reading', remaining: MINUTE, endsAt: at(7) });
  });

  it('shows the same seconds on every device, with any clock of its own', () => {
    fc.assert(
      fc.property(clocks, fc.nat(3_000_000), fc.integer({ min: -1e9, max: 1e9 }), (one, elapsed, wrongBy) => {
        const now = one.startedAt + elapsed;
        const position = positionAt(one, now);
        if (!position) return;
        const device = now + wrongBy;
        const offset = now - device;
        expect(remainingOf({ phase_ends_at: position.endsAt, remaining: null }, device + offset)).toBe(
          position.remaining,
        );
      }),
    );
  });

  it('is skipped to the next phase by making this one as long as it was', () => {
    fc.assert(
      fc.property(clocks, fc.nat(20_000_000), (one, elapsed) => {
        const now = one.startedAt + elapsed;
        const before = positionAt(one, now);
        const after = positionAt(skip(one, now), now);
        if (!before) return;
        expect(rank(skip(one, now), now)).toBeGreaterThan(rank(one, now));
        if (after) expect(after.elapsed).toBe(0);
      }),
    );
  });

  it('is skipped while paused, and stays paused', () => {
    const skipped = skip(pause(clock(), at(3)), at(7));
    expect([skipped.pausedAt, positionAt(skipped, at(9))]).toMatchObject([
      at(3),
      { phase: 'feedback', elapsed: 0, remaining: 3 * MINUTE },
    ]);
  });

  it('has a minute more, up to 4 hours', () => {
    expect(positionAt(addMinute(clock(), at(9)), at(9))).toMatchObject({
      phase: 'station',
      remaining: 2 * MINUTE,
      total: 9 * MINUTE,
    });
    const longest = clock({ rounds: [round(240, 1, 1)] });
    expect(addMinute(longest, at(1))).toBe(longest);
  });

  it('begins a phase anew', () => {
    expect(positionAt(restart(clock(), at(1.5)), at(1.5))).toMatchObject({ phase: 'reading', remaining: 2 * MINUTE });
  });

  it('counts time that nobody could use as a pause, so that a server that was down takes no round from anybody', () => {
    const late = beginRoundNow(clock(), 1, at(60));
    expect(positionAt(late, at(60))).toMatchObject({ round: 1, phase: 'station', elapsed: 0, remaining: 8 * MINUTE });
    expect(positionAt(beginRoundNow(pause(clock(), at(12)), 1, at(60)), at(90))).toMatchObject({
      round: 1,
      elapsed: 0,
    });
  });
});

describe('the bells', () => {
  it('ring as the station begins, 2 minutes before its end, and at its end', () => {
    expect(bellsOf({ total: 8 * MINUTE, endsAt: at(10) })).toEqual([
      { bell: 'start', at: at(2) },
      { bell: 'warning', at: at(8) },
      { bell: 'end', at: at(10) },
    ]);
    expect(bellsOf({ total: 2 * MINUTE, endsAt: at(10) }).map(({ bell }) => bell)).toEqual(['start', 'end']);
  });

  it('ring once each, however a screen looks at the time, and only for the station', () => {
    const timing = { phase: 'station' as const, phase_total: 8 * MINUTE, phase_ends_at: at(10) };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 * MINUTE }), { maxLength: 30 }), (looks) => {
        const times = [at(0), ...looks.sort((one, other) => one - other).map((offset) => at(0) + offset), at(12)];
        expect(times.slice(1).flatMap((until, index) => bellsBetween(timing, times[index]!, until))).toEqual([
          'start',
          'warning',
          'end',
        ]);
      }),
    );
    expect(bellsBetween({ ...timing, phase: 'reading' }, at(0), at(12))).toEqual([]);
    expect(bellsBetween({ ...timing, phase_ends_at: null }, at(0), at(12))).toEqual([]);
  });
});
