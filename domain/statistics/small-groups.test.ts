import { randomly } from '~/infra/tooling/testing/randomly';
import { hiddenInOrder, hiddenParts, isShareShown, isSmall, PEOPLE_MIN } from './small-groups';

const hidden = (...people: number[]): number[] =>
  [...hiddenParts(new Map(people.map((count, index) => [index, count])))].sort((a, b) => a - b);

it('a group is small with one to four people, and not with none', () => {
  expect([0, 1, 4, 5, 100].map(isSmall)).toEqual([false, true, true, false, false]);
});

it.each([
  [[9, 8], []],
  [[9, 0, 8], []],
  [
    [9, 8, 4],
    [1, 2],
  ],
  [
    [8, 8, 4],
    [0, 2],
  ],
  [
    [9, 3, 4],
    [0, 1, 2],
  ],
  [
    [3, 4],
    [0, 1],
  ],
  [[], []],
])('of %j the parts %j are hidden', (people, expected) => {
  expect(hidden(...people)).toEqual(expected);
});

it('what is left of the whole is nobody, or a group that is not small, whatever the parts are', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomly(seed);
    const people = Array.from({ length: random.below(8) }, () =>
      random.chance(0.6) ? random.below(6) : random.below(40),
    );
    const whole = people.reduce((sum, one) => sum + one, 0);
    // A whole that is small itself is not shown: nothing can be subtracted from it.
    if (isSmall(whole)) continue;
    const gone = hidden(...people);
    const shown = people.filter((_, index) => !gone.includes(index));
    expect(shown.some(isSmall)).toBe(false);
    const left = whole - shown.reduce((sum, one) => sum + one, 0);
    expect(left === 0 || left >= PEOPLE_MIN).toBe(true);
    // Parts may have people in common: one that is hidden is not small by itself, or nothing is shown.
    if (gone.length > 0)
      expect(shown.every((one) => one === 0) || gone.some((one) => people[one]! >= PEOPLE_MIN)).toBe(true);
  }
});

it.each([
  [[9, 8], false, []],
  [[9, 8], true, [0]],
  [[3, 9, 8], false, [0, 1]],
  [[9, 0, 8, 4], true, [0, 3]],
  [[3, 4], true, [0, 1]],
  [[], true, []],
])('of the hours %j, held %s, %j are hidden', (people, isHeld, expected) => {
  const gone = hiddenInOrder(new Map(people.map((count, hour) => [hour, count])), isHeld);
  expect([...gone].sort()).toEqual(expected);
});

it('whatever was shown of a day at any moment leaves nobody, or a group that is not small', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = randomly(seed);
    const hours = Array.from({ length: random.below(10) }, () =>
      random.chance(0.6) ? random.below(6) : random.below(40),
    );
    const seen = new Set<number>();
    // After each hour, and when the day is over.
    for (let moment = 1; moment <= hours.length + 1; moment += 1) {
      const parts = new Map(hours.slice(0, moment).map((people, hour) => [hour, people]));
      const gone = hiddenInOrder(parts, moment <= hours.length);
      for (const [hour, people] of parts) if (people > 0 && !gone.has(hour)) seen.add(hour);
    }
    for (let moment = 1; moment <= hours.length; moment += 1) {
      const left = hours.slice(0, moment).filter((people, hour) => people > 0 && !seen.has(hour));
      const isAnyKnown = [...seen].some((hour) => hour < moment);
      if (isAnyKnown && left.length > 0) expect(Math.max(...left)).toBeGreaterThanOrEqual(PEOPLE_MIN);
    }
    expect([...seen].some((hour) => isSmall(hours[hour]!))).toBe(false);
  }
});

it.each([
  [20, 10, true],
  [20, 0, true],
  [20, 20, true],
  [20, 4, false],
  [20, 16, false],
  [4, 0, false],
  [0, 0, true],
])('a share of %i of whom %i: shown is %s', (whole, part, shown) => {
  expect(isShareShown(whole, part)).toBe(shown);
});
