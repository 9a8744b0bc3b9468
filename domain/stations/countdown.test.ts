import {
  allowedCommands,
  apply,
  defaultMinutes,
  LONGEST,
  MINUTE,
  preferenceKey,
  remainingAt,
  secondsShown,
  secondsUsed,
  setUp,
  setUpAfterReading,
  stateAt,
  type Countdown,
  type CountdownCommand,
} from './countdown';

const NOW = 1_700_000_000_000;
const after = (countdown: Countdown, commands: [CountdownCommand, number][], minutes = 8) =>
  commands.reduce((value, [command, at]) => apply(value, command, NOW + at, minutes), countdown);
const enabled = (countdown: Countdown, at = 0) =>
  Object.entries(allowedCommands(countdown, NOW + at))
    .filter(([, allowed]) => allowed)
    .map(([command]) => command);

describe('the states of the countdown (spec 3 §4)', () => {
  // rules: 3.4.1
  it('is set up paused', () => {
    expect(stateAt(setUp(8), NOW)).toBe('paused');
    expect(secondsShown(setUp(8), NOW)).toBe(480);
  });

  // rules: 3.4.2
  it('runs after start, pauses, and goes on from where it was', () => {
    const paused = after(setUp(8), [
      ['start', 0],
      ['pause', 60_000],
    ]);
    expect(stateAt(paused, NOW + 500_000)).toBe('paused');
    expect(secondsShown(paused, NOW + 500_000)).toBe(420);
    const again = apply(paused, 'start', NOW + 500_000, 8);
    expect(secondsShown(again, NOW + 501_000)).toBe(419);
  });

  // rules: 3.4.2
  it('is finished at zero and not a moment earlier', () => {
    const running = apply(setUp(1), 'start', NOW, 1);
    expect(stateAt(running, NOW + MINUTE - 1)).toBe('running');
    expect(secondsShown(running, NOW + MINUTE - 1)).toBe(1);
    expect(stateAt(running, NOW + MINUTE)).toBe('finished');
    expect(secondsShown(running, NOW + MINUTE)).toBe(0);
  });

  it('is right after the device slept through the end', () => {
    const running = apply(setUp(8), 'start', NOW, 8);
    expect(remainingAt(running, NOW + 3 * 60 * MINUTE)).toBe(0);
    expect(secondsUsed(running, NOW + 3 * 60 * MINUTE)).toBe(480);
  });

  it('never shows more than it was set to when the clock of the device goes back', () => {
    expect(remainingAt(apply(setUp(8), 'start', NOW, 8), NOW - 5_000)).toBe(8 * MINUTE);
  });

  it('waits at 0 for a nursing candidate, and is over as soon as it is started', () => {
    expect(stateAt(setUp(0), NOW)).toBe('paused');
    expect(stateAt(apply(setUp(0), 'start', NOW, 0), NOW)).toBe('finished');
  });
});

describe('which control is enabled when (spec 3 §4)', () => {
  // rules: 3.4.4
  it('paused: everything but pause', () =>
    expect(enabled(setUp(8))).toEqual(['start', 'reset', 'add_minute', 'subtract_minute']));
  // rules: 3.4.3, 3.4.5
  it('running: pause alone', () => expect(enabled(apply(setUp(8), 'start', NOW, 8), 1_000)).toEqual(['pause']));
  it('reading: start alone, which skips the rest of it', () => {
    const reading = setUpAfterReading(8, 2, NOW);
    expect(allowedCommands(reading, NOW + 1_000)).toMatchObject({
      start: true,
      pause: false,
      reset: false,
      add_minute: false,
      subtract_minute: false,
    });
    expect([
      stateAt(reading, NOW + 1_000),
      secondsShown(reading, NOW + 1_000),
      remainingAt(reading, NOW + 1_000),
    ]).toEqual(['reading', 119, 8 * MINUTE]);
    expect(apply(reading, 'pause', NOW + 1_000, 8)).toBe(reading);
    expect(apply(reading, 'start', NOW + 1_000, 8)).toEqual({
      total: 8 * MINUTE,
      remaining: 8 * MINUTE,
      startedAt: NOW + 1_000,
    });
  });
  it('reading: the countdown begins by itself when it ends', () => {
    const reading = setUpAfterReading(8, 2, NOW);
    expect([
      stateAt(reading, NOW + 2 * MINUTE),
      secondsShown(reading, NOW + 2 * MINUTE + 5_000),
      secondsUsed(reading, NOW + 3 * MINUTE),
    ]).toEqual(['running', 475, 60]);
    expect(setUpAfterReading(8, 0, NOW)).toEqual(setUp(8));
  });
  it('finished: start, reset and adding a minute', () =>
    expect(enabled(apply(setUp(1), 'start', NOW, 1), MINUTE)).toEqual(['start', 'reset', 'add_minute']));

  // rules: 3.5.26
  it('subtracts a minute only while the minutes are above 0 (spec 3 §5)', () => {
    const almost = after(setUp(1), [
      ['start', 0],
      ['pause', 1],
    ]);
    expect(allowedCommands(almost, NOW).subtract_minute).toBe(false);
    expect(allowedCommands(setUp(1), NOW).subtract_minute).toBe(true);
    expect(secondsShown(apply(setUp(1), 'subtract_minute', NOW, 1), NOW)).toBe(0);
  });

  it('can be set to 4 hours at most', () =>
    expect(allowedCommands(setUp(LONGEST / MINUTE), NOW).add_minute).toBe(false));

  it('ignores a command that is not enabled', () => {
    const running = apply(setUp(8), 'start', NOW, 8);
    for (const command of ['start', 'reset', 'add_minute', 'subtract_minute'] as const)
      expect(apply(running, command, NOW + 1_000, 8)).toBe(running);
    const paused = setUp(8);
    expect(apply(paused, 'pause', NOW, 8)).toBe(paused);
  });
});

