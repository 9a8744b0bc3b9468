/** @jest-environment jsdom */
import { dismissHere, firstSight, isSpentHere, maySlideIn, noteSeen, noteSlideIn } from './device';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const ONE = { id: 1, most_shows: 3, every_hours: 24 };
const OTHER = { id: 2, most_shows: 1, every_hours: 1 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a slide-in is shown so often and no more, with its hours between', () => {
  let now = NOW;
  for (let times = 0; times < 3; times += 1) {
    expect(maySlideIn(ONE, now)).toBe(true);
    noteSlideIn(ONE.id, now);
    expect(maySlideIn(ONE, now + 24 * HOUR - 1)).toBe(false);
    now += 24 * HOUR;
  }
  expect(maySlideIn(ONE, now + 1_000 * HOUR)).toBe(false);
});

it('two different ones have twelve hours between them', () => {
  noteSlideIn(ONE.id, NOW);
  expect(maySlideIn(OTHER, NOW + 12 * HOUR - 1)).toBe(false);
  expect(maySlideIn(OTHER, NOW + 12 * HOUR)).toBe(true);
});

it('hours between below twelve hold for the promotion that has them', () => {
  const often = { id: 3, most_shows: 5, every_hours: 2 };
  noteSlideIn(often.id, NOW);
  expect(maySlideIn(often, NOW + 2 * HOUR - 1)).toBe(false);
  expect(maySlideIn(often, NOW + 2 * HOUR)).toBe(true);
  expect(maySlideIn(OTHER, NOW + 2 * HOUR)).toBe(false);
});

it('one of the carousel is seen in so many tabs and no more, independent of others that slide in', () => {
  for (let tabs = 0; tabs < ONE.most_shows; tabs += 1) {
    sessionStorage.clear();
    expect(isSpentHere(ONE)).toBe(false);
    for (let looks = 0; looks < 2; looks += 1) if (firstSight(ONE.id)) noteSeen(ONE.id);
  }
  // It does not vanish from where it is being looked at.
  expect(isSpentHere(ONE)).toBe(false);
  sessionStorage.clear();
  expect(isSpentHere(ONE)).toBe(true);
  expect(isSpentHere(OTHER)).toBe(false);
  expect(maySlideIn(OTHER, NOW)).toBe(true);
});

it('one that was dismissed is never shown again', () => {
  dismissHere(ONE.id);
  expect(maySlideIn(ONE, NOW + 10_000 * HOUR)).toBe(false);
  expect(maySlideIn(OTHER, NOW)).toBe(true);
});
