/** @jest-environment jsdom */
import { glideTo, SCROLL_MS } from './scroll';

const HEIGHT = 1_000;
let scrolled: number[];
const { innerHeight, scrollTo, matchMedia } = window;

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = [];
  Object.assign(window, {
    innerHeight: HEIGHT,
    scrollTo: (_: number, top: number) => void scrolled.push(top),
    matchMedia: () => ({ matches: false }),
  });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { innerHeight, scrollTo, matchMedia });
});

const elementAt = (top: number) => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  return element;
};

// rules: 1.9.11
it('a page glides for 1000 ms to what is new below', () => {
  expect(SCROLL_MS).toBe(1_000);
  glideTo(elementAt(2_000));
  jest.advanceTimersByTime(900);
  expect(scrolled.at(-1)).toBeLessThan(1_550);
  jest.advanceTimersByTime(150);
  expect(scrolled.at(-1)).toBe(1_550);
  const steps = scrolled.length;
  jest.advanceTimersByTime(1_000);
  expect(scrolled).toHaveLength(steps);
});

it('a page stays where it is if what is new is in sight', () => {
  glideTo(elementAt(300));
  jest.advanceTimersByTime(2_000);
  expect(scrolled).toEqual([]);
});
