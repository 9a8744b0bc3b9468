import { streakOf } from './streak';

const TODAY = 20_000;
/** `x` is a day with practice, the last one today. */
const of = (line: string) =>
  streakOf(new Set([...line].flatMap((sign, at) => (sign === 'x' ? [TODAY - line.length + 1 + at] : []))), TODAY);

describe('a streak', () => {
  it.each([
    ['', 0, false],
    ['x', 1, false],
    ['xxx', 3, false],
    ['xx.', 2, false],
    ['xxxx.xx', 6, true],
    // Yesterday was missed, and today is not over.
    ['xxx..', 3, true],
    ['xxx...', 0, false],
    ['xx..xx', 2, false],
    // The second missed day within a week ends it.
    ['xx.xxx.xx', 5, true],
    // Six days of practice lie between them.
    ['xx.xxxxxx.xx', 10, true],
  ])('of %j has %d days', (line, days, forgiven) => expect(of(line)).toEqual({ days, forgiven }));
});