describe('the time used (spec 3 §4)', () => {
  // rules: 3.4.10
  it('is the starting seconds minus the seconds remaining', () =>
    expect(secondsUsed(apply(setUp(8), 'start', NOW, 8), NOW + 95_000)).toBe(95));

  it('is not changed by minutes added or taken away', () => {
    const longer = after(setUp(8), [
      ['start', 0],
      ['pause', 95_000],
      ['add_minute', 95_000],
      ['add_minute', 95_000],
      ['subtract_minute', 95_000],
    ]);
    expect(secondsShown(longer, NOW)).toBe(480 - 95 + 60);
    expect(secondsUsed(longer, NOW)).toBe(95);
  });

  it('begins again after a reset, which goes back to the minutes it is given', () => {
    const reset = after(
      setUp(9),
      [
        ['start', 0],
        ['pause', 95_000],
        ['reset', 95_000],
      ],
      8,
    );
    expect(reset).toEqual(setUp(8));
    expect(secondsUsed(reset, NOW)).toBe(0);
  });
});

describe('where a timer starts from (spec 3 §9)', () => {
  const station = (
    style: number,
    more: Partial<{ long_case: boolean; candidate_minutes: number; examiner_minutes: number }> = {},
  ) => ({
    style,
    long_case: false,
    candidate_minutes: null,
    examiner_minutes: null,
    ...more,
  });

  // rules: 3.9.1, 3.9.2, 3.9.3, 3.9.4, 3.9.5
  it.each([
    ['student', station(1), 2],
    ['student', station(2), 3],
    ['student', station(3), 0],
    ['student', station(4), 2],
    ['examiner', station(1), 8],
    ['examiner', station(2), 12],
    ['examiner', station(3), 8],
    ['examiner', station(4), 8],
    ['examiner', station(1, { long_case: true }), 15],
    ['patient', station(2), 12],
    ['single_player', station(1), 10],
    ['single_player', station(1, { long_case: true }), 17],
    ['virtual_patient', station(1), 8],
  ] as const)('%s of %o: %d minutes', (kind, which, minutes) => expect(defaultMinutes(kind, which)).toBe(minutes));

  // rules: 3.3.9, 3.9.6
  it('is overridden by what the author set, 0 included', () => {
    const authored = station(2, { candidate_minutes: 0, examiner_minutes: 9, long_case: true });
    expect(defaultMinutes('student', authored)).toBe(0);
    expect(defaultMinutes('examiner', authored)).toBe(9);
    expect(defaultMinutes('patient', authored)).toBe(9);
    expect(defaultMinutes('virtual_patient', authored)).toBe(9);
    expect(defaultMinutes('single_player', authored)).toBe(9);
  });

  // rules: 3.9.7
  it('keeps a preference per kind of timer', () => {
    const keys = [
      preferenceKey('student', 1, 2),
      preferenceKey('examiner', 1, 8),
      preferenceKey('examiner', 2, 12),
      preferenceKey('examiner', 1, 15),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
